import assert from 'node:assert/strict';
import { markdown, sketch } from '../../../../../support/reading.ts';

const moved = 'This repository has been archived. See the [new one](https://example.org/boats).';
const rest = '\n\nBoats are counted in May.\n\n## Plan\n\nWe count.\n\n## Cost\n\nThree coins.\n';

const openingOf = async (text: string): Promise<string[]> => {
  const { blocks, sections } = await markdown(text);
  return sketch(blocks.length > 0 ? blocks : (sections[0]?.blocks ?? []));
};
const told = ['paragraph: Boats are counted in May.'];

describe('withoutMovedNotice', () => {
  it('leaves to the notes where a document is now, above its title and below', async () => {
    for (const notice of [`> [!WARNING]\n> ${moved}`, `> ${moved}`, moved]) {
      assert.deepEqual(await openingOf(`${notice}\n\n# Boats${rest}`), told);
      assert.deepEqual(await openingOf(`# Boats\n\n${notice}${rest}`), told);
      assert.deepEqual(await openingOf(`---\ntitle: T\n---\n\n# Boats\n\n${notice}${rest}`), told);
    }
    const { notes } = await markdown(`> ${moved}\n\n# Boats${rest}`);
    assert.deepEqual(
      notes.map(({ position, text }) => [position.from, text]),
      [[1, 'This repository has been archived. See the new one.']],
    );
  });

  it('takes along what the notice is called', async () => {
    const named = '**Legacy page**\n\nThis page was migrated from the [old wiki](https://example.org/boats).';
    assert.deepEqual(await openingOf(`# Boats\n\n${named}${rest}`), told);
    const { notes } = await markdown(`# Boats\n\n${named}${rest}`);
    assert.deepEqual(
      notes.map(({ text }) => text),
      ['Legacy page', 'This page was migrated from the old wiki.'],
    );
    const other = '**Legacy page**\n\nBoats are old.';
    assert.equal((await openingOf(`# Boats\n\n${other}${rest}`))[0], 'paragraph: Legacy page');
  });

  it('keeps a sentence of the text, a remark on its subject, and what is all there is', async () => {
    const sentence = 'The documents have been moved to the new archive.';
    assert.equal((await openingOf(`# Archive\n\n${sentence}${rest}`))[0], `paragraph: ${sentence}`);
    const remark = '> The boats have been moved to the pier.';
    assert.equal((await openingOf(`# Boats\n\n${remark}${rest}`)).length, 2);
    assert.equal((await openingOf(`> ${moved}`)).length, 1);
  });
});
