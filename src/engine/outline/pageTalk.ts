import type { Language } from '../../api/generationOptions.ts';
import { endsInColon } from '../../deck/endsInColon.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { sliceRichAt, trimRich } from '../../deck/sliceRich.ts';
import { languages } from '../../languages/languages.ts';
import { isSignOff, pointsElsewhere } from '../../languages/recognising/labels.ts';
import { leadsIn } from '../../languages/recognising/openers.ts';
import { mayTalk, talkClauses, type WholeTalk, wholeTalk } from '../../languages/recognising/talk.ts';
import { isDue, rolesOf } from '../features/said.ts';
import type { Block, ListItem } from '../reading/document/sourceDocument.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { isBlank, joinRich, withLargeStart } from '../text/richJoin.ts';
import { richSentences } from '../text/sentences.ts';
import type { Outline, Topic } from './outline.ts';

/** A longer sentence says something beside it. */
const most: Readonly<Record<WholeTalk, number>> = { ofPage: 6, toReader: 12, ends: 14 };

const isTalk = (sentence: RichText, language: Language): boolean => {
  const text = plain(sentence);
  const kind = wholeTalk(text, language);
  return (
    kind !== undefined &&
    estimateWords(text) <= most[kind] &&
    !/\p{N}/u.test(text) &&
    !endsInColon(text) &&
    !isDue(rolesOf(sentence, language))
  );
};

const severalSentences = /[.!?。！？।]\s*\S/u;
const leastSaid = 4;
/** "**Talks.** See the calendar." says nothing without what it points to. */
const saysEnough = (sentence: RichText | undefined): boolean =>
  sentence !== undefined &&
  estimateWords(plain(sentence)) >= leastSaid &&
  sentence.some(({ marks }) => !marks?.includes('strong'));

/** "Use a custom format. See: Filters and Rewriters." */
const isPointer = (sentence: RichText, language: Language): boolean =>
  estimateWords(plain(sentence)) <= most.toReader &&
  pointsElsewhere(
    plain(sentence),
    sentence.some(({ href }) => href !== undefined),
    language,
  ) &&
  !isDue(rolesOf(sentence, language));

const leastLeft = 2;

/** A sentence without the clauses that lead through the page; nothing where that was all of it. */
const withoutClauses = (sentence: RichText, language: Language): RichText => {
  const text = plain(sentence);
  const clauses = talkClauses(text, language);
  if (clauses.length === 0) return sentence;
  const ends = [0, ...clauses.flatMap(({ from, to }) => [from, to]), text.length];
  const parts = sliceRichAt(sentence, ends).flatMap((part, at) => (at % 2 === 0 ? part : []));
  const left = trimRich(parts);
  if (estimateWords(plain(left)) < leastLeft) return [];
  return clauses[0]!.from === 0 ? withLargeStart(left) : left;
};

/** "Here are the winners." right above their list. */
const leads = (sentence: string, language: Language): boolean =>
  leadsIn(sentence, language) || wholeTalk(sentence, language) === 'ofPage';

class Clearing {
  readonly taken: string[] = [];
  private readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  text(text: RichText, announces: boolean, isItem = false): RichText {
    const mayPoint = isItem && severalSentences.test(plain(text));
    if (!mayPoint && !mayTalk(plain(text), this.language)) return text;
    const sentences = richSentences(text, this.language);
    const left = sentences.map((sentence, at) => {
      if (announces && at === sentences.length - 1 && leads(plain(sentence), this.language)) return sentence;
      const isSaid =
        !isTalk(sentence, this.language) &&
        !(mayPoint && saysEnough(sentences[at - 1]) && isPointer(sentence, this.language));
      const live = isSaid ? withoutClauses(sentence, this.language) : [];
      if (live !== sentence && !isItem) this.taken.push(plain(sentence));
      return live;
    });
    if (left.every((sentence, at) => sentence === sentences[at])) return text;
    // "See #26." says nothing without its entry.
    if (isItem) this.taken.push(plain(text));
    const isJoined = languages[this.language].grammar.words.spacing === 'together';
    return joinRich(
      left.filter((sentence) => !isBlank(sentence)),
      isJoined ? '' : ' ',
    );
  }

  item(item: ListItem): ListItem[] {
    const text = this.text(item.text, item.blocks.length > 0, true);
    const blocks = this.blocks(item.blocks);
    if (isBlank(text) && !isBlank(item.text) && blocks.length === 0) return [];
    return [{ ...item, text: isBlank(text) ? item.text : text, blocks }];
  }

  blocks(blocks: readonly Block[]): Block[] {
    return blocks.flatMap((block, at): Block[] => {
      if (block.kind === 'paragraph') {
        const next = blocks[at + 1];
        const text = this.text(block.text, next !== undefined && next.kind !== 'paragraph');
        return isBlank(text) && !isBlank(block.text)
          ? []
          : text === block.text
            ? [block]
            : [{ ...block, text }];
      }
      if (block.kind === 'list') {
        const items = block.items.flatMap((item) => this.item(item));
        return items.length > 0 ? [{ ...block, items }] : [];
      }
      return block.kind === 'callout' ? [{ ...block, blocks: this.blocks(block.blocks) }] : [block];
    });
  }
}

const cleared = <Kind extends Topic>(topic: Kind, language: Language): Kind => {
  const clearing = new Clearing(language);
  const blocks = clearing.blocks(topic.blocks);
  const topics = topic.topics.map((inner) => cleared(inner, language));
  // A heading keeps what is all that stands under it.
  if (clearing.taken.length === 0 || blocks.length + topics.length === 0) return { ...topic, topics };
  return { ...topic, blocks, topics, notes: [...topic.notes, ...clearing.taken] };
};

const postscript = /^P\.?[ -]?S\.?\s*[:.–—-]/iu;
const isPostscript = (block: Block): boolean =>
  block.kind === 'paragraph' && postscript.test(plain(block.text));

/** A courtesy and a name, in one line or in two. */
const signedIn = (block: Block): string => {
  const lines =
    block.kind === 'paragraph'
      ? [block.text]
      : block.kind === 'list' && !block.ordered
        ? block.items.map(({ text }) => text)
        : [];
  return lines.map((line) => plain(line).trim()).join(' ');
};

const mostSignWords = 5;
const isShort = (block: Block | undefined): block is Block =>
  block !== undefined && signedIn(block) !== '' && estimateWords(signedIn(block)) <= mostSignWords;

/** "i. A. Ada Ruiz" below "Mit freundlichen Grüßen": a name, and no sentence. */
const isName = (block: Block): boolean =>
  block.kind === 'paragraph' && !/[.!?…。！？]\s*$/u.test(signedIn(block));

/** "Happy coding!", "Yours,": courtesies at the end, and the name after one. */
const withoutSignOff = (topic: Topic, language: Language): Topic => {
  const last = topic.topics.at(-1);
  if (last) return { ...topic, topics: [...topic.topics.slice(0, -1), withoutSignOff(last, language)] };
  const at = topic.blocks.findLastIndex((block) => !isPostscript(block));
  const isCourtesy = (block: Block | undefined): block is Block =>
    isShort(block) && isSignOff(signedIn(block), language);
  const [before, block] = [topic.blocks[at - 1], topic.blocks[at]];
  const isSigned = isShort(block) && isName(block) && isCourtesy(before);
  const signs = isCourtesy(block) ? [block] : isSigned ? [before, block] : [];
  if (signs.length === 0 || topic.blocks.length <= signs.length) return topic;
  return {
    ...topic,
    blocks: topic.blocks.filter((each) => !signs.includes(each)),
    notes: [...topic.notes, ...signs.map(signedIn)],
  };
};

/** Without what the writer says of the page and to its reader; the notes keep it. */
export const withoutPageTalk = (outline: Outline, language: Language): Outline => {
  const topics = outline.topics.map((topic) => cleared(topic, language));
  const last = topics.at(-1);
  const intro = cleared(outline.intro, language);
  return {
    ...outline,
    intro: last ? intro : withoutSignOff(intro, language),
    topics: last ? [...topics.slice(0, -1), withoutSignOff(last, language)] : topics,
  };
};
