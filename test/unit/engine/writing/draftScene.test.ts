import assert from 'node:assert/strict';
import { writtenDeck } from '../../../support/writtenDeck.ts';

const layoutOf = async (quoted: string) => {
  const { slides } = await writtenDeck(
    `# Deck\n\n## Boats\n\n- old\n- new\n\n> ${quoted}\n\n## Piers\n\nText.`,
  );
  return slides.find((slide) => JSON.stringify(slide).includes('leaks all the time'))?.layout;
};

describe('what is set off', () => {
  it('is a quotation where somebody says it, else a note', async () => {
    assert.equal(await layoutOf('“The boat leaks all the time and nobody mends it.”'), 'quote');
    assert.equal(await layoutOf('The boat leaks all the time and nobody mends it.'), 'statement');
    assert.equal(await layoutOf('The `"boat"` leaks all the time and nobody mends it.'), 'statement');
  });
});
