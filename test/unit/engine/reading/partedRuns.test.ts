import assert from 'node:assert/strict';
import { partedRuns } from '../../../../src/engine/reading/partedRuns.ts';

const longest = 100_000;
const run = 'a'.repeat(longest);

describe('partedRuns', () => {
  it('parts what goes on without a blank for more than 100,000 characters', () => {
    assert.equal(partedRuns(`b ${run}a\nc`), `b ${run} a\nc`);
  });

  it('leaves long texts of words as they are', () => {
    const text = `${run}\n${run}`;
    assert.equal(partedRuns(text), text);
  });

  it('leaves a picture whole that is written in the text', () => {
    const text = `![A map](data:image/png;base64,${run}${run})`;
    assert.equal(partedRuns(text), text);
  });

  it('parts no sign of two characters', () => {
    assert.equal(partedRuns('🚢'.repeat(longest + 1)), `${'🚢'.repeat(longest)} 🚢`);
  });
});
