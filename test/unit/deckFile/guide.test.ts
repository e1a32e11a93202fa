import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { languages } from '../../../src/api/choices.ts';
import { ownColorNames } from '../../../src/deck/ownTheme.ts';
import { Chart } from '../../../src/deck/slide.ts';
import { themeIds } from '../../../src/deck/themes.ts';
import { checkDeckFile } from '../../../src/deckFile/checkDeckFile.ts';
import { layoutNames } from '../../../src/deckFile/forms/forms.ts';
import { problemSentence } from '../../../src/deckFile/problemSentence.ts';
import { readDeckFile } from '../../../src/deckFile/readDeckFile.ts';
import { createMeasure } from '../../../src/layouts/measure/fontMeasure.ts';

const guide = await readFile(new URL('../../../docs/deck-file.md', import.meta.url), 'utf8');
const examples = [...guide.matchAll(/^(`{3,})markdown\n([\s\S]*?)\n\1$/gm)].map(([, , text]) => text!);
const listedAfter = (mark: string, end: string): string[] => {
  const start = guide.indexOf(mark) + mark.length;
  return guide.slice(start, guide.indexOf(end, start)).split(/, | or /);
};

describe('The guide to deck files', () => {
  it('is what the editor tells assistants of such files', async () => {
    const root = new URL('../../../', import.meta.url);
    const { chatInstructions } = JSON.parse(
      await readFile(new URL('package.json', root), 'utf8'),
    ).contributes;
    const told = await readFile(new URL(chatInstructions[0].path, root), 'utf8');
    assert.match(told, /^---\napplyTo: '\*\*\/\*\.deck\.md'\n---\n/);
    assert.ok(told.endsWith(guide));
  });

  it('has examples that hold on their slides', () => {
    assert.ok(examples.length >= 3);
    const measure = createMeasure();
    for (const text of examples) {
      const problems = checkDeckFile(text, { measure, hasPicture: () => true });
      assert.deepEqual(problems.map(problemSentence), []);
    }
  });

  it('has examples whose slides come out in the layout that it says', () => {
    const [first, own, unmarked, marked] = examples.map((text) =>
      readDeckFile(text).deck.sections.flatMap(({ slides }) => slides.map(({ layout }) => layout)),
    );
    assert.deepEqual(first, ['cover', 'bullets']);
    assert.deepEqual(own, ['cover']);
    assert.deepEqual(unmarked, ['statement', 'columns', 'steps', 'table', 'image-and-text', 'quote']);
    assert.deepEqual(marked, ['stats', 'chart', 'steps', 'bullets', 'code', 'closing']);
  });

  it('has a theme of one’s own with each color that can be set', () => {
    const { colors = {} } = readDeckFile(examples[1]!).deck;
    assert.deepEqual(Object.keys(colors), [...ownColorNames]);
  });

  it('names every layout, theme, language and kind of chart', () => {
    for (const name of layoutNames) assert.ok(guide.includes(`\`${name}\``), name);
    assert.deepEqual(listedAfter('`theme`: ', ';'), [...themeIds]);
    assert.deepEqual(listedAfter('as a code (', ')').toSorted(), [...languages].toSorted());
    assert.deepEqual(listedAfter('`kind` (', ')').toSorted(), [...Chart.shape.kind.options].toSorted());
  });
});
