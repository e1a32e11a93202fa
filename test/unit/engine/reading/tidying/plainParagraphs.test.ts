import assert from 'node:assert/strict';
import type { RichText } from '../../../../../src/deck/richText.ts';
import { readSources } from '../../../../../src/engine/reading/readSources.ts';

const firstOf = async (markdown: string): Promise<RichText> => {
  const bytes = new TextEncoder().encode(`# Boats\n\n## The old one\n\n${markdown}\n`);
  const source = { id: 'prompt', fileName: 'boats.md', type: 'text/markdown', bytes } as const;
  const { documents } = await readSources([source]);
  const [block] = documents[0]!.sections.flatMap(({ blocks }) => blocks);
  assert.ok(block?.kind === 'paragraph');
  return block.text;
};
const isMarked = (text: RichText): boolean => text.some(({ marks }) => marks?.includes('emphasis'));

const long =
  'The boat is old and leaks in many places. It is mended in the spring of every year, and nobody knows for how long.';

describe('withPlainParagraphs', () => {
  it('sets upright what is in italics from its first word to its last', async () => {
    assert.equal(isMarked(await firstOf(`_${long}_`)), false);
  });

  it('leaves a remark, and what is stressed within a paragraph', async () => {
    assert.equal(isMarked(await firstOf('_Not for children._')), true);
    assert.equal(isMarked(await firstOf(`_Never_ sail it. ${long}`)), true);
  });
});
