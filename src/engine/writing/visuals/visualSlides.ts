import { leadBox } from '../../../deck/canvas.ts';
import { isDrawing } from '../../../deck/drawing.ts';
import { plain, type RichText, rich } from '../../../deck/richText.ts';
import type { Bullet, CodeLine } from '../../../deck/slide.ts';
import { typeScale } from '../../../deck/typeScale.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import { fill } from '../../../languages/deckWords.ts';
import { deckWords } from '../../../languages/wordsOfDeck.ts';
import { isOutput, mostCodeColumns, mostCodeLines, mostDrawnLines } from '../../../layouts/code.ts';
import type { Slide, SlideOf } from '../../../layouts/slide.ts';
import { chainsOf, withNames } from '../../features/chains.ts';
import { linesOfListing } from '../../features/listingVersions.ts';
import { inParagraphs } from '../../features/paragraphs.ts';
import { hasRole, type Said } from '../../features/said.ts';
import { spokenNames } from '../../features/spokenNames.ts';
import { uprightTable } from '../../features/tables/uprightTable.ts';
import type { Visual } from '../../features/visual.ts';
import type { Body } from '../../planning/scenes/scene.ts';
import { policy } from '../../policy/policy.ts';
import type { BlockOf } from '../../reading/document/sourceDocument.ts';
import { spokenAddresses } from '../../text/addresses/spokenAddresses.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { fits, linesIn } from '../../text/fit.ts';
import { joinSentences } from '../../text/richJoin.ts';
import { type Frame, head, unwritten, type Writing } from '../draft/draft.ts';
import { chooseSaid } from '../points/chooseSaid.ts';
import { statsSlide, stepsSlide } from '../points/layouts/shapes.ts';
import { bulletOf, type Point, pointOf } from '../points/points.ts';
import { isKicker, isLead, leadLines } from '../points/room.ts';
import { eased, pointsOfChains } from '../points/textSlides.ts';
import { withDaysOnce } from '../tables/daysOnce.ts';
import { type TablePages, tablePages } from '../tables/tablePages.ts';
import { withWholeFigures } from '../tables/wholeFigures.ts';
import { calledByFigures } from './calledByFigures.ts';
import { changedLines } from './changedLines.ts';
import { chartOfTable } from './chartOfTable.ts';
import { codeLines, codePages, pagesOfLines } from './codeLines.ts';
import { withCommandLines } from './commandLines.ts';
import { commandsBeside } from './commandsBeside.ts';
import { isBlankLine } from './listingLines.ts';
import { isCaption, saidOfChart } from './saidOfChart.ts';
import { statsOfTable } from './statsOfTable.ts';
import { tellingPages, unimportedLines, unremarkedLines } from './tellingLines.ts';
import { timelineOfTable } from './timelineOfTable.ts';

type VisualBody = Extract<Body, { kind: 'visual' }>;

interface Beside {
  readonly frame: Frame;
  /** The sentence that introduces it, else the best of those around it. */
  readonly line?: RichText;
  /** What may stand there where that has no room. */
  readonly shorter: readonly RichText[];
  readonly said: readonly Said[];
  readonly points: readonly Point[];
  readonly writing: Writing;
  /** How many slides it may take. */
  readonly most: number;
  /** A listing that this one is a version of. */
  readonly earlier?: string;
  /** Of what in a listing is spoken. */
  readonly spoken: readonly string[];
  /** What is said of a listing after it. */
  readonly below: readonly Point[];
}

const longestLine = policy.text.aboveLetters;

const mostSpare = 2;
/** A table that goes on over slides may have some more than it was given, if they show all of it. */
const pagesOfTable = (block: BlockOf<'table'>, most: number, mayName: boolean): TablePages => {
  const given = tablePages(block, most, mayName);
  for (let spare = 1; spare <= mostSpare && most > 1 && given.left > 0; spare += 1) {
    const whole = tablePages(block, most + spare, mayName);
    if (whole.left === 0) return whole;
  }
  return given;
};

/** "Data was lost – https://lark.example/issues/7": nobody reads an address from a cell. */
const spokenTable = (table: BlockOf<'table'>): BlockOf<'table'> => ({
  ...table,
  rows: table.rows.map((row) => row.map(spokenAddresses)),
});

const tableSlides = (written: BlockOf<'table'>, { frame, line, said, writing, most }: Beside): Slide[] => {
  const { language, deckLanguage, style } = writing;
  const block = style === 'Preserve' ? written : uprightTable(spokenTable(written));
  const chart = chartOfTable(block, language);
  if (chart) {
    const takeaway = saidOfChart(chart, block, { line, said, writing });
    const own = style === 'Preserve' ? frame : calledByFigures(chart, takeaway, frame);
    return [{ ...unwritten, ...head(own), layout: 'chart', chart, ...(takeaway ? { takeaway } : {}) }];
  }
  const steps = writing.style === 'Preserve' ? undefined : timelineOfTable(block, language);
  const timeline = steps && stepsSlide(line && isLead(line) ? { lead: line } : {}, frame, steps);
  if (timeline && fits(timeline)) return [timeline];
  const stats = writing.style === 'Preserve' ? undefined : statsOfTable(block, language);
  const figures = stats && statsSlide(line && isLead(line) ? { lead: line } : {}, frame, stats);
  if (figures && fits(figures)) return [figures];
  const { pages, left } = pagesOfTable(withWholeFigures(block, language), most, isKicker(frame.title));
  return pages.map(({ name, ...page }, at) => {
    const isLast = at === pages.length - 1;
    const more =
      left > 0 && isLast
        ? rich(fill(deckWords(deckLanguage).slides.moreInNotes, { count: left }))
        : undefined;
    const { caption: named, ...bare } = page;
    const own = name ? { ...frame, title: name, kicker: frame.title } : frame;
    const below = more ?? named;
    const slideOf = (more: Pick<SlideOf<'table'>, 'lead' | 'caption'>): Slide => {
      const caption = below ? { caption: below } : {};
      const slide: Slide = { ...unwritten, ...head(own), layout: 'table', ...bare, ...caption, ...more };
      return style === 'Preserve' ? slide : withDaysOnce(slide);
    };
    if (at > 0 || !line) return slideOf({});
    const led = slideOf({ lead: line });
    if (isLead(line) && fits(led)) return led;
    return slideOf(!below && isCaption(line) ? { caption: withoutColon(line) } : {});
  });
};

/** The last of the slides with what is said of its listing, where it has room for that. */
const withBelow = (slides: Slide[], below: readonly Point[]): Slide[] => {
  const last = slides.at(-1);
  if (last?.layout !== 'code' || below.length === 0) return slides;
  const whole: Slide = { ...last, below: below.map(bulletOf) };
  return fits(whole) ? [...slides.slice(0, -1), whole] : slides;
};

const withoutAir = (lines: readonly CodeLine[]): readonly CodeLine[] =>
  lines.filter((line) => !isBlankLine(line));

/** Numbers with a gap would say that something is left out. */
const counted = (lines: readonly CodeLine[]): readonly CodeLine[] => {
  let number = 0;
  return lines.map((line) => (line.number === undefined ? line : { ...line, number: ++number }));
};

const codeSlides = (
  written: BlockOf<'code'>,
  { frame, line, shorter, writing, most, earlier, spoken, below }: Beside,
): Slide[] => {
  const isVerbatim = writing.style === 'Preserve';
  const block = isVerbatim ? written : { ...written, code: withCommandLines(written.code, written.language) };
  const lead = line && isLead(line) ? line : undefined;
  const slideOf = (lines: readonly CodeLine[], above: RichText | undefined): Slide => ({
    ...unwritten,
    ...head(frame),
    layout: 'code',
    ...(above ? { lead: above } : {}),
    ...(block.language ? { language: block.language } : {}),
    ...(block.fileName ? { fileName: block.fileName } : {}),
    lines: [...lines],
  });
  const { mostLines } = policy.code;
  const explained = (slides: Slide[]): Slide[] => withBelow(slides, below);
  // Smaller type, or no sentence above it, rather than a listing that is cut; in full, with what introduces it.
  const mayStandBare = !lead || (!isVerbatim && estimateWords(plain(lead)) <= policy.code.mostWordsLost);
  const atEase = codeLines(block.code);
  const mostWhole = isDrawing(block.code.split('\n')) ? mostDrawnLines : mostLines;
  // Rather without air than without its sentence or its end, and rather with both than with its remarks.
  const forms = [
    atEase,
    codeLines(block.code, mostCodeColumns),
    ...(isVerbatim ? [] : [counted(withoutAir(atEase))]),
  ];
  const whole = [
    ...[lead, ...shorter.filter(isLead)].flatMap((above) => forms.map((lines) => slideOf(lines, above))),
    ...(mayStandBare && atEase.length <= mostWhole ? [slideOf(atEase, undefined)] : []),
  ].find(fits);
  if (whole) return explained([whole]);
  const height = Math.min(mostLines, mostCodeLines(leadLines(lead)));
  const paged = (all: readonly (readonly CodeLine[])[]): Slide[] =>
    all.map((lines, index) => slideOf(lines, index === 0 ? lead : undefined));
  const bare = isVerbatim ? [] : unremarkedLines(block.code);
  const held = [bare, withoutAir(bare)].find(({ length }) => length > 0 && length <= height);
  if (held) return explained(paged([held]));
  const all = codePages(block.code, mostLines, height);
  const told = isVerbatim ? all : pagesOfLines(unimportedLines(block.code), mostLines, height);
  const pages = told.length > 0 && told.length < all.length ? told : all;
  if (pages.length <= most) return explained(paged(pages));
  const changed = earlier === undefined ? undefined : changedLines(block.code, earlier, height);
  if (changed) return explained([slideOf(changed, lead)]);
  const known = new Set(linesOfListing(earlier ?? ''));
  const telling = { spoken, known, isOutput: isOutput(block.language) };
  return explained(paged(tellingPages(block.code, height, most, telling)));
};

const imageSlides = (block: BlockOf<'image'>, { frame, points }: Beside): Slide[] => {
  const picture = {
    asset: block.asset,
    alt: block.alt,
    ...(block.caption ? { caption: block.caption } : {}),
  };
  const beside = (items: readonly Bullet[]): Slide => ({
    ...unwritten,
    ...head(frame),
    layout: 'image-and-text',
    picture,
    items: [...items],
  });
  const slide = points
    .map((_, hidden) => beside(points.slice(0, points.length - hidden).map(bulletOf)))
    .find(fits);
  return [slide ?? { ...unwritten, ...head(frame), layout: 'image', picture }];
};

type Show<K extends Visual['kind']> = (visual: BlockOf<K>, beside: Beside) => Slide[];

const show: { readonly [K in Visual['kind']]: Show<K> } = {
  table: tableSlides,
  code: codeSlides,
  image: imageSlides,
  diagram: ({ source }, { frame, line }) => [
    {
      ...unwritten,
      ...head(frame),
      layout: 'diagram',
      source,
      ...(line && linesIn(line, typeScale.caption, leadBox.width) <= 1 ? { caption: line } : {}),
    },
  ],
  math: ({ tex }, { frame, line }) => [
    { ...unwritten, ...head(frame), layout: 'math', tex, ...(line ? { text: line } : {}) },
  ],
};

const { besideWords } = policy.text;

/** What stands below a table and tells what it comes to, without what it would need to stand above it. */
const tellsAbove = (said: Said): boolean => hasRole(said, 'result', 'conclusion') && !said.pointsBack;

/** Its paragraphs but for those in which nothing is worth a word: "Thx, Ray". */
const worthSaying = (said: readonly Said[]): Said[] =>
  inParagraphs(said)
    .filter((paragraph) => paragraph.some(({ score }) => score > policy.choose.least))
    .flat();

/** The slides of a visual, with the text that stands beside it. */
export const visualSlides = (
  { visual, earlier, lead, beside, isBelow, below = [], spoken = [] }: Omit<VisualBody, 'kind'>,
  most: number,
  frame: Frame,
  writing: Writing,
): Slide[] => {
  const said = [...beside, ...(lead ? [lead] : [])];
  const isImage = visual.kind === 'image';
  const chosen = chooseSaid(
    said.filter((each) => isImage || (each !== lead && (!isBelow || tellsAbove(each)))),
    { words: besideWords, points: isImage ? 4 : 1 },
  );
  const points =
    writing.style === 'Preserve'
      ? said.map(({ text }) => pointOf(text))
      : pointsOfChains(chosen, writing.language);
  const [best] = chosen.flat();
  const introduction = lead && !lead.pointsBack ? lead : undefined;
  const isCode = visual.kind === 'code';
  // A table and a listing have it below them, as in the document.
  const standsBelow = isBelow && (isCode || visual.kind === 'table');
  // What the document says after it is no introduction.
  const above = isBelow ? [] : beside.filter(({ score }) => score > policy.choose.never);
  const joined = (before: readonly Said[], last?: Said): RichText | undefined => {
    const text = joinSentences([...before, ...(last ? [last] : [])].map((each) => each.text));
    return isLead(text) ? text : undefined;
  };
  // "Finally, you can turn it:" announces the listing more than what stands somewhere before it.
  const announcement = isCode && lead?.leadsIn && best !== above.at(-1) ? lead : undefined;
  const options = [
    isBelow && !lead && !isImage && !standsBelow ? joined(worthSaying(beside)) : undefined,
    (!lead || introduction || lead.leadsIn) && above.length > 0 && !isImage ? joined(above, lead) : undefined,
    introduction && joined(best && !isBelow ? [best] : [], introduction),
    introduction && eased(introduction.text, introduction.words),
    announcement?.text,
    best && !standsBelow ? eased(best.text, best.words) : undefined,
    lead?.text,
  ];
  const [line, ...shorter] = options.filter(
    (text) => text !== undefined && plain(text).length <= longestLine,
  ) as RichText[];
  const slides = (show[visual.kind] as Show<Visual['kind']>)(visual as never, {
    frame,
    ...(line ? { line } : {}),
    shorter,
    said,
    points,
    writing,
    most,
    ...(earlier === undefined ? {} : { earlier }),
    spoken: [...said.flatMap(({ text }) => spokenNames(text)), ...spoken],
    below: pointsOfChains(
      chainsOf(withNames(below)).map((chain) => chain.said),
      writing.language,
    ),
  });
  if (writing.style === 'Preserve') return slides;
  const before = isBelow ? [] : beside;
  const after = isBelow ? beside : [];
  return commandsBeside(slides, [...before, ...(lead ? [lead] : [])], [...after, ...below], frame) ?? slides;
};
