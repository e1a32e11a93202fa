import type { Language } from '../../../../api/generationOptions.ts';
import { plain, type RichText, rich } from '../../../../deck/richText.ts';
import { visualLength } from '../../../../deck/visualLength.ts';
import { isHeadingOf } from '../../../../languages/recognising/isHeadingOf.ts';
import { isLeftover } from '../../../../languages/recognising/labels.ts';
import { blockTexts } from '../../document/blockTexts.ts';
import type { Block, BlockOf, SourceDocument, SourceSection } from '../../document/sourceDocument.ts';
import { withStepInHeading } from '../../document/stepInHeading.ts';
import { withoutStruckOut } from '../struckOut.ts';
import { withoutTimeAllotted } from '../timeAllotted.ts';
import { formQuestions } from './formQuestions.ts';
import { isSignOffForm } from './signOffs.ts';

/** A line to be filled in by hand. */
const blank = /_{3,}|\.{5,}|…{3,}/u;
const longestForm = 120;

const isBlankCell = (cell: RichText): boolean => /^[\s–—-]*$/u.test(plain(cell)) || blank.test(plain(cell));

/** A form nobody has filled in: lines to write on, a table to sign in. */
const isForm = (block: Block): boolean => {
  if (block.kind === 'table') {
    const cells = block.rows.flatMap((row) => row.slice(1));
    return cells.length > 0 && cells.every(isBlankCell);
  }
  const texts = blockTexts(block).map(plain);
  return texts.length > 0 && texts.every((text) => blank.test(text) && text.length <= longestForm);
};

const saysNothing = (block: Block, language: Language): boolean => {
  if (block.kind !== 'paragraph' && block.kind !== 'list') return isForm(block);
  const texts = blockTexts(block).map(plain);
  return isForm(block) || texts.every((text) => text.trim() === '' || isLeftover(text, language));
};

/** "<...>": something may be written here, or there is more that is not. */
const stillOpen = /^(?:[<[({]\s*)?(?:\.{2,}|…)(?:\s*[>\])}])?$/u;

const withoutOpenEntries = (block: Block): Block[] => {
  if (block.kind !== 'list') return [block];
  const isOpen = (text: RichText): boolean =>
    stillOpen.test(plain(text).trim()) && !text.some(({ marks }) => marks?.includes('code'));
  const items = block.items.filter(({ text, blocks }) => blocks.length > 0 || !isOpen(text));
  if (items.length === block.items.length) return [block];
  return items.length > 0 ? [{ ...block, items }] : [];
};

interface Tree {
  readonly blocks: readonly Block[];
  readonly sections: readonly SourceSection[];
}

interface Cleared extends Tree {
  /** Headings with nothing below them. */
  readonly empty: readonly string[];
}

type Notes = SourceDocument['notes'];

const textOf = (block: Block): string => blockTexts(block).map(plain).join('\n').trim();

const longestNo = 12;
/** "Open questions" over "No." asks nothing. */
const deniesAll = ({ blocks, sections }: Tree, heading: string): boolean => {
  const [only, ...others] = blocks;
  return (
    only?.kind === 'paragraph' &&
    others.length + sections.length === 0 &&
    /[.。।]\s*$/u.test(plain(only.text)) &&
    plain(only.text).trim().length <= longestNo &&
    isHeadingOf(heading, 'openQuestions')
  );
};

const clear = (
  tree: Tree,
  heading: string,
  language: Language,
  notes: Notes[number][],
  asked: ReadonlySet<Block>,
): Cleared => {
  const empty: string[] = [];
  let sections: SourceSection[] = [];
  const isDenied = deniesAll(tree, heading);
  const live = tree.blocks.flatMap((whole) => {
    const struck: string[] = [];
    const left = withoutStruckOut(whole, (text) => struck.push(text));
    if (struck.length > 0) notes.push({ position: whole.position, text: struck.join('\n') });
    return left.flatMap(withoutOpenEntries);
  });
  const blocks = live.flatMap((whole) => {
    const block = withoutTimeAllotted(whole, language, (text, { position }) =>
      notes.push({ position, text }),
    );
    if (isDenied || saysNothing(block, language)) return [];
    if (!asked.has(whole)) return [block];
    const text = textOf(block);
    if (text !== '') notes.push({ position: block.position, text });
    return [];
  });
  for (const section of tree.sections) {
    if (isSignOffForm(section, language)) {
      const text = [plain(section.heading), ...section.blocks.map(textOf)].join('\n');
      notes.push({ position: section.position, text });
      continue;
    }
    const { empty: inner, ...cleared } = clear(section, plain(section.heading), language, notes, asked);
    empty.push(...inner);
    const amount = amountInHeading(section, cleared);
    const said = isBare(section) ? saidInHeading(section) : undefined;
    const below = said && withSaid(sections, said);
    const stepped = isBare(section) ? withStepInHeading(sections, section) : undefined;
    if (amount) sections.push(amount);
    else if (!isBare(cleared)) sections.push({ ...section, ...cleared });
    else if (stepped) sections = stepped;
    else if (said && sections.length === 0) blocks.push(said);
    else if (said && below) sections = below;
    else empty.push(plain(section.heading).trim());
  }
  return { blocks, sections, empty: empty.filter((heading) => heading !== '') };
};

/** Of a sentence; a shorter one may be a name. */
const leastSaid = 50;
/** "Agenda item #5: Membership. Who may come." is one of several. */
const isCounted = /^[^:：.]{0,30}\d{1,3}[:：]/u;
/** "#### Costs: 3 parts, about 3 euros." says how much. */
const saysAmount = /[:：][^:：]*\p{N}[^:：]*[.!。！]\s*$/u;
const labelledAmount =
  /^([^:：\n]{2,40}?)\s{0,4}[:：]\s{0,4}([^:：]{0,40}\p{N}{3}[^:：]{0,40}[^:：.!。！\s])\s{0,4}$/u;
const longestBeside = 40;
/** "## Total: 165,000 (1.65 lakhs)" has below itself what it says, where hardly anything else stands there. */
const amountInHeading = (section: SourceSection, { blocks, sections }: Tree): SourceSection | undefined => {
  const [, name, value] = labelledAmount.exec(plain(section.heading)) ?? [];
  if (name === undefined || value === undefined || isCounted.test(plain(section.heading))) return undefined;
  if (sections.length > 0 || blocks.map(textOf).join('').length > longestBeside) return undefined;
  const said: Block = { kind: 'paragraph', text: rich(value), position: section.position };
  return { ...section, heading: rich(name), blocks: [said, ...blocks], sections: [] };
};
/** "#### We strongly advise to keep all of it in one place." with nothing below is set as a heading, and said. */
const saidInHeading = ({ heading, position }: SourceSection): BlockOf<'paragraph'> | undefined =>
  saysAmount.test(plain(heading)) ||
  (!isCounted.test(plain(heading)) &&
    /[.!。！]\s*$/u.test(plain(heading)) &&
    visualLength(plain(heading)) >= leastSaid)
    ? { kind: 'paragraph', text: heading, position }
    : undefined;

/** Below the section before it, if that has none below itself; undefined where it has no such place. */
const withSaid = (
  sections: readonly SourceSection[],
  said: BlockOf<'paragraph'>,
): SourceSection[] | undefined => {
  const last = sections.at(-1);
  return last?.sections.length === 0
    ? [...sections.slice(0, -1), { ...last, blocks: [...last.blocks, said] }]
    : undefined;
};

const isBare = ({ blocks, sections }: Tree): boolean => blocks.length + sections.length === 0;

const countSections = ({ sections }: Tree, counts: (section: SourceSection) => boolean): number =>
  sections.reduce((sum, section) => sum + (counts(section) ? 1 : 0) + countSections(section, counts), 0);

export interface ClearedDocument {
  readonly document: SourceDocument;
  readonly emptySections: readonly string[];
}

/** An outline of headings is what its writer has so far. */
const isOutline = (document: SourceDocument): boolean =>
  countSections(document, isBare) * 2 >= countSections(document, () => true);

/**
 * Without what was struck out, and what only says that there is nothing: "None", forms nobody filled in, what forms
 * ask, headings with nothing below.
 */
export const withoutLeftovers = (document: SourceDocument, language: Language): ClearedDocument => {
  if (isOutline(document)) return { document, emptySections: [] };
  const notes: Notes[number][] = [];
  const { empty, ...tree } = clear(document, '', language, notes, formQuestions(document, language));
  return { document: { ...document, ...tree, notes: [...document.notes, ...notes] }, emptySections: empty };
};
