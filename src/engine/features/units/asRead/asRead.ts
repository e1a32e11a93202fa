import type { Language } from '../../../../api/generationOptions.ts';
import { endsInColon } from '../../../../deck/endsInColon.ts';
import { plain, type RichText } from '../../../../deck/richText.ts';
import { withoutColon } from '../../../../deck/withoutColon.ts';
import { policy } from '../../../policy/policy.ts';
import type { Block, BlockOf, ListItem } from '../../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../../text/estimateWords.ts';
import { inBold } from '../../../text/inBold.ts';
import { namesItself, splitLead } from '../../../text/leads.ts';
import { isBlank } from '../../../text/richJoin.ts';
import { richSentences } from '../../../text/sentences.ts';
import { areTimes } from '../../../text/timeLabels.ts';
import { withAnnouncedLines } from './announcedLines.ts';
import { withCodeInLine } from './aroundCode.ts';
import { asDrawnBars } from './drawnBars.ts';
import { withLabels } from './labelled.ts';
import { withWholeTimes } from './partedTimes.ts';
import { withTalks } from './talks.ts';
import { asTimedList } from './timedListing.ts';
import { withVoices } from './voices.ts';

/** "**Remote cache.** Share build results." twice and more is a list. */
const asList = (run: readonly BlockOf<'paragraph'>[]): BlockOf<'list'> => ({
  kind: 'list',
  ordered: false,
  start: 1,
  items: run.map(({ text }) => ({ text: withBoldName(text), blocks: [] })),
  position: { from: run[0]!.position.from, to: run.at(-1)!.position.to },
});

/** "2.4 The vessel is hybrid." three times and more are clauses, of which none is left out in silence. */
const clause = /^\s*\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+\p{L}/u;
const leastClauses = 3;
/** "(2) It has two masts." twice is counted as well. */
const counted = /^\s*\(\d{1,2}\)\s+\p{L}/u;
const leastCounted = 2;
const leastNamed = 2;
/** "**Secrets**, like keys, are kept apart." so many times is a list of what is kept so. */
const leastBold = 3;
/** "pytest: a tool for tests" may go on with sentences. */
const named = /[:：]\s*\p{L}/u;
/** "Ana Ruiz, treasurer" three times and more is a list without its marks. */
const mostLineWords = 8;
const leastLines = 3;
const isLine = (block: Block): block is BlockOf<'paragraph'> => {
  if (block.kind !== 'paragraph') return false;
  const text = plain(block.text).trim();
  return (
    /^[\p{L}\p{N}].*[\p{L}\p{N})）]$/u.test(text) &&
    estimateWords(text) <= mostLineWords &&
    !named.test(text) &&
    block.text.some(({ text: part, marks }) => part.trim() !== '' && !marks?.includes('strong')) &&
    block.text.some(({ text: part, href }) => part.trim() !== '' && href === undefined)
  );
};
/** "Sponsor: Imogen Fairweather" three times and more says who is what. */
const field = /^[\p{L}\p{N}"“„«][^:：.!?。]{1,60}[:：]\s*\S.*[^.!?:。！？：\s]$/u;
const mostFieldWords = 14;
const leastFields = 3;
const isField = (block: Block): block is BlockOf<'paragraph'> => {
  const text = block.kind === 'paragraph' ? plain(block.text).trim() : '';
  return field.test(text) && estimateWords(text) <= mostFieldWords;
};
const isClause = (block: Block): block is BlockOf<'paragraph'> =>
  block.kind === 'paragraph' && clause.test(plain(block.text));
const isCounted = (block: Block): block is BlockOf<'paragraph'> =>
  block.kind === 'paragraph' && counted.test(plain(block.text));

/** "A - Upgrade", "B) Patch", "(c) Wait": three times and more are choices, as long as they may be. */
const lettered = /^\s*(?:\(?\p{L}\)|\(?\p{Lu}\s[–—-])\s+[\p{L}\p{N}]/u;
const leastLettered = 3;
const isLettered = (block: Block): block is BlockOf<'paragraph'> =>
  block.kind === 'paragraph' && lettered.test(plain(block.text));

const isNamed = (block: Block): block is BlockOf<'paragraph'> =>
  block.kind === 'paragraph' && namesItself(block) && splitLead(block.text).lead !== undefined;

/** "**E. Nothing.**" or "**Do nothing**, and wait." below others that begin with their names is one of them. */
const beginsBold = (block: Block): block is BlockOf<'paragraph'> =>
  block.kind === 'paragraph' &&
  block.text[0]?.marks?.includes('strong') === true &&
  estimateWords(block.text[0].text) <= mostLineWords;

/** "*Hire nobody.* We lose the contract." */
const isNamedInItalics = (block: Block): block is BlockOf<'paragraph'> => {
  const [first, ...others] = block.kind === 'paragraph' ? block.text : [];
  return (
    first?.marks?.includes('emphasis') === true &&
    /[.:!?。：！？]\s*$/u.test(first.text) &&
    estimateWords(first.text) <= mostLineWords &&
    others.some(({ text }) => text.trim() !== '')
  );
};
/** An entry whose name is set off has it in bold. */
const withBoldName = ([first, ...others]: RichText): RichText =>
  first?.marks?.includes('emphasis')
    ? [...inBold([first]), ...others]
    : [...(first ? [first] : []), ...others];

interface Entries {
  readonly isEntry: (block: Block) => block is BlockOf<'paragraph'>;
  readonly least: number;
  /** What is one after others of them, where nothing comes below it. */
  readonly isLast?: (block: Block) => block is BlockOf<'paragraph'>;
}

/** So many paragraphs of a kind below each other are one list. */
const withLists = (blocks: readonly Block[], { isEntry, least, isLast }: Entries): Block[] => {
  const out: Block[] = [];
  let run: BlockOf<'paragraph'>[] = [];
  const flush = (): void => {
    if (run.length >= least) out.push(asList(run));
    else out.push(...run);
    run = [];
  };
  for (const block of blocks) {
    const ends = block === blocks.at(-1) && run.length >= least && isLast?.(block);
    if (isEntry(block) || ends) run.push(block as BlockOf<'paragraph'>);
    else {
      flush();
      out.push(block);
    }
  }
  flush();
  return out;
};

const leastStations = 3;
/** "June: works. July–September: catalogue. October: opening." is what happens when. */
const asStations = (block: Block, language: Language): Block => {
  if (block.kind !== 'paragraph') return block;
  const led = richSentences(block.text, language).map(splitLead);
  const labels = led.map(({ lead }) => plain(withoutColon(lead ?? [])));
  if (led.length < leastStations || !areTimes(labels, language)) return block;
  const items = led.map(({ lead = [], text }) => ({ text: [...lead, { text: ' ' }, ...text], blocks: [] }));
  return { kind: 'list', ordered: false, start: 1, items, position: block.position };
};

const linesOf = (listings: readonly BlockOf<'code'>[]): number =>
  listings.reduce((sum, { code }) => sum + code.trimEnd().split('\n').length, 0);
const isSmall = (block: Block): block is BlockOf<'code'> =>
  block.kind === 'code' && block.code.trim().includes('\n') && block.fileName === undefined;

const joined = (run: readonly BlockOf<'code'>[]): BlockOf<'code'> => {
  const [first, ...others] = run;
  if (!first || others.length === 0) return first!;
  const seam = linesOf(run) + others.length <= policy.code.mostLinesUnderLead ? '\n\n' : '\n';
  return {
    ...first,
    code: run.map(({ code }) => code.trimEnd()).join(seam),
    position: { from: first.position.from, to: run.at(-1)!.position.to },
  };
};

/** Small listings of a kind with nothing between them are one, as long as they are read at a glance. */
const withJoinedListings = (blocks: readonly Block[]): Block[] => {
  const out: Block[] = [];
  let run: BlockOf<'code'>[] = [];
  const flush = (): void => {
    if (run.length > 0) out.push(joined(run));
    run = [];
  };
  for (const block of blocks) {
    const joins =
      isSmall(block) &&
      run[0]?.language === block.language &&
      linesOf([...run, block]) <= policy.code.mostLinesUnderLead;
    if (!joins) flush();
    if (isSmall(block)) run.push(block);
    else out.push(block);
  }
  flush();
  return out;
};

const leastBelow = 2;

/** An entry over lists and alone beside them introduces them, if nothing introduces it. */
const withoutSoleEntry = (block: Block, at: number, all: readonly Block[]): Block[] => {
  const [only, ...others] = block.kind === 'list' ? block.items : [];
  const above = all[at - 1];
  if (above?.kind === 'paragraph' && endsInColon(above.text)) return [block];
  if (!only || others.length > 0 || only.checked !== undefined || isBlank(only.text)) return [block];
  const lists = only.blocks.filter((each) => each.kind === 'list');
  const items = lists.flatMap((list) => list.items);
  const [first] = lists;
  return first && lists.length === only.blocks.length && items.length >= leastBelow
    ? [
        { kind: 'paragraph', text: only.text, position: block.position },
        { ...first, items },
      ]
    : [block];
};

/** "- Costs in terms of:" owns the entries after it, up to the next one that announces some. */
const withAnnounced = (block: Block): Block => {
  if (block.kind !== 'list' || block.ordered) return block;
  const isOwner = ({ text, blocks }: ListItem): boolean => blocks.length === 0 && endsInColon(text);
  const runs: ListItem[][] = [];
  for (const item of block.items) {
    const run = runs.at(-1);
    if (run && isOwner(run[0]!) && !isOwner(item)) run.push(item);
    else runs.push([item]);
  }
  const items = runs.flatMap(([first, ...below]): ListItem[] =>
    first && below.length >= leastBelow
      ? [{ ...first, blocks: [{ ...block, items: below }] }]
      : [first!, ...below],
  );
  return items.length < block.items.length ? { ...block, items } : block;
};

const entries: readonly Entries[] = [
  { isEntry: isNamed, least: leastNamed, isLast: beginsBold },
  { isEntry: isNamedInItalics, least: leastNamed },
  { isEntry: beginsBold, least: leastBold },
  { isEntry: isClause, least: leastClauses },
  { isEntry: isCounted, least: leastCounted },
  { isEntry: isLettered, least: leastLettered },
  { isEntry: isField, least: leastFields },
  { isEntry: isLine, least: leastLines },
];

/** One after the other: what one has made a list of is nothing for the next. */
const readings: readonly ((blocks: readonly Block[]) => readonly Block[])[] = [
  withWholeTimes,
  withCodeInLine,
  withTalks,
  withVoices,
  withLabels,
  withJoinedListings,
  ...entries.map((kind) => (blocks: readonly Block[]) => withLists(blocks, kind)),
];

/** Blocks as a reader takes them, whatever marks the author parted them with. */
export const asRead = (blocks: readonly Block[], language: Language): readonly Block[] =>
  readings
    .reduce<readonly Block[]>(
      (read, reading) => reading(read),
      withAnnouncedLines(blocks).map((block) => asStations(asDrawnBars(asTimedList(block)), language)),
    )
    .map(withAnnounced)
    .flatMap(withoutSoleEntry);
