import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { markdown } from '../../../../../support/reading.ts';

describe('readDefinitions', () => {
  const itemsIn = async (text: string) => {
    const { blocks } = await markdown(`${text}\n`);
    const [list] = blocks;
    assert.ok(list?.kind === 'list');
    return list.items.map(({ text: each }) => each);
  };
  const bold = (text: Awaited<ReturnType<typeof itemsIn>>[number]): string =>
    plain(text.filter(({ marks }) => marks?.includes('strong')));

  it('has terms in bold, with what they mean', async () => {
    const [first] = await itemsIn('Pier\n: Where boats land.\n\nBuoy\n: What shows the way.');
    assert.equal(plain(first!), 'Pier: Where boats land.');
    assert.equal(bold(first!), 'Pier');
  });

  it('has of a term that names itself its name in bold, and no colon after a full stop', async () => {
    const [first] = await itemsIn('**Door** – one can go back. A colour.\n: Decide yourself.');
    assert.equal(plain(first!), 'Door – one can go back. A colour. Decide yourself.');
    assert.equal(bold(first!), 'Door');
  });
});
