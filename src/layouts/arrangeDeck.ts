import { footerBox } from '../deck/canvas.ts';
import type { AnySlide } from '../deck/slide.ts';
import type { Theme } from '../deck/theme.ts';
import { deckWords } from '../languages/wordsOfDeck.ts';
import type { Arrangement } from './arrangement.ts';
import type { Deck } from './deck.ts';
import type { Setting } from './layout.ts';
import type { Measure } from './measure/measure.ts';
import { footerParts } from './parts/sheet.ts';
import type { LayoutRegistry } from './registry.ts';
import type { Slide } from './slide.ts';

/** A slide with where everything on it stands. */
export interface PlacedSlide {
  readonly slide: Slide;
  readonly arrangement: Arrangement;
}

export interface DeckSetting {
  readonly theme: Theme;
  readonly measure: Measure;
}

/** A slide in its place of a deck: what its layout arranges, over title and number where it has no ground of its own. */
const arrangeInDeck = (
  slide: AnySlide,
  { title, number }: { readonly title: string; readonly number: number },
  setting: Setting,
  registry: Pick<LayoutRegistry, 'arrange'>,
): Arrangement => {
  const { arrangement } = registry.arrange(slide, setting);
  if (arrangement.ground !== 'paper') return arrangement;
  const parts = footerParts(title, number, setting);
  return {
    ...arrangement,
    parts: [...arrangement.parts, { kind: 'group', role: 'foot', box: footerBox, parts }],
  };
};

/** Every slide of a deck, arranged: what pages, files and pictures are drawn from. */
export const arrangeDeck = (
  { title, language, assets, sections }: Deck,
  { theme, measure }: DeckSetting,
  registry: Pick<LayoutRegistry, 'arrange'>,
): readonly PlacedSlide[] => {
  const sizes = new Map(
    assets.flatMap(({ id, type, width, height }) =>
      width && height && type ? [[id, { width, height }] as const] : [],
    ),
  );
  const setting: Setting = {
    theme,
    measure,
    words: deckWords(language),
    sizeOf: (asset) => sizes.get(asset),
  };
  return sections
    .flatMap(({ slides }) => slides)
    .map((slide, index) => ({
      slide,
      arrangement: arrangeInDeck(slide, { title, number: index + 1 }, setting, registry),
    }));
};
