import assert from 'node:assert/strict';
import { SaxesParser } from 'saxes';
import { themeOf } from '../../../../src/deck/look.ts';
import { themeIds } from '../../../../src/deck/themes.ts';
import { deckWords } from '../../../../src/languages/wordsOfDeck.ts';
import { createMeasure } from '../../../../src/layouts/measure/fontMeasure.ts';
import { slideMiniature } from '../../../../src/player/miniature/slideMiniature.ts';
import { everyLayout } from '../../../support/decks/everyLayout.ts';

const measure = createMeasure();
const setting = (theme: string) => ({
  theme: themeOf({ theme }),
  measure,
  words: deckWords('us'),
  sizeOf: () => undefined,
});
const slides = everyLayout().sections.flatMap(({ slides: own }) => own);

/** What a reader of XML finds: the elements, and the text within them. */
const read = (markup: string) => {
  const parser = new SaxesParser({ xmlns: true });
  const names: string[] = [];
  let text = '';
  parser.on('opentag', ({ name }) => names.push(name));
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.write(markup).close();
  return { names, text };
};

describe('slideMiniature', () => {
  it('draws every layout as a picture that stands for itself, small enough for a hover', () => {
    for (const [at, slide] of slides.entries()) {
      const markup = slideMiniature(slide, setting(themeIds[at % themeIds.length]!));
      assert.equal(read(markup).names[0], 'svg');
      assert.ok(Buffer.from(markup).toString('base64').length < 50_000, slide.layout);
      assert.doesNotMatch(markup, /NaN|undefined|href|url\(/, slide.layout);
    }
  });

  it('says what the slide says', () => {
    const bullets = slides.find(({ layout }) => layout === 'bullets')!;
    const { text } = read(slideMiniature(bullets, setting('harbor')));
    for (const { text: word } of bullets.title) assert.ok(text.includes(word.split(' ')[0]!));
  });

  it('hangs a number before the text that brings it', () => {
    const items = ['2. Send the offer', '3. Sign it'].map((text) => ({ text: [{ text }] }));
    const list = {
      ...slides.find(({ layout }) => layout === 'bullets')!,
      style: 'list',
      items,
    } as (typeof slides)[number];
    const markup = slideMiniature(list, setting('harbor'));
    const xOf = (word: string): number =>
      Number(/x="([\d.]+)"/.exec(markup.split('<text').find((text) => text.includes(`>${word}`)) ?? '')?.[1]);
    assert.ok(xOf('2.') < xOf('Send'), markup);
  });

  it('ends a line where its text does', () => {
    const list = {
      ...slides.find(({ layout }) => layout === 'bullets')!,
      style: 'list',
      items: ['AG Petersen\nRoom', 'Other'].map((text) => ({ text: [{ text }] })),
    } as (typeof slides)[number];
    const lines = slideMiniature(list, setting('harbor'))
      .split('<text')
      .map((text) => />([^<>]+)<\/tspan>/.exec(text)?.[1]);
    assert.ok(lines.includes('AG Petersen') && lines.includes('Room'), lines.join('|'));
  });

  it('stands the other way round for who reads from the right', () => {
    const item = { text: [{ text: 'One of several points' }] };
    const list = { ...slides.find(({ layout }) => layout === 'bullets')!, items: [item, item, item] };
    const marks = (isMirrored: boolean) =>
      [...slideMiniature(list, setting('harbor'), { isMirrored }).matchAll(/<circle cx="([\d.]+)"/g)].map(
        ([, x]) => Number(x),
      );
    assert.ok(marks(false).every((x) => x < 640));
    assert.ok(marks(true).every((x) => x > 640));
    assert.ok(marks(true).length > 0);
  });

  it('shows text as text', () => {
    const slide = { ...slides.find(({ layout }) => layout === 'code')!, title: [{ text: '<script>&' }] };
    const { names, text } = read(slideMiniature(slide, setting('harbor')));
    assert.ok(!names.includes('script'));
    assert.ok(text.includes('<script>&'));
  });
});
