import type { Fault, FaultClass } from '../faultClass.ts';
import { lettersOnly } from '../letters.ts';
import type { ShownDeck, ShownSlide } from '../shownDeck.ts';
import { headingAt, type SourceTable, type SourceText } from '../sourceText.ts';
import { saysWhatIsLeftOut } from './marks.ts';

/** A table of so many rows is shown whole. */
const shownWhole = 12;

interface Page {
  readonly slide: ShownSlide;
  readonly cells: ReadonlySet<string>;
  readonly letters: string;
}

const isEllipsis = (text: string): boolean =>
  /^[\s.…⋯·]*[….⋯]{1,3}[\s.…]*$/u.test(text) && text.trim() !== '';

const pagesOf = ({ slides }: ShownDeck): Page[] =>
  slides.map((slide) => ({
    slide,
    cells: new Set(slide.texts.map(({ text }) => lettersOnly(text))),
    letters: lettersOnly(slide.texts.map(({ text }) => text).join(' ')),
  }));

/** A row is there when its first words are, and one more of its cells. */
const isRowOn = (row: readonly string[], { cells, letters }: Page): boolean => {
  const [first, ...others] = row.map(lettersOnly).filter((cell) => cell !== '');
  if (first === undefined) return true;
  const has = (cell: string): boolean =>
    cells.has(cell) || (cell.length > 3 && letters.includes(cell.slice(0, 24)));
  if (!has(first)) return false;
  return others.length === 0 || others.some((cell) => has(cell) || letters.includes(cell.slice(0, 16)));
};

/** A sum beside its parts would be one bar too many. */
const total =
  /^(?:sum|total|grand total|gesamt|summe|total général|somme|suma|totale|soma|jumlah|合计|总计|合計|総計|합계|총계|المجموع|الإجمالي|कुल|मोट|जोड़|মোট)/iu;
const isTotal = ([first = '']: readonly string[]): boolean => total.test(first.trim());

const cutIn = (table: SourceTable, pages: readonly Page[], source: SourceText): Fault[] => {
  if (table.rows.length === 0 || headingAt(source, table.from)?.isHidden) return [];
  const found = table.rows.map((row) => ({ row, on: pages.filter((page) => isRowOn(row, page)) }));
  const isCharted = found.some(({ on }) => on.some(({ slide }) => slide.layout === 'chart'));
  const on = found.filter(({ row }) => !(isCharted && isTotal(row))).map((one) => one.on);
  const shown = on.filter((pagesOfRow) => pagesOfRow.length > 0).length;
  if (shown === 0 || shown === on.length) return [];
  const holding = on.flat();
  const isMarked = holding.some(({ slide }) => saysWhatIsLeftOut(slide, source));
  if (isMarked && shown > 1 && table.rows.length > shownWhole) return [];
  return [
    {
      slide: holding[0]!.slide.number,
      shows: `${shown} of ${on.length} rows`,
      why: isMarked ? 'though there is room for all' : 'without a word',
    },
  ];
};

const ellipses = ({ slides }: ShownDeck): Fault[] =>
  slides.flatMap((slide) =>
    slide.texts.some(({ text, path }) => path[0] === 'rows' && isEllipsis(text))
      ? [{ slide: slide.number, shows: 'a row of “…”' }]
      : [],
  );

export const cutTables: FaultClass = {
  name: 'cut table',
  means: 'a table of up to twelve rows is shown in part, or a longer one without a word about the rest',
  find: (deck, source) => {
    const pages = pagesOf(deck);
    const inDocument = source.tables.some(({ rows }) => rows.flat().some(isEllipsis));
    const cut = source.tables.flatMap((table) => cutIn(table, pages, source));
    const counted = new Set(cut.map(({ slide }) => slide));
    return [...cut, ...(inDocument ? [] : ellipses(deck).filter(({ slide }) => !counted.has(slide)))];
  },
};
