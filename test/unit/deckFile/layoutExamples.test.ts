import assert from 'node:assert/strict';
import { checkDeckFile } from '../../../src/deckFile/checkDeckFile.ts';
import { layoutNames } from '../../../src/deckFile/forms/forms.ts';
import { layoutExamples } from '../../../src/deckFile/layoutExamples.ts';
import { readDeckFile } from '../../../src/deckFile/readDeckFile.ts';
import { createMeasure } from '../../../src/layouts/measure/fontMeasure.ts';

describe('The example of a layout', () => {
  const measure = createMeasure();

  for (const layout of layoutNames)
    it(`${layout}: is one slide of it, without a problem`, () => {
      const text = `# A deck\n\n---\n\n${layoutExamples[layout]}\n`;
      const { lines } = readDeckFile(text);
      assert.deepEqual(
        lines.slice(1).map(({ slide }) => slide.layout),
        [layout],
      );
      assert.deepEqual(checkDeckFile(text, { measure, hasPicture: () => true }), []);
    });
});
