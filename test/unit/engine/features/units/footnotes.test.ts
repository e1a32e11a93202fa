import assert from 'node:assert/strict';
import { strayFootnotes } from '../../../../../src/engine/features/units/footnotes.ts';
import { markdown } from '../../../../support/reading.ts';

const strayIn = async (text: string): Promise<number> => strayFootnotes((await markdown(text)).blocks).size;

describe('strayFootnotes', () => {
  it('are those to which no mark leads', async () => {
    assert.equal(await strayIn('*Taken from the **log** of the harbor.\n\n- The boat sails.'), 1);
    assert.equal(await strayIn('Coal costs 4* a ton.\n\n\\* Without tax.'), 0);
  });

  it('are none where nothing else is said', async () => {
    assert.equal(await strayIn('*Taken from the **log** of the harbor.'), 0);
  });
});
