import assert from 'node:assert/strict';
import { readDeckFile } from '../../../src/deckFile/readDeckFile.ts';
import { longestText } from '../../../src/layouts/longestText.ts';

const longest = (text: string) => longestText(readDeckFile(text, { name: 'deck' }).deck);

describe('longestText', () => {
  it('is that of a slide, with all its marks', () => {
    const { slide, characters } = longest(
      `# A\n\n---\n\n## B\n\n- ${'**bold** plain '.repeat(20)}\n- short\n`,
    );
    assert.equal(slide, 2);
    assert.ok(characters >= 200 && characters < 300, String(characters));
  });

  it('is that of a title, and of a listing with all its lines', () => {
    assert.ok(longest(`# ${'word '.repeat(100)}\n`).characters >= 300);
    assert.equal(longest(`## B\n\n\`\`\`js\n${'f();\n'.repeat(100)}\`\`\`\n`).characters, 400);
  });

  it('is found among as many rows as a deck file holds', () => {
    const table = `| a | b |\n| - | - |\n${'| c | d |\n'.repeat(180_000)}`;
    assert.ok(longest(`## B\n\n${table}`).characters < 20);
  });

  it('has nothing to do with the notes', () => {
    const { characters } = longest(`## B\n\n- a\n\n<!-- notes -->\n\n${'word '.repeat(100)}\n`);
    assert.ok(characters < 20, String(characters));
  });
});
