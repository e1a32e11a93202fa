import type { Language } from '../../../../src/api/generationOptions.ts';
import type { RichText } from '../../../../src/deck/richText.ts';
import { Deck } from '../../../../src/layouts/deck.ts';
import type { FaultClass } from '../../../quality/faults/faultClass.ts';
import { type ShownDeck, shownDeck } from '../../../quality/faults/shownDeck.ts';
import { sourceText } from '../../../quality/faults/sourceText.ts';

/** A slide in short: `code` in backquotes, the rest as it is stored. */
export type ShortSlide = { readonly layout: string; readonly title: string } & Readonly<
  Record<string, unknown>
>;

const spans = (text: string): RichText =>
  text
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^`[^`]+`$/.test(part) ? { text: part.slice(1, -1), marks: ['code' as const] } : { text: part },
    );

/** Texts that are no rich text in a deck. */
const plain = new Set([
  'layout',
  'style',
  'label',
  'value',
  'byline',
  'fileName',
  'language',
  'source',
  'tex',
  'asset',
  'alt',
  'kind',
]);

const stored = (value: unknown, key: string, layout: string): unknown => {
  if (typeof value === 'string')
    return plain.has(key) && !(key === 'label' && layout === 'stats') ? value : spans(value);
  if (Array.isArray(value)) return value.map((one) => stored(one, key, layout));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'lines' || name === 'chart' ? inner : stored(inner, name, layout),
    ]),
  );
};

const deckWith = (slides: readonly ShortSlide[], language: Language = 'us'): Deck =>
  Deck.parse({
    title: 'Deck',
    language,
    narrative: 'Guide',
    theme: 'slate',
    sections: [
      {
        id: 'one',
        title: 'One',
        slides: slides.map((slide, at) => ({
          id: `s${at}`,
          notes: '',
          ...(stored(slide, '', slide.layout) as object),
        })),
      },
    ],
    assets: [],
    notices: [],
  });

export const shownWith = (slides: readonly ShortSlide[], language: Language = 'us'): ShownDeck =>
  shownDeck(deckWith(slides, language));

export const list = (title: string, ...texts: string[]): ShortSlide => ({
  layout: 'bullets',
  style: 'list',
  title,
  items: texts.map((text) => ({ text })),
});

export const statement = (title: string, text: string): ShortSlide => ({ layout: 'statement', title, text });

/** What a class finds wrong: the number of the slide and what stands there. */
export const faultsIn = (
  { find }: FaultClass,
  markdown: string,
  slides: readonly ShortSlide[],
  language: Language = 'us',
): string[] =>
  find(shownWith(slides, language), sourceText(markdown)).map(({ slide, shows }) => `${slide}: ${shows}`);
