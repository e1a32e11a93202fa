import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Part } from '../../planning/scenes/scene.ts';
import { unmarked } from '../../planning/titles.ts';
import { policy } from '../../policy/policy.ts';
import { blockTexts } from '../../reading/document/blockTexts.ts';
import type { Block, BlockOf } from '../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { joinSentences } from '../../text/richJoin.ts';
import { richSentences, sentencesOf } from '../../text/sentences.ts';
import { withoutIdleAsides } from '../../text/shorten.ts';
import { withoutDay } from '../../text/timeLabels.ts';
import { shownOn, spaced, spacedText } from '../draft/slideText.ts';
import { blockMarkdown, boldMarkdown } from './blockMarkdown.ts';
import { UnseenVisual } from './unseenVisual.ts';

/** The least that stands on one slide or another: a paragraph, an item of a list, some rows of a table. */
interface Atom {
  readonly part: Part;
  /** The block it is of: atoms of one block are put together again. */
  readonly of: Block;
  readonly block: Block;
  readonly sentences: () => readonly string[];
}

/** The texts of a block that a slide may show in full; undefined where only the whole block will do. */
const proseOf = (block: Block): string[] | undefined => {
  if (block.kind === 'paragraph') return [plain(block.text)];
  if (block.kind === 'quote' || block.kind === 'callout') {
    const inner = block.blocks.map(proseOf);
    const who = block.kind === 'quote' && block.who ? [plain(block.who)] : [];
    return inner.every((part) => part !== undefined) ? [...inner.flat(), ...who] : undefined;
  }
  if (block.kind !== 'list') return undefined;
  const items = block.items.map((item) => {
    const inner = item.blocks.map(proseOf);
    return inner.every((part) => part !== undefined) ? [plain(item.text), ...inner.flat()] : undefined;
  });
  return items.every((item) => item !== undefined) ? items.flat() : undefined;
};

const sentencesIn = (block: Block, language: Language): string[] =>
  blockTexts(block).flatMap((text) => sentencesOf(plain(text), language));

const itemAtoms = (part: Part, of: BlockOf<'list'>, language: Language): Atom[] =>
  of.items.map((item, at) => {
    const block = { ...of, items: [item], start: of.start + at };
    return { part, of, block, sentences: () => sentencesIn(block, language) };
  });

/** A paragraph may go on from one slide to the next: each has the notes of its own sentences. */
const sentenceAtoms = (part: Part, of: BlockOf<'paragraph'>, language: Language): Atom[] =>
  richSentences(of.text, language).map((text) => ({
    part,
    of,
    block: { ...of, text },
    // A slide may have it without what it says in brackets.
    sentences: () => [plain(text), plain(withoutIdleAsides(text))],
  }));

/** Rows as the slides have them, what is on none with the last; a slide of the same rows' other columns has none. */
const rowAtoms = (
  part: Part,
  of: BlockOf<'table'>,
  pages: readonly number[],
): { readonly at: number; readonly atom: Atom }[] => {
  let from = 0;
  return pages.flatMap((count, at) => {
    const to = at === pages.length - 1 ? of.rows.length : Math.min(of.rows.length, from + count);
    if (at > 0 && from === to) return [];
    const block = { ...of, rows: of.rows.slice(from, to) };
    from = to;
    return [{ at, atom: { part, of, block, sentences: () => [] } }];
  });
};

const visualLayouts: readonly Slide['layout'][] = [
  'table',
  'chart',
  'code',
  'image',
  'image-and-text',
  'gallery',
  'diagram',
  'math',
];

const mostSought = 4;

/** Which of the pages, from one of them on, shows one of the first sentences; less than none: no page does. */
const pageShowing = (sentences: readonly string[], shown: readonly string[], from = 0): number => {
  for (const sentence of sentences.slice(0, mostSought)) {
    const text = spaced(sentence);
    if (text.trim() === '') continue;
    for (let at = 0; at < shown.length; at += 1) {
      const candidate = (from + at) % shown.length;
      if (shown[candidate]!.includes(text)) return candidate;
    }
  }
  return -1;
};

/** Puts the parts' blocks under the slides that they are on; what is on none stays with what stands before it. */
const placed = (
  parts: readonly Part[],
  slides: readonly Slide[],
  shown: readonly string[],
  language: Language,
): Atom[][] => {
  const rowsOfSlides = slides.flatMap((slide) => (slide.layout === 'table' ? [slide.rows.length] : []));
  const pages: Atom[][] = slides.map(() => []);
  let page = 0;
  const place = (atom: Atom): void => {
    const found = slides.length === 1 ? 0 : pageShowing(atom.sentences(), shown, page);
    if (found >= 0) page = found;
    pages[page]!.push(atom);
  };
  for (const part of parts)
    for (const block of part.blocks) {
      if (block.kind === 'list') for (const atom of itemAtoms(part, block, language)) place(atom);
      else if (block.kind === 'table' && rowsOfSlides.length > 1) {
        const first = slides.findIndex(({ layout }) => layout === 'table');
        for (const { at, atom } of rowAtoms(part, block, rowsOfSlides)) {
          page = Math.min(slides.length - 1, first + at);
          pages[page]!.push(atom);
        }
      } else if (block.kind === 'paragraph')
        for (const atom of sentenceAtoms(part, block, language)) place(atom);
      else if (block.kind === 'quote' || block.kind === 'callout')
        place({
          part,
          of: block,
          block,
          sentences: () => sentencesIn(block, language),
        });
      else {
        const own = slides.findIndex(({ layout }, at) => at >= page && visualLayouts.includes(layout));
        if (own >= 0) page = own;
        pages[page]!.push({ part, of: block, block, sentences: () => [] });
      }
    }
  return pages;
};

/** The notes of a part by the slide that shows some of what each goes on from; the others are said first. */
const placedNotes = ({ notes }: Part, shown: readonly string[], language: Language) =>
  notes.map((note) => ({
    note,
    page: shown.length === 1 ? -1 : pageShowing(sentencesOf(note, language), shown),
  }));

/** What is left of the atoms of one block, put together again. */
const together = (blocks: readonly Block[]): Block[] => {
  const [first, ...others] = blocks;
  if (!first || others.length === 0) return [...blocks];
  if (first.kind === 'list')
    return [{ ...first, items: blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])) }];
  if (first.kind === 'paragraph') {
    const texts = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
    return [{ ...first, text: joinSentences(texts) }];
  }
  return [...blocks];
};

/** Atoms of one block that follow each other. */
const runsOf = (atoms: readonly Atom[]): Atom[][] => {
  const runs: Atom[][] = [];
  for (const atom of atoms) {
    const run = runs.at(-1);
    if (run?.[0]?.of === atom.of && run[0].part === atom.part) run.push(atom);
    else runs.push([atom]);
  }
  return runs;
};

const amountAtEnd =
  /[\s:：–—-]*[^\p{L}\p{N}\s]{0,3}(?:(?<!\p{L})\p{L}{1,3}\.?\s?)?\p{N}[\p{N}.,'’\s]*[^\p{N}\s]{0,6}$/u;

/** What no sentence can end in: where it is not shown, its text needs no taking apart. */
const opening = (text: string): string => {
  const [words = ''] = /^[^.!?…。！？｡．।॥؟۔‼⁇⁈⁉]*(?=\s)/u.exec(text) ?? [];
  return words.trim() === '' ? '' : spaced(words);
};

/** What a slide does not show in full, as Markdown. */
const notesOf = (
  atoms: readonly Atom[],
  extra: readonly Part[],
  slide: Slide,
  unseen: UnseenVisual,
  isSeen: (heading: string) => boolean,
  notesHere: (part: Part) => readonly string[],
  language: Language,
): string => {
  let shown = spacedText([slide]);
  const isShown = (text: string): boolean =>
    text.length <= 2 * shown.length &&
    shown.includes(opening(text)) &&
    (shown.includes(spaced(text)) ||
      sentencesOf(text, language).every((part) => shown.includes(spaced(part))));
  /** What is said twice is to be shown twice, but for whole sentences. */
  const take = (text: string): void => {
    for (const part of sentencesOf(text, language))
      if (estimateWords(part) <= policy.sentence.few) shown = shown.replace(spaced(part), () => ' ');
  };
  // A chart shows how much, its texts of what; a line of moments says once of which day they are.
  const isDrawn = (text: string): boolean =>
    (slide.layout === 'chart' && isShown(text.replace(amountAtEnd, '').trim())) ||
    ((slide.layout === 'steps' || slide.layout === 'table') && isShown(withoutDay(text)));
  const areShown = (prose: readonly string[]): boolean =>
    prose.every((text) => isShown(text) || isDrawn(text));
  const leftOf = ({ block }: Atom): Block[] => {
    const prose = proseOf(block);
    if (prose === undefined) return [unseen.of(block) ?? []].flat();
    if (!areShown(prose)) return [block];
    prose.forEach(take);
    return [];
  };
  /** A list that is not on the slide: one of its names may occur there all the same. */
  const isUnseenList = (run: readonly Atom[]): boolean =>
    run[0]?.of.kind === 'list' &&
    run.length > 2 &&
    2 * run.filter(({ block }) => areShown(proseOf(block) ?? [])).length < run.length;
  /** Of a paragraph all that belongs here, as soon as some of it is not shown: it is said in one breath. */
  const leftOfRun = (run: readonly Atom[]): Block[] => {
    if (isUnseenList(run)) return together(run.map(({ block }) => block));
    const left = run.flatMap(leftOf);
    const [first] = run;
    if (!first || left.length === 0 || first.of.kind !== 'paragraph') return together(left);
    const isWhole = run.length === richSentences(first.of.text, language).length;
    return isWhole ? [first.of] : together(run.map(({ block }) => block));
  };
  const out: string[] = [];
  const byPart = Map.groupBy(atoms, ({ part }) => part);
  const parts = [...new Set([...extra, ...atoms.map(({ part }) => part)])];
  const isOfMany = parts.filter(({ heading }) => heading.length > 0).length > 1;
  for (const part of parts) {
    const left = runsOf(byPart.get(part) ?? []).flatMap(leftOfRun);
    const heading = plain(unmarked(part.heading));
    const said = [...left.map(blockMarkdown), ...notesHere(part)];
    const isNamed = isOfMany ? plain(slide.title).includes(heading) : isShown(heading) || isSeen(heading);
    // A name over nothing is nothing to say.
    if (heading.trim() !== '' && said.length > 0 && !isNamed) out.push(boldMarkdown(part.heading));
    out.push(...said);
  }
  return out.filter((text) => text !== '').join('\n\n');
};

const originOf = (parts: readonly Part[]) =>
  parts.map(({ source, position }) => ({ source, from: position.from, to: position.to }));

/** Slides with the notes that belong to each of them, and where in the sources it comes from. */
export const withNotes = (
  slides: readonly Slide[],
  parts: readonly Part[],
  language: Language,
  isSeen: (heading: string) => boolean = shownOn(slides),
): Slide[] => {
  if (slides.length === 0) return [];
  const shown = slides.map((slide) => spacedText([slide]));
  const pages = placed(parts, slides, shown, language);
  const noted = new Map(parts.map((part) => [part, placedNotes(part, shown, language)]));
  const unseen = new UnseenVisual(slides, language);
  const started = new Set<Part>();
  return slides.map((slide, at) => {
    const atoms = pages[at]!;
    const here = new Set(atoms.map(({ part }) => part));
    const isLast = at === slides.length - 1;
    const bare = isLast ? parts.filter((part) => !started.has(part) && !here.has(part)) : [];
    const fresh = [...[...here].filter((part) => !started.has(part)), ...bare];
    for (const part of fresh) started.add(part);
    const notesHere = (part: Part): string[] =>
      (noted.get(part) ?? []).flatMap(({ note, page }) =>
        page === at || (page < 0 && fresh.includes(part)) ? [note] : [],
      );
    const extra = [...new Set([...fresh, ...parts.filter((part) => notesHere(part).length > 0)])];
    return {
      ...slide,
      notes: notesOf(atoms, extra, slide, unseen, isSeen, notesHere, language),
      origin: originOf(here.size > 0 ? [...new Set([...here, ...bare])] : parts.slice(0, 1)),
    };
  });
};
