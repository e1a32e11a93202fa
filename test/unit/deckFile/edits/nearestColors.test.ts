import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/deckFile/edits/applyEdits.ts';
import { nearestColors } from '../../../../src/deckFile/edits/nearestColors.ts';
import { readDeckFile } from '../../../../src/deckFile/readDeckFile.ts';

const mended = (text: string, line: number): string =>
  applyEdits(
    text,
    nearestColors(text, line).map(({ edit }) => edit),
  );

describe('nearestColors', () => {
  for (const written of ['#999', '"#999999"', "'#999'", 'rgb(153, 153, 153)'])
    it(`mends ${written} and leaves what stands behind it`, () => {
      const text = `---\ncolors:\n  text: ${written} # pale\n---\n\n# A\n`;
      const changed = mended(text, 2);
      assert.match(changed, /^---\ncolors:\n {2}text: "#[\da-f]{6}" # pale\n---\n\n# A\n$/);
      assert.deepEqual(readDeckFile(changed).problems, []);
    });

  it('mends colors on one line', () => {
    const text = '---\ncolors: { background: "#fff", text: "#999", accent: "#00f" }\n---\n\n# A\n';
    assert.deepEqual(readDeckFile(mended(text, 1)).problems, []);
  });

  it('has nothing for a line on which all stand out', () => {
    assert.deepEqual(nearestColors('---\ncolors:\n  text: "#000"\n---\n\n# A\n', 2), []);
  });
});
