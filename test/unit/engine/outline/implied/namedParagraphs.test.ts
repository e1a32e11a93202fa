import assert from 'node:assert/strict';
import { plain, type RichText } from '../../../../../src/deck/richText.ts';
import { boldLine, boldStart, runIn } from '../../../../../src/engine/outline/implied/namedParagraphs.ts';
import type { Block } from '../../../../../src/engine/reading/document/sourceDocument.ts';

const position = { from: 1, to: 1 };
const paragraph = (bold: string, rest = ''): Block => {
  const text: RichText = [{ text: bold, marks: ['strong'] }, ...(rest ? [{ text: rest }] : [])];
  return { kind: 'paragraph', text, position };
};
const code: Block = { kind: 'code', code: 'sail()', position };
const read = (reading: typeof runIn, block: Block, next?: Block) =>
  reading(block, next)?.map(({ heading, blocks }) => [plain(heading), blocks.length]);

describe('names in bold', () => {
  it('are names with code within them, and none without a letter', () => {
    const named: Block = {
      kind: 'paragraph',
      text: [
        { text: 'What ', marks: ['strong'] },
        { text: 'quantity', marks: ['strong', 'code'] },
        { text: ' means.', marks: ['strong'] },
        { text: ' It counts all.' },
      ],
      position,
    };
    assert.deepEqual(read(runIn, named), [['What quantity means', 1]]);
    assert.deepEqual(read(runIn, paragraph('3.', ' The night run begins later.')), [['', 1]]);
  });

  it('stand over the rest of their paragraph, unless they say when', () => {
    assert.deepEqual(read(runIn, paragraph('Cache.', ' It is shared.')), [['Cache', 1]]);
    assert.equal(read(runIn, paragraph('16:30', ' – It is shared.')), undefined);
  });

  it('stand over what comes next where they are all of their line', () => {
    assert.deepEqual(read(boldLine, paragraph('The pier of the town')), [['The pier of the town', 0]]);
    assert.equal(read(boldLine, paragraph('The pier', ' of the town')), undefined);
  });

  it('stand over what their line announces, with all of it', () => {
    assert.deepEqual(read(boldStart, paragraph('Money', ', since the board will ask:'), code), [
      ['Money', 1],
    ]);
    assert.equal(read(boldStart, paragraph('Money', ', since the board will ask.'), code), undefined);
  });
});
