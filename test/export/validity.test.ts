import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '../../src/api/choices.ts';
import { themeIds } from '../../src/deck/themes.ts';
import { formats } from '../support/decks/everyFormat.ts';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { exportOf } from '../support/exporting.ts';
import { hasValidator, validateFile } from '../support/ooxmlValidator.ts';

/** What the Open XML validator of the format's own makers finds wrong. */
const faultsOf = async (bytes: Uint8Array): Promise<unknown[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'deckwright-export-'));
  try {
    const path = join(folder, 'deck.pptx');
    await writeFile(path, bytes);
    return (await validateFile(path)).slice(0, 5);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

describe('PowerPoint files are valid', function () {
  this.timeout(60_000);
  before(function () {
    if (hasValidator) return;
    console.log('      The Open XML validator has no build for this system: nothing is validated.');
    this.skip();
  });

  // Each theme once and each language once, every layout in all of them.
  for (const [at, language] of languages.entries()) {
    const theme = themeIds[at % themeIds.length]!;
    it(`every layout in ${language}, ${theme}`, async () => {
      const { bytes } = await exportOf(everyLayout({ language }), { theme });
      assert.deepEqual(await faultsOf(bytes), []);
    });
  }

  it('with the fonts of an office', async () => {
    const { bytes } = await exportOf(everyLayout(), { fonts: 'office' });
    assert.deepEqual(await faultsOf(bytes), []);
  });

  it('with pictures, formulas and diagrams', async () => {
    const { deck, pictures } = formats();
    const { bytes } = await exportOf(deck, {}, pictures);
    assert.deepEqual(await faultsOf(bytes), []);
  });
});
