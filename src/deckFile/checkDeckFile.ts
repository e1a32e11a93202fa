import type { Asset } from '../deck/deck.ts';
import { themeOf } from '../deck/look.ts';
import { plain } from '../deck/richText.ts';
import { deckWords } from '../languages/wordsOfDeck.ts';
import type { TooMuch } from '../layouts/arrangement.ts';
import type { Setting } from '../layouts/layout.ts';
import { layouts } from '../layouts/layouts.ts';
import type { Measure } from '../layouts/measure/measure.ts';
import type { Slide } from '../layouts/slide.ts';
import { excessOfDeck } from './excessOfDeck.ts';
import type { Lines, Problem } from './problem.ts';
import { type ReadDeckFile, readDeckFile, type SlideLines } from './readDeckFile.ts';

export interface CheckOptions {
  readonly measure: Measure;
  /** Whether a picture is where the file says; those of the web are not looked for. */
  readonly hasPicture: (target: string) => boolean;
}

/** One thing is said once of each text: what has too many items has too many lines as well. */
const tooMuchOf = (slide: Slide, setting: Setting): readonly TooMuch[] => {
  const arranged = layouts.arrange(slide, setting);
  if (arranged.fits) return [];
  const places = new Map<string, TooMuch>();
  for (const each of arranged.tooMuch) places.set(`${each.where} ${each.at ?? ''}`, each);
  return [...places.values()];
};

/** It is in the file itself. */
const isData = (target: string): boolean => /^data:/i.test(target);

const picturesOf = (slide: Slide): string[] => {
  if ('picture' in slide) return [slide.picture.asset];
  if (slide.layout !== 'gallery') return [];
  return slide.pictures.flatMap((picture) => ('asset' in picture ? [picture.asset] : []));
};

/** The pictures of a file that are to lie beside it: what its targets name, without those of the web. */
export const pictureFilesOf = ({ deck }: Pick<ReadDeckFile, 'deck'>): readonly string[] => {
  const used = new Set(deck.sections.flatMap(({ slides }) => slides.flatMap(picturesOf)));
  return [...used].flatMap((id) => {
    const asset = deck.assets.find((each) => each.id === id);
    return asset?.remote === undefined && !isData(id) ? [asset?.fileName ?? id] : [];
  });
};

/** A continued slide has its title again on purpose. */
const titleOf = (slide: Slide): string =>
  'part' in slide && slide.part ? '' : plain(slide.title).trim().toLowerCase();

const sizesOf =
  (assets: readonly Asset[]): Setting['sizeOf'] =>
  (id) => {
    const { width, height } = assets.find((asset) => asset.id === id) ?? {};
    return width && height ? { width, height } : undefined;
  };

/** What does not hold on the slides, or is missing from them. */
const problemsOfSlides = ({ deck, lines }: ReadDeckFile, options: CheckOptions): Problem[] => {
  const setting: Setting = {
    theme: themeOf(deck),
    measure: options.measure,
    words: deckWords(deck.language),
    sizeOf: sizesOf(deck.assets),
  };
  const seen = new Map<string, number>();
  return lines.flatMap(({ slide, line, end }: SlideLines, at): Problem[] => {
    const place: Lines = { line, end };
    const missing = picturesOf(slide).filter((id) => {
      const asset = deck.assets.find((each) => each.id === id);
      return asset?.remote === undefined && !isData(id) && !options.hasPicture(asset?.fileName ?? id);
    });
    const title = titleOf(slide);
    const twin = title === '' ? undefined : seen.get(title);
    // What the deck is about, its first slide may say as well.
    if (title !== '' && twin === undefined && slide.layout !== 'cover') seen.set(title, at + 1);
    return [
      ...tooMuchOf(slide, setting).map((tooMuch): Problem => ({ kind: 'too-much', ...place, tooMuch })),
      ...missing.map((about): Problem => ({ kind: 'picture-missing', ...place, about })),
      ...(twin === undefined ? [] : [{ kind: 'title-repeated', ...place, about: String(twin) } as const]),
    ];
  });
};

/** What no service takes. */
const problemsOfSize = ({ deck, lines }: ReadDeckFile): Problem[] => {
  const excess = excessOfDeck(deck);
  if (!excess) return [];
  const { line, end } = lines[excess.slide - 1] ?? { line: 0, end: 1 };
  return [{ kind: 'too-large', line, end, excess }];
};

/** What of a deck file is not shown, does not hold or leads nowhere, with its lines. */
export const problemsOf = (read: ReadDeckFile, options: CheckOptions): readonly Problem[] =>
  [...read.problems, ...problemsOfSlides(read, options), ...problemsOfSize(read)].sort(
    (a, b) => a.line - b.line,
  );

export const checkDeckFile = (text: string, options: CheckOptions): readonly Problem[] =>
  problemsOf(readDeckFile(text), options);
