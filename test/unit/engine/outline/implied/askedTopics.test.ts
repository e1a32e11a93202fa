import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { answered, asked, countedAmongAsked } from '../../../../../src/engine/outline/implied/askedTopics.ts';
import { type Split, splitBy } from '../../../../../src/engine/outline/implied/splitBlocks.ts';
import type { Block } from '../../../../../src/engine/reading/document/sourceDocument.ts';
import { markdown } from '../../../../support/reading.ts';

const split = async (text: string): Promise<Split> => {
  const { blocks, sections } = await markdown(`# Harbor\n\n${text}`);
  return splitBy([...blocks, ...sections.flatMap((section) => section.blocks)], asked);
};
const textOf = (block: Block | undefined): string => (block?.kind === 'paragraph' ? plain(block.text) : '');

describe('questions over their answers', () => {
  it('are headings where they are set off or bold', async () => {
    const { found } = await split('**May I row?**\n\nYes.\n\n> May I sail?\n\nNo.\n\nMay I swim?\n\nNo.');
    assert.deepEqual(
      found.map(({ heading }) => plain(heading)),
      ['May I row?', 'May I sail?'],
    );
  });

  it('are headings as a form sets them, without what it adds at length', async () => {
    const added =
      'knowing that this will likely change as you learn from all who row and from all who sail along the way, or swim';
    const { found } = await split(
      `_Why this boat?_\n\nIt floats.\n\n_How will it grow (${added})?_\n\n- It will not.`,
    );
    assert.deepEqual(
      found.map(({ heading }) => plain(heading)),
      ['Why this boat?', 'How will it grow?'],
    );
    assert.ok(found.every(({ heading }) => heading.every(({ marks }) => !marks?.includes('emphasis'))));
  });

  it('are headings in bold before their answers, with what follows below them', async () => {
    const { found } = await split(
      '**1. Why did the pier fall?** Because it was old.\n\nIt was late.\n\n**Why at night?**\nNobody knows.\n\n**Really?** no longer ends it, **he says.**',
    );
    assert.deepEqual(
      found.map(({ heading, blocks }) => [plain(heading), ...blocks.map(textOf)]),
      [
        ['1. Why did the pier fall?', 'Because it was old.', 'It was late.'],
        ['Why at night?', 'Nobody knows.'],
        ['Really?', 'no longer ends it, he says.'],
      ],
    );
  });

  it('have what is counted among them, though it asks nothing', async () => {
    const { blocks } = await markdown(
      '# Harbor\n\n**5. It wants a key.** Use a token.\n\n**It wants a key.** Use it.',
    );
    assert.deepEqual(
      splitBy(blocks, countedAmongAsked).found.map(({ heading, blocks: below }) => [
        plain(heading),
        textOf(below[0]),
      ]),
      [['5. It wants a key', 'Use a token.']],
    );
  });

  it('are headings without who asks', async () => {
    const { found } = await split('> *May I row? — Boats Ltd*\n\nYes.\n\n> May I sail? He did.\n\nNo.');
    assert.deepEqual(
      found.map(({ heading }) => plain(heading)),
      ['May I row?'],
    );
  });

  it('are headings without the letter that marks them, with a question mark or not', async () => {
    const { found } = await split('**Q: May I row?**\n\nYes.\n\n**F 2: Wie man rudert.**\n\nLangsam.');
    assert.deepEqual(
      found.map(({ heading }) => plain(heading)),
      ['May I row?', 'Wie man rudert'],
    );
  });

  it('are none within a text', async () => {
    assert.deepEqual((await split('It is **bold, is it?** and more.\n\nText.')).found, []);
  });

  it('have answers without the letter that marks these', async () => {
    const { found } = await split(
      '**Q: May I row?**\n\n**A**: Yes, with care.\n\n**Q: Far?**\n\nA boat is needed.',
    );
    assert.deepEqual(
      answered(found).map(({ blocks }) => textOf(blocks[0])),
      ['Yes, with care.', 'A boat is needed.'],
    );
  });
});
