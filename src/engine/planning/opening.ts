import type { Language } from '../../api/generationOptions.ts';
import { lettersOf } from '../../deck/lettersOf.ts';
import { isWholly, plain, type RichText } from '../../deck/richText.ts';
import { sliceRich, trimRich } from '../../deck/sliceRich.ts';
import { visualLength } from '../../deck/visualLength.ts';
import type { Role } from '../../languages/cues.ts';
import { isHeadingOf } from '../../languages/recognising/isHeadingOf.ts';
import { pointsBack } from '../../languages/recognising/openers.ts';
import { wordsOfBlock as proseWords } from '../features/blockWords.ts';
import { hasRole, isIdle, rolesOf, saidIn } from '../features/said.ts';
import { isVisual } from '../features/visual.ts';
import type { Outline, Topic } from '../outline/outline.ts';
import { policy } from '../policy/policy.ts';
import type { Block } from '../reading/document/sourceDocument.ts';
import { pointsAway } from '../text/addresses/pointsAway.ts';
import { contentWords } from '../text/contentWords.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { splitLead } from '../text/leads.ts';
import { withLargeStart } from '../text/richJoin.ts';
import { richSentences } from '../text/sentences.ts';
import { isTimeLabel } from '../text/timeLabels.ts';
import type { Part } from './scenes/scene.ts';

const longestSubtitle = 130;
const isShort = (text: RichText): boolean => visualLength(plain(text)) <= longestSubtitle;
/** "In short: amber." says nothing on a cover, nor does "Registered charity." before what it is about. */
const leastSum = 4;
/** What a cover's notes take in, so that no near-empty slide follows it. */
const leastForSlide = 26;
/** And where it would be the only thing said of the document, too long to stand under the title. */
const leastOfTelling = 9;
/** And of a text whose first sentence the cover shows: "Of course, there is more to it." */
const leastBeside = 16;

const announces = /[:：,，、،]\s*$/u;

/** "**You cannot enter before this is done.**" is a sentence, "**The problem.**" before others names them. */
const isOnly = (text: RichText, language: Language): boolean => richSentences(text, language).length === 1;

/** "However, that is a fallacy." */
const takesBack = (sentence: RichText, language: Language): boolean =>
  pointsBack(plain(sentence), language) !== undefined && rolesOf(sentence, language).has('caveat');

/** The first sentence of the document, where it says something of it. */
const firstSentence = (intro: Topic, language: Language): RichText | undefined => {
  const [block] = intro.blocks;
  if (block?.kind !== 'paragraph') return undefined;
  const [sentence, next] = richSentences(block.text, language);
  if (next && takesBack(next, language)) return undefined;
  const text = plain(sentence ?? []);
  // "Registered charity. This is the readable version."
  if (next && estimateWords(text) < leastSum) return undefined;
  // What introduces a list says nothing on a cover.
  const isField =
    splitLead(sentence ?? []).lead !== undefined ||
    (sentence?.every(({ marks }) => marks?.includes('strong')) === true &&
      !(isOnly(block.text, language) && /[.!。！।]$/u.test(text)));
  // "Read it at https://example.org." is said of the page.
  if (!sentence || isField || announces.test(text) || /https?:\/\//u.test(text)) return undefined;
  // "For details see the wiki." says nothing of the document either.
  return pointsAway(sentence) ||
    isIdle(sentence, language) ||
    saidIn(sentence, language).every(({ score }) => score <= policy.choose.never) ||
    rolesOf(sentence, language).get('narration') === 2
    ? undefined
    : sentence;
};

/** "**TL;DR:** Nothing was lost.": what all of it comes to, and the introduction without the name of that. */
const summedUp = (
  intro: Topic,
  language: Language,
): { readonly intro: Topic; readonly sum: RichText } | undefined => {
  const [first, ...others] = intro.blocks;
  if (first?.kind !== 'paragraph') return undefined;
  const { lead, text } = splitLead(first.text);
  if (!lead || !isHeadingOf(plain(lead), 'summary')) return undefined;
  const [sum = []] = richSentences(text, language);
  return estimateWords(plain(sum)) >= leastSum && isShort(sum)
    ? { intro: { ...intro, blocks: [{ ...first, text }, ...others] }, sum }
    : undefined;
};

/** "March 2025. For Ada and the two whom she wants to show it to." says first when it was written. */
const withoutDate = (intro: Topic, language: Language): { readonly intro: Topic; readonly date?: string } => {
  const [first, ...others] = intro.blocks;
  if (first?.kind !== 'paragraph') return { intro };
  const [sentence, next] = richSentences(first.text, language);
  const date = plain(sentence ?? [])
    .trim()
    .replace(/[.。]$/u, '');
  if (!isTimeLabel(date, language)) return { intro };
  if (!next) return { intro: { ...intro, blocks: others }, date };
  const text = trimRich(sliceRich(first.text, plain(sentence!).length, plain(first.text).length));
  return { intro: { ...intro, blocks: [{ ...first, text }, ...others] }, date };
};

/** "> Zlib for the browser, very fast!" below a title quotes nobody. */
const withTagline = (intro: Topic, language: Language): Topic => {
  const [first, ...others] = intro.blocks;
  if (first?.kind !== 'quote' || first.who || first.blocks.length > 1) return intro;
  const [said] = first.blocks;
  return said?.kind === 'paragraph' && isShort(said.text) && isOnly(said.text, language)
    ? { ...intro, blocks: [said, ...others] }
    : intro;
};

export interface Opening {
  readonly title: RichText;
  readonly subtitle?: RichText;
  /** The subtitle is the first sentence of the text, which goes on from it. */
  readonly isBegun?: true;
  readonly byline?: string;
  readonly part: Part;
}

export interface Cover {
  readonly opening: Opening;
  /** What of the introduction slides of its own are made of. */
  readonly intro: Topic | undefined;
}

const letters = (text: RichText): string => lettersOf(plain(text));

/** "Depot move: Harrow Lane to Quillgate" below "Depot move Harrow Lane → Quillgate" says nothing more. */
const isTitleAgain = (text: RichText, title: RichText, language: Language): boolean => {
  const words = new Set(contentWords(plain(title), language));
  const own = contentWords(plain(text), language);
  return letters(text) === letters(title) || (own.length > 0 && own.every((word) => words.has(word)));
};

/** What the cover says is not said again on the next slide. */
const withoutSubtitle = (blocks: readonly Block[], subtitle: RichText | undefined): readonly Block[] => {
  const [first, ...rest] = blocks;
  const said = plain(subtitle ?? []).trim();
  if (first?.kind !== 'paragraph' || said === '') return blocks;
  const whole = plain(first.text);
  const start = whole.length - whole.trimStart().length;
  if (!whole.startsWith(said, start)) return blocks;
  const after = whole.slice(start + said.length);
  const [stop] = /^[.。!！।\s]*/u.exec(after)!;
  // "Hono is small." begins with the name, and is a sentence all the same.
  if (stop.trim() === '' && stop.length < after.length && !/[\p{P}\p{S}]$/u.test(said)) return blocks;
  const from = start + said.length + stop.length;
  return [{ ...first, text: trimRich(sliceRich(first.text, from, whole.length)) }, ...rest];
};

/** "*Prepared by L. Abernethy. Please do not pass it on.*" is said of the document, not in it; one sentence may sum it up. */
const isRemark = (block: Block, language: Language): boolean =>
  block.kind === 'paragraph' &&
  isWholly(block.text, 'emphasis') &&
  !isOnly(block.text, language) &&
  !isPoint(block, language);

/** "Hi all," */
const isGreeting = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && /^[^.!?。！？]{1,48}[,，،、]$/u.test(plain(block.text).trim());

const letterHead = { most: 6, letters: 90 } as const;
/** The sender, the receiver, place and day: a few words and no sentence. */
const isOfHead = (block: Block): boolean =>
  block.kind === 'paragraph' &&
  plain(block.text).length <= letterHead.letters &&
  !/\p{Ll}{3}[.!?…。！？:：]\s*$/u.test(plain(block.text));

/** A greeting, and the head of the letter above it. */
const greetingIn = (blocks: readonly Block[]): readonly Block[] => {
  const at = blocks.slice(0, letterHead.most).findIndex(isGreeting);
  const head = blocks.slice(0, at + 1);
  return head.slice(0, -1).every(isOfHead) ? head : [];
};

/** In some languages a letter goes on small after its greeting. */
const begunLarge = ([first, ...others]: readonly Block[]): readonly Block[] =>
  first?.kind === 'paragraph'
    ? [{ ...first, text: withLargeStart(first.text) }, ...others]
    : first
      ? [first, ...others]
      : [];

/** "Spawned from https://example.org/issues/3603" */
const isElsewhere = (block: Block): boolean => block.kind === 'paragraph' && pointsAway(block.text);

const isPoint = (block: Block, language: Language): boolean =>
  (block.kind === 'callout' && block.blocks.some((inner) => isPoint(inner, language))) ||
  (block.kind === 'paragraph' &&
    saidIn(block.text, language).some(
      ({ score, roles }) => roles.size > 0 && score >= policy.scene.pointScore,
    ));

/** "Short one because I'm off tomorrow." after the greeting of a letter is none. */
const isMessage = (block: Block, language: Language): boolean =>
  isPoint(block, language) &&
  block.kind === 'paragraph' &&
  saidIn(block.text, language).some((said) => hasRole(said, ...telling));
const telling: readonly Role[] = ['decision', 'ask', 'action', 'result', 'risk', 'recommendation', 'rule'];

/** A list, set off or not. */
const isListed = (block: Block): boolean =>
  block.kind === 'list' ||
  ((block.kind === 'quote' || block.kind === 'callout') && block.blocks.some(isListed));

const leastLinked = 0.6;
const isLinked = (text: RichText): boolean => {
  const letters = (some: RichText): number => plain(some).replace(/[^\p{L}\p{N}]/gu, '').length;
  return letters(text.filter(({ href }) => href !== undefined)) >= letters(text) / 2;
};
/** Where to join and where to look things up, above all that is said: nobody reads it from a slide. */
const areWays = (block: Block): boolean =>
  block.kind === 'list' &&
  block.items.length > 1 &&
  block.items.filter(({ text, blocks }) => blocks.length === 0 && isLinked(text)).length >=
    leastLinked * block.items.length;

export const coverOf = (whole: Outline, language: Language): Cover => {
  const ways = whole.topics.length > 0 ? whole.intro.blocks.filter(areWays) : [];
  const outline =
    ways.length === 0
      ? whole
      : {
          ...whole,
          intro: { ...whole.intro, blocks: whole.intro.blocks.filter((block) => !ways.includes(block)) },
        };
  const { opening, intro } = coverWithout(outline, language);
  return {
    opening: { ...opening, part: { ...opening.part, blocks: [...opening.part.blocks, ...ways] } },
    intro,
  };
};

const coverWithout = (outline: Outline, language: Language): Cover => {
  const { title, byline: written } = outline;
  const { blocks } = outline.intro;
  // What follows a greeting is the message itself, and no name of it.
  const greeting = greetingIn(blocks);
  const isLetter = greeting.length > 0;
  const greetings = isLetter ? greeting : blocks.slice(0, 1).filter(isElsewhere);
  const afterwards = blocks.slice(greetings.length);
  const whole = greetings.length > 0 ? { ...outline.intro, blocks: begunLarge(afterwards) } : outline.intro;
  const { intro: undated, date } = withoutDate(whole, language);
  const summed = isLetter ? undefined : summedUp(undated, language);
  const intro = withTagline(summed?.intro ?? undated, language);
  const byline = written ?? date;
  const said = isLetter ? undefined : (summed?.sum ?? firstSentence(intro, language));
  const sentence = said && !isTitleAgain(said, title, language) ? said : undefined;
  const given =
    outline.subtitle && !isTitleAgain(outline.subtitle, title, language) ? outline.subtitle : undefined;
  const subtitle = given ?? (sentence && isShort(sentence) ? sentence : undefined);
  const [first, ...rest] = intro.blocks;
  const isWholeParagraph =
    first?.kind === 'paragraph' &&
    subtitle !== undefined &&
    plain(first.text).trim() === plain(subtitle).trim();
  const repeats = first?.kind === 'paragraph' && letters(title).includes(letters(first.text));
  const isSaid = isWholeParagraph || repeats || (first !== undefined && isRemark(first, language));
  const remaining = isSaid ? rest : withoutSubtitle(intro.blocks, subtitle ?? title);
  const words = (blocks: readonly Block[]): number =>
    blocks.reduce((sum, block) => sum + proseWords(block), 0);
  const isSlight =
    (words(isSaid ? rest : intro.blocks) < (sentence && !subtitle ? leastOfTelling : leastForSlide) ||
      words(remaining) < leastBeside) &&
    !remaining.some(
      (block) =>
        isVisual(block) ||
        isListed(block) ||
        (isLetter && isMessage(block, language)) ||
        (!subtitle && !sentence && !isLetter && isPoint(block, language)),
    );
  const hasTopics = outline.topics.length > 0;
  const noted = isSlight && hasTopics ? intro.blocks : isSaid && first ? [first] : [];
  return {
    opening: {
      title,
      ...(subtitle ? { subtitle } : {}),
      ...(subtitle && subtitle === sentence ? { isBegun: true as const } : {}),
      ...(byline ? { byline } : {}),
      part: {
        source: intro.source,
        heading: title,
        depth: 1,
        position: intro.position,
        blocks: [...greetings, ...noted],
        notes: intro.notes,
      },
    },
    intro: noted.length === intro.blocks.length ? undefined : { ...intro, blocks: remaining, notes: [] },
  };
};
