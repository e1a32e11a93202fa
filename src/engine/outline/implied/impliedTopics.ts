import type { Language } from '../../../api/generationOptions.ts';
import { endsInColon } from '../../../deck/endsInColon.ts';
import { isWholly, plain } from '../../../deck/richText.ts';
import { leadsIn } from '../../../languages/recognising/openers.ts';
import { wordsOfBlock as proseWords } from '../../features/blockWords.ts';
import { isOneLine } from '../../features/oneLineCode.ts';
import { isVisual } from '../../features/visual.ts';
import type { Block, BlockOf } from '../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { splitLead } from '../../text/leads.ts';
import { isBlank } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import { asTitle } from '../../text/shorten.ts';
import { withNotesApart } from '../notesApart.ts';
import { withoutOrdinals } from '../ordinals.ts';
import type { Outline, Topic } from '../outline.ts';
import { answered, asked, countedAmongAsked } from './askedTopics.ts';
import { besideThePresent } from './besideThePresent.ts';
import { linesOverLists } from './linesOverLists.ts';
import { loneLabels } from './loneLabels.ts';
import { announces, boldLine, boldStart, runIn } from './namedParagraphs.ts';
import { numberedLines } from './numberedLines.ts';
import { agenda, branches, chapters, leastBranches, leastOutlineWords, outlined } from './outlinedLists.ts';
import { records } from './records.ts';
import { withShortLast } from './shortLast.ts';
import { shortLines } from './shortLines.ts';
import {
  type Implied,
  isBold,
  isLabel,
  type Reading,
  type Split,
  splitBy,
  withoutColon,
} from './splitBlocks.ts';
import { stepTopics } from './stepTopics.ts';
import { told, withSaid } from './toldParagraphs.ts';

/** "Before:" is a name, whatever it stands over. */
const mostOfName = 1;

/** How people write "for example", whatever their language. */
const shortened = /^(?:ex|eg|e\.\s?g|z\.\s?b|bsp|p\.\s?ex|ej|p\.\s?ej|es)\.?\s*[:：]$/iu;

/** A line alone above a list, a table or a listing. "The additions are:" goes on in it and is no name. */
const label =
  (language: Language): Reading =>
  (block, next) => {
    if (block.kind === 'table' && block.caption && isLabel(block.caption)) {
      const { caption, ...table } = block;
      return [{ heading: asTitle(caption), blocks: [table] }];
    }
    // "would output:" goes on about the listing above.
    if (block.kind !== 'paragraph' || !next || !isLabel(block.text) || /^\p{Ll}/u.test(plain(block.text)))
      return undefined;
    // "**What we need**" is set as a heading, whatever it says.
    const isSetAsHeading = isBold(block.text) && !announces(block);
    if (!isSetAsHeading && leadsIn(withoutColon(plain(block.text)), language)) return undefined;
    if (next.kind !== 'list' && next.kind !== 'code' && !isVisual(next)) return undefined;
    const isLeadIn = announces(block) && !isBold(block.text);
    // "Ex:" names nothing.
    if (isLeadIn && shortened.test(plain(block.text).trim())) return undefined;
    // "To build it yourself:" over a command is said of that.
    if (isLeadIn && isOneLine(next) && estimateWords(plain(block.text)) > mostOfName) return undefined;
    return [{ heading: asTitle(block.text), blocks: [], ...(isLeadIn && { isLeadIn }) }];
  };

const topicsOf = (found: readonly Implied[], { source, depth, position }: Topic): Topic[] => {
  const named = found.filter(({ heading }) => !isBlank(heading));
  const written = named.map(({ heading }) => heading);
  const headings = named.some(({ isCounted }) => isCounted) ? written : withoutOrdinals(written);
  const headingOf = new Map(named.map((each, at) => [each, headings[at]!]));
  return found.map((each): Topic => {
    const { blocks } = each;
    const own = blocks.map((block) => block.position);
    const positions = each.position ? [each.position, ...own] : own;
    return {
      source,
      heading: headingOf.get(each) ?? [],
      depth: depth + 1,
      position: {
        from: positions.reduce(
          (least, { from }) => Math.min(least, from),
          positions.length > 0 ? Infinity : position.from,
        ),
        to: positions.reduce((most, { to }) => Math.max(most, to), positions.length > 0 ? 0 : position.from),
      },
      blocks,
      topics: [],
      notes: [],
      ...(each.isCounted ? {} : { isImplied: true }),
    };
  });
};

/** "**Pros**" or "Goals:", as names of the lists below them. */
const isCalled = ({ text }: BlockOf<'paragraph'>): boolean =>
  isLabel(text) && (endsInColon(text) || isWholly(text, 'strong'));

const leastBold = 3;
const leastSteps = 3;
const wordsBelow = ({ found }: Split): number =>
  found.flatMap(({ blocks }) => blocks).reduce((sum, block) => sum + proseWords(block), 0);

const called =
  (language: Language): Reading =>
  (block, next) =>
    block.kind === 'paragraph' && isCalled(block) ? label(language)(block, next) : undefined;

/** "Other changes are the following:" below a name stands for no part of it: its list has one of its own. */
const areAllCalled = (found: readonly Implied[]): boolean =>
  found.every(({ blocks }) =>
    blocks.every((block, at) => !(announces(block) && at > 0 && blocks[at + 1]?.kind === 'list')),
  );

/** Of prose below what a line stands over; more is another matter. */
const mostAfter = 20;
/** "It may be:" over a list is no heading of the text that goes on after that. */
const areOverMost = (found: readonly Implied[]): boolean =>
  found.every(({ blocks }) => {
    const own = blocks.findIndex(({ kind }) => kind !== 'paragraph');
    const after = blocks.slice(own + 1).filter(({ kind }) => kind === 'paragraph');
    const words = (some: readonly Block[]): number => some.reduce((sum, block) => sum + proseWords(block), 0);
    return own < 0 || words(after) <= Math.max(mostAfter, words(blocks) / 2);
  });

/** "He got two offers:" is no heading of what people said to them: that has the one above it, but for so many words where there is none. */
const withoutWhatFollows = (found: readonly Implied[], mostWords = 0): readonly Implied[] =>
  found.flatMap((each): Implied[] => {
    const after = each.isLeadIn
      ? each.blocks.findIndex(({ kind }, at) => at > 0 && (kind === 'paragraph' || kind === 'quote'))
      : -1;
    const words = each.blocks.slice(after).reduce((sum, block) => sum + proseWords(block), 0);
    return after < 0 || words <= mostWords
      ? [each]
      : [
          { ...each, blocks: each.blocks.slice(0, after) },
          { heading: [], blocks: each.blocks.slice(after) },
        ];
  });

/** "After:" over a listing is no heading of the lists that come after that. */
const areOfListings = (found: readonly Implied[]): boolean =>
  found.every(({ blocks }) => {
    const [own, ...others] = blocks.filter(({ kind }) => kind !== 'paragraph');
    return own?.kind !== 'code' || others.every(({ kind }) => kind !== 'list');
  });

const namedIn = (found: readonly Implied[]): number =>
  found.filter(({ heading }) => !isBlank(heading)).length;

const areHeadings = ({ found }: Split): boolean =>
  found.length >= 2 && found.every(({ blocks }) => blocks.length > 0);

/** "**Decision:** not chosen" after the last of several lists is no part of it. */
const withEnd = (found: readonly Implied[]): readonly Implied[] => {
  const last = found.at(-1);
  const [list, end, ...others] = last?.blocks ?? [];
  if (!last || list?.kind !== 'list' || !end || others.length > 0) return found;
  const own = runIn(end, undefined);
  return own ? [...found.slice(0, -1), { ...last, blocks: [list] }, ...own] : found;
};

/** "The goals are:", "These are our goals for the year." */
const announcesList = (block: Block | undefined, language: Language): boolean =>
  announces(block) ||
  (block?.kind === 'paragraph' && leadsIn(plain(richSentences(block.text, language).at(-1) ?? []), language));

const mostCalled = 6;
const leastAsked = 2;

const mostOfValue = 4;
/** "**Size**: 10,000 orders" above a table is said of that, and no name of it. */
const isField = (block: Block, next: Block | undefined): boolean =>
  block.kind === 'paragraph' &&
  next?.kind === 'table' &&
  estimateWords(plain(splitLead(block.text).text)) <= mostOfValue;

/** In a section that has headings below it or not, these are more: names in bold over more than text, names of lists. */
const withRunIns = (topic: Topic, language: Language): Topic =>
  withNotesApart(topic, partedByRunIns(topic, language), language);

const partedByRunIns = (topic: Topic, language: Language): Topic => {
  const topics = topic.topics.map((each) => withRunIns(each, language));
  const counted = numberedLines(topic.blocks) ?? records(topic.blocks);
  if (counted)
    return {
      ...topic,
      blocks: counted.before,
      topics: [...topicsOf(counted.found, topic).map((each) => withRunIns(each, language)), ...topics],
    };
  const areAsked = splitBy(topic.blocks, asked).found.length >= leastAsked;
  const lines = splitBy(
    topic.blocks,
    (block, next) =>
      asked(block, next) ?? boldLine(block, next) ?? (areAsked ? countedAmongAsked(block, next) : undefined),
  );
  if (areHeadings(lines))
    return {
      ...topic,
      blocks: lines.before,
      topics: [...topicsOf(answered(withEnd(lines.found)), topic), ...topics],
    };
  const grown = splitBy(topic.blocks, (block, next) => branches(block, next) ?? agenda(block, next));
  if (namedIn(grown.found) >= leastBranches && !announcesList(grown.before.at(-1), language))
    return { ...topic, blocks: grown.before, topics: [...topicsOf(grown.found, topic), ...topics] };
  const long = splitBy(topic.blocks, chapters(language));
  if (long.found.length > 0)
    return { ...topic, blocks: long.before, topics: [...topicsOf(long.found, topic), ...topics] };
  const stepped = splitBy(topic.blocks, stepTopics(language));
  if (stepped.found.length > 0) {
    const steps = topicsOf(stepped.found, topic).map((step) => withRunIns(step, language));
    return { ...topic, blocks: stepped.before, topics: [...steps, ...topics] };
  }
  const lined = linesOverLists(topic.blocks, language);
  if (lined && areOverMost(lined.found))
    return { ...topic, blocks: lined.before, topics: [...topicsOf(lined.found, topic), ...topics] };
  // Names of lists, and beside them names of texts.
  const names = splitBy(
    topic.blocks,
    (block, next) => called(language)(block, next) ?? (isField(block, next) ? undefined : runIn(block, next)),
  );
  const hasLists = topic.blocks.some((block, at) => called(language)(block, topic.blocks[at + 1]));
  const isListed =
    hasLists &&
    areAllCalled(names.found) &&
    areOverMost(names.found) &&
    names.found.length >= 2 &&
    names.found.length <= mostCalled;
  const isNamed = names.found.length >= 2 && names.found.some(({ blocks }) => blocks.some(isVisual));
  const isSplit = (isListed || isNamed) && areOfListings(names.found);
  const parted = isSplit
    ? { ...names, found: withoutWhatFollows(withEnd(names.found)) }
    : loneLabels(topic.blocks, language);
  if (!parted) return { ...topic, topics };
  return { ...topic, blocks: parted.before, topics: [...topicsOf(parted.found, topic), ...topics] };
};

/** A shorter text needs no headings. */
const leastWords = 100;
const leastParagraphs = 4;
/** Of its paragraphs so many begin with a sentence that may stand over them. */
const toldShare = 0.4;

const ofText = ({ title, intro: { blocks } }: Outline, language: Language): Split | undefined => {
  const words = blocks.reduce((sum, block) => sum + proseWords(block), 0);
  if (words < leastOutlineWords) return undefined;
  const counted = numberedLines(blocks) ?? records(blocks);
  if (counted) return counted;
  const questions = splitBy(blocks, asked);
  if (areHeadings(questions)) return { ...questions, found: answered(questions.found) };
  const bold = splitBy(blocks, boldStart);
  if (namedIn(bold.found) >= leastBold && areHeadings(bold) && 2 * wordsBelow(bold) >= words) return bold;
  const stepped = splitBy(blocks, stepTopics(language));
  if (namedIn(stepped.found) >= leastSteps && 2 * wordsBelow(stepped) >= words) return stepped;
  const isName = (block: Block): boolean =>
    block.kind === 'paragraph' && plain(asTitle(block.text)) === plain(title);
  const listedBut = (isNone: (block: Block) => boolean): Split =>
    splitBy(blocks, (block, next) =>
      isNone(block)
        ? undefined
        : words < leastWords
          ? branches(block, next)
          : (label(language)(block, next) ?? outlined(block, next) ?? runIn(block, next)),
    );
  const all = listedBut(isName);
  const listed = areOverMost(all.found) ? all : listedBut((block) => isName(block) || announces(block));
  const lines = splitBy(blocks, boldLine);
  const isLined = words >= leastWords && areHeadings(lines);
  // Lines in bold over texts as well as over lists are all headings.
  if (isLined && namedIn(lines.found) > namedIn(listed.found)) return lines;
  if (namedIn(listed.found) >= 2 && areAllCalled(listed.found))
    return shortLines(blocks, isName, language) ?? listed;
  if (words < leastWords) return undefined;
  if (isLined) return lines;
  const texts = blocks.filter(({ kind }) => kind === 'paragraph');
  const [first, ...others] = blocks;
  if (!first || texts.length < leastParagraphs || 2 * texts.length < blocks.length) return undefined;
  const { before, found } = splitBy(others, told(title, language));
  const named = found.filter(({ heading }) => !isBlank(heading));
  return named.length >= toldShare * texts.length
    ? { before: [first, ...before], found: withSaid(found, title) }
    : undefined;
};

/** Gives an outline the topics that its text has without headings for them. */
export const withImpliedTopics = (outline: Outline, language: Language): Outline => {
  if (outline.topics.length > 0)
    return {
      ...outline,
      topics: outline.topics.flatMap((topic) =>
        besideThePresent(withRunIns(topic, language), outline.title, language),
      ),
    };
  const split = ofText(outline, language);
  if (!split) return outline;
  const found = topicsOf(withShortLast(withoutWhatFollows(split.found, mostAfter)), outline.intro);
  const parted = { ...outline.intro, blocks: split.before, topics: found };
  const { topics, ...intro } = withNotesApart({ ...outline.intro, topics: [] }, parted, language);
  return { ...outline, intro: { ...intro, topics: [] }, topics };
};
