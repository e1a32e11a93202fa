import assert from 'node:assert/strict';
import { readDeckFile } from '../../../src/deckFile/readDeckFile.ts';
import { fullestSlide } from '../../../src/layouts/fullestSlide.ts';

const fullest = (text: string) => fullestSlide(readDeckFile(text, { name: 'deck' }).deck);

describe('fullestSlide', () => {
  it('is the one with the most entries, cells or figures', () => {
    const { slide, values } = fullest(`# A\n\n---\n\n## B\n\n${'- entry\n'.repeat(300)}`);
    assert.equal(slide, 2);
    assert.ok(values >= 300 && values < 1_000, String(values));
    const table = [' a |', ' - |', ...Array<string>(20).fill(' b |')].map((cell) => `|${cell.repeat(20)}`);
    assert.ok(fullest(`## B\n\n${table.join('\n')}\n`).values >= 400);
  });

  it('takes the spans of a text, the lines of a listing and the notes for one', () => {
    const spans = fullest(`## B\n\n- ${'**bold** plain '.repeat(50)}\n`);
    const lines = fullest(`## B\n\n\`\`\`js\n${'f();\n'.repeat(100)}\`\`\`\n`);
    const notes = fullest(`## B\n\n- a\n\n<!-- notes -->\n\n${'- word\n'.repeat(100)}\n`);
    for (const { values } of [spans, lines, notes]) assert.ok(values < 12, String(values));
  });
});
