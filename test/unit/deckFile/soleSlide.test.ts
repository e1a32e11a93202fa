import assert from 'node:assert/strict';
import { readDeckFile } from '../../../src/deckFile/readDeckFile.ts';
import { soleSlide } from '../../../src/deckFile/soleSlide.ts';
import { deckFiles } from '../../support/deckFiles.ts';

describe('soleSlide', () => {
  it('reads each slide as the whole file has it', () => {
    for (const text of deckFiles) {
      const { lines } = readDeckFile(text);
      for (const { line } of lines) {
        const whole = lines.filter((each) => each.line === line).map(({ slide }) => slide.layout);
        assert.deepEqual(
          soleSlide(text, line).slides.map(({ layout }) => layout),
          whole,
          `line ${line} of ${text.slice(0, 80)}`,
        );
      }
    }
  });

  it('reads an empty file', () => {
    assert.deepEqual(soleSlide('', 0).slides, []);
  });
});
