import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { writtenDeck } from '../../../support/writtenDeck.ts';

const layoutOf = async (quoted: string) => {
  const { slides } = await writtenDeck(`# Deck\n\n## Boats\n\n> ${quoted}\n\n## Piers\n\nText.`);
  return slides.find((slide) => JSON.stringify(slide).includes('leaks all the time'))?.layout;
};

describe('what is set off', () => {
  it('is a quotation where somebody says it, else a note', async () => {
    assert.equal(await layoutOf('“The boat leaks all the time and nobody mends it.”'), 'quote');
    assert.equal(await layoutOf('The boat leaks all the time and nobody mends it.'), 'statement');
    assert.equal(await layoutOf('The `"boat"` leaks all the time and nobody mends it.'), 'statement');
  });

  it('has whose it is below it, where that is all that introduces it', async () => {
    const quoteBelow = async (lead: string) => {
      const { slides } = await writtenDeck(
        `# Deck\n\n## Boats\n\n${lead}\n\n> “The boat leaks all the time and nobody mends it.”\n\n## Piers\n\nText.`,
      );
      const quote = slides.find(({ layout }) => layout === 'quote');
      return quote?.layout === 'quote' && [plain(quote.title), plain(quote.who ?? [])];
    };
    assert.deepEqual(await quoteBelow('@ada answered:'), ['Boats', '@ada answered']);
    assert.deepEqual(await quoteBelow('We recommend to say it in other words:\n\nOld text:'), [
      'We recommend to say it in other words',
      'Old text',
    ]);
  });

  it('is called by what introduces it, where that says more than whose words they are', async () => {
    const words =
      'The boat leaks all the time, in every harbor that we call at, and nobody mends it. '.repeat(3);
    const titleBelow = async (lead: string) => {
      const { slides } = await writtenDeck(
        `# Deck\n\n## Boats\n\n${lead}\n\n> ${words}\n\n## Piers\n\nText.`,
      );
      const slide = slides.find((each) => JSON.stringify(each).includes('leaks all the time'));
      return slide && 'title' in slide ? plain(slide.title) : '';
    };
    assert.equal(
      await titleBelow('From the mail that Rob sent on the first of May:'),
      'From the mail that Rob sent on the first of May',
    );
    assert.equal(await titleBelow('He said:'), 'Boats');
    const long =
      'Ada reminds everybody that the boat is older than the pier, and that neither of them was meant to stand in the water for so long:';
    assert.equal(await titleBelow(long), 'Boats');
  });
});
