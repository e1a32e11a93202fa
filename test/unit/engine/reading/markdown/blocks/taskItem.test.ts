import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { markdown } from '../../../../../support/reading.ts';

describe('withTask', () => {
  it('reads a box with a colon behind it', async () => {
    const [tasks] = (await markdown('- [x] : paint the boat\n- [ ]: sell it\n- [x]y\n- [] rent it\n')).blocks;
    assert.equal(tasks?.kind, 'list');
    assert.deepEqual(
      tasks.items.map(({ checked, text }) => `${checked} ${plain(text)}`),
      ['true paint the boat', 'false sell it', 'undefined [x]y', 'false rent it'],
    );
  });
});
