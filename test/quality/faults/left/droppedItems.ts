import { Language } from '../../../../src/api/generationOptions.ts';
import type { Chart } from '../../../../src/deck/slide.ts';
import { isThanks } from '../../../../src/languages/recognising/labels.ts';
import { allottedTime, attendeesHeading, readingLabel } from '../../notContent.ts';
import type { Fault, FaultClass } from '../faultClass.ts';
import { lettersOnly } from '../letters.ts';
import type { ShownDeck, ShownSlide } from '../shownDeck.ts';
import { headingAt, type SourceList, type SourceText } from '../sourceText.ts';
import { saysWhatIsLeftOut } from './marks.ts';

const opening = 18;
const piece = 9;
const shortest = 5;
/** What stands in brackets may be left out of an item. */
const aside = /[(（[][^)）\]]*[)）\]]/gu;
const shareOfPieces = 0.5;

interface Page {
  readonly slide: ShownSlide;
  readonly letters: string;
  /** Without the headings of the document: these have words of their items by chance. */
  readonly said: string;
}

/** By how it begins, or by half of its pieces where it was shortened. */
const isShownOn = (item: string, { letters: slideLetters, said }: Page): boolean => {
  const letters = lettersOnly(item);
  const shortened = lettersOnly(item.replace(aside, ' '));
  if (shortened.length >= shortest && slideLetters.includes(shortened.slice(0, opening))) return true;
  if (slideLetters.includes(letters.slice(0, opening))) return true;
  if (letters.length <= opening) return false;
  const pieces: string[] = [];
  for (let at = 0; at + piece <= letters.length; at += piece) pieces.push(letters.slice(at, at + piece));
  return pieces.filter((one) => said.includes(one)).length >= shareOfPieces * pieces.length;
};

/** A chart is read figure by figure, each with its name and its unit: "Fence 1,350 €". */
const figuresOn = ({ data }: ShownSlide): string[] => {
  const { chart } = data as { readonly chart?: Chart };
  return (chart?.series ?? []).flatMap(({ values }) =>
    values.map(
      (value, at) => `${chart!.categories[at]} ${chart!.prefix ?? ''}${value}${chart!.suffix ?? ''}`,
    ),
  );
};

const pagesOf = ({ slides }: ShownDeck, { headings }: SourceText): Page[] => {
  const heads = new Set(headings.map(({ letters }) => letters));
  return slides
    .filter(({ layout }) => layout !== 'agenda' && layout !== 'cover')
    .map((slide) => {
      const texts = [...slide.texts.map(({ text }) => text), ...figuresOn(slide)];
      return {
        slide,
        letters: lettersOnly(texts.join(' ')),
        said: lettersOnly(texts.filter((text) => !heads.has(lettersOnly(text))).join(' ')),
      };
    });
};

/** A short item may stand anywhere by chance: it tells only together with a longer one. */
const tells = (item: string): boolean => lettersOnly(item).length >= 5;
const tellsAlone = (item: string): boolean => lettersOnly(item).length >= 14;

/** Who is thanked is said, not shown; so is how long a topic may take, and what is read elsewhere. */
const isPoint = (item: string, language: string): boolean =>
  !allottedTime.test(item) &&
  !readingLabel.test(item) &&
  !isThanks(item, Language.catch('us').parse(language));

const beginningOf = (item: string): string => lettersOnly(item).slice(0, opening);

/** What several lists have: which of them is shown, nobody knows. */
const sharedItems = (lists: readonly SourceList[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const { items } of lists)
    for (const item of new Set(items.map(beginningOf))) counts.set(item, (counts.get(item) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([item]) => item));
};

const partlyShown = (
  list: SourceList,
  shared: ReadonlySet<string>,
  pages: readonly Page[],
  source: SourceText,
  deck: ShownDeck,
): Fault[] => {
  const items = list.items.filter((item) => tells(item) && isPoint(item, deck.language));
  const heading = headingAt(source, list.from);
  if (items.length < 2 || heading?.isHidden || attendeesHeading.test(heading?.text ?? '')) return [];
  const shownOn = items.map((item) => pages.filter((page) => isShownOn(item, page)));
  const shown = shownOn.filter((on) => on.length > 0).length;
  const missing = items.filter((_, at) => shownOn[at]!.length === 0);
  if (shown === 0 || missing.length === 0) return [];
  if (items.every((item, at) => shownOn[at]!.length === 0 || shared.has(beginningOf(item)))) return [];
  if (shown === 1 && !items.some((item, at) => shownOn[at]!.length > 0 && tellsAlone(item))) return [];
  // The page with the most of its items is where the mark would stand.
  const counts = new Map<Page, number>();
  for (const on of shownOn) for (const page of on) counts.set(page, (counts.get(page) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const holding = [...counts].filter(([, count]) => count === most).map(([page]) => page);
  if ([...counts.keys()].some(({ slide }) => saysWhatIsLeftOut(slide, source))) return [];
  return [
    {
      slide: holding[0]!.slide.number,
      shows: `${shown} of ${items.length}`,
      why: `without: ${missing.slice(0, 2).join(' / ')}`,
    },
  ];
};

export const droppedItems: FaultClass = {
  name: 'dropped items',
  means: 'a list is shown in part, and the slide does not say so',
  find: (deck, source) => {
    const pages = pagesOf(deck, source);
    const shared = sharedItems(source.lists);
    return source.lists.flatMap((list) => partlyShown(list, shared, pages, source, deck));
  },
};
