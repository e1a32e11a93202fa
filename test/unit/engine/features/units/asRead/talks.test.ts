import assert from 'node:assert/strict';
import { asRead } from '../../../../../../src/engine/features/units/asRead/asRead.ts';
import { markdown, sketch } from '../../../../../support/reading.ts';

const readAs = async (text: string): Promise<string[]> => sketch(asRead((await markdown(text)).blocks, 'us'));

describe('Quotations below each other', () => {
  it('are a list of who says what where each begins with a name', async () => {
    assert.deepEqual(await readAs('> **Ada:** It leaks.\n>\n> **Ben:** It does not.\n\n> **Cho:** Fine.'), [
      'list: Ada: It leaks. | Ben: It does not. | Cho: Fine.',
    ]);
  });

  it('have below each what answers it', async () => {
    const talk = '> **Ada:** It leaks.\n\nGood point, mended.\n\n> **Ben:** It does not.';
    const [list] = asRead((await markdown(talk)).blocks, 'us');
    assert.ok(list?.kind === 'list');
    assert.deepEqual(
      list.items.map(({ blocks }) => sketch(blocks)),
      [['paragraph: Good point, mended.'], []],
    );
  });

  it('are a quotation where one says it alone', async () => {
    assert.deepEqual(await readAs('> **Ada:** It leaks.'), ['quote: Ada: It leaks.']);
  });
});
