import type { Language } from '../../../api/generationOptions.ts';
import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { sliceRich } from '../../../deck/sliceRich.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import { calloutOf } from '../../../languages/recognising/calloutOf.ts';
import { endsOpen, leansWithin, pointsBack } from '../../../languages/recognising/openers.ts';
import type { Slide, SlideOf } from '../../../layouts/slide.ts';
import { carries } from '../../features/carries.ts';
import type { Paragraphs } from '../../features/paragraphs.ts';
import { rolesOf, saidIn } from '../../features/said.ts';
import { policy } from '../../policy/policy.ts';
import { contentWords } from '../../text/contentWords.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { fits, isOneLineTitle, isSentenceTitle, isTitle } from '../../text/fit.ts';
import { joinSentences } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import { asTitle } from '../../text/shorten.ts';
import {
  besidesCode,
  isAside,
  isClear,
  isPlainSentence,
  opensLarge,
  opensTopic,
  tellsItself,
} from '../draft/plainSentence.ts';
import { quoted } from '../points/points.ts';
import { isKicker } from '../points/room.ts';
import { endsHanging } from './endsHanging.ts';
import { headedByName, headedByStress } from './headedByBold.ts';
import { saidBelow } from './saidBelow.ts';
import { standsBesideRules } from './standsBesideRules.ts';
import { headedByTopic } from './topicSentence.ts';

/** "We saved ..." goes on in the next sentence, and "Ex.:" is no name. */
const trailsOff = /(?:…|\.{2,}|\p{L}\.\s*[:：])\s*$/u;

/** Where no heading of the author's stands above points, what introduces them does, if it is clear by itself. */
export const headedByLead = (slide: Slide, language: Language): Slide => {
  if ((slide.layout !== 'bullets' && slide.layout !== 'steps') || !slide.lead) return slide;
  const { lead, ...others } = slide;
  const title = withoutColon(lead);
  const isWhole =
    richSentences(title, language).length === 1 &&
    /\p{L}/u.test(plain(title)) &&
    opensLarge(title) &&
    !isAside(title) &&
    !trailsOff.test(plain(lead)) &&
    !trailsOff.test(plain(title)) &&
    pointsBack(plain(title), language) === undefined &&
    !endsOpen(plain(title), language) &&
    !endsHanging(plain(title)) &&
    rolesOf(title, language).get('narration') !== 2 &&
    !leansWithin(plain(title), language) &&
    !tellsItself.test(plain(title));
  return isWhole && isTitle(title) ? { ...others, title } : slide;
};

const { leastWords, leastWordsWithin, leastMeaning, mostWords, mostWordsOfTopic, leastOwn } = policy.headline;

/**
 * It surely carries a point, as a heading of the author's stands above it; where none does, it may carry one, or says
 * enough and does not just tell what went on.
 */
const isWorthy = (text: RichText, by: HeadedBy, language: Language): boolean =>
  carries(text, language) >= (by === 'point' ? 2 : 1) ||
  (by !== 'point' &&
    rolesOf(text, language).get('narration') !== 2 &&
    contentWords(plain(text), language).length >= leastMeaning &&
    !tellsItself.test(plain(text)));

/** "It is taken if and only if: The node is healthy" begins a list in a sentence; "Decision: we stay" has a label. */
const listsOne = /(?:\S+\s+){4,}\S+[:：]\s+\p{Lu}/u;

/** A word or two in quotation marks are a name, more are what somebody said. */
const quotedName = /["“„«「『][^"“”„«»「」『』]{1,24}["”“»」』]/gu;

/** It has the form of a title, with so many words. */
const isTitled = (text: RichText, most: number, language: Language): boolean => {
  const written = plain(text);
  const words = estimateWords(written);
  return (
    words >= leastWords &&
    words <= most &&
    opensLarge(text) &&
    !/[:：?？؟!！,;，、；]\s*$/u.test(written) &&
    !trailsOff.test(written) &&
    !listsOne.test(written) &&
    calloutOf(`${/^\p{L}*/u.exec(written)![0]}:`) === undefined &&
    text.every(({ marks }) => !marks?.includes('emphasis')) &&
    pointsBack(/^\S+/u.exec(written)?.[0] ?? '', language) === undefined &&
    !endsOpen(written, language) &&
    !leansWithin(written, language) &&
    saidIn(text, language).every(({ isIdle }) => !isIdle) &&
    isSentenceTitle(asTitle(text))
  );
};

/** A sentence that is understood by whoever reads nothing else. */
const isHeadline = (text: RichText, by: HeadedBy, language: Language): boolean =>
  isTitled(text, mostWords, language) &&
  isWorthy(text, by, language) &&
  !quoted.test(plain(text)) &&
  isPlainSentence(text, language);

/** The sentence that a paragraph begins with, told or not. */
const isTopic = (text: RichText, language: Language): boolean =>
  isTitled(text, mostWordsOfTopic, language) &&
  contentWords(plain(text), language).length >= leastMeaning &&
  !tellsItself.test(plain(text)) &&
  !quoted.test(plain(text).replace(quotedName, '')) &&
  opensTopic(text, language);

/** It surely says what the slide is written for, which its beginning does not. */
const leadsToPoint = (sentence: RichText, rest: readonly RichText[], language: Language): boolean =>
  carries(sentence, language) < 2 &&
  rest.some((text) => richSentences(text, language).some((each) => carries(each, language) === 2));

type Entries = SlideOf<'bullets'>['items'];

interface Headed {
  readonly title: RichText;
  readonly items: Entries;
}

/** "Impact: high" over "Effort: low" is its equal, "Decision: high" is not. */
const isOneOfLabelled = (items: Entries, at: number, language: Language): boolean => {
  const { text } = items[at]!;
  const label = tellsItself.exec(plain(text));
  return (
    label !== null &&
    carries(sliceRich(text, 0, label.index), language) < 2 &&
    items.some((each, other) => other !== at && tellsItself.test(plain(each.text)))
  );
};

/** The slide without the sentence that begins one of its entries, if nothing left refers to it. */
const headedAt = (items: Entries, at: number, by: HeadedBy, language: Language): Headed | undefined => {
  const [first = [], second, ...more] = richSentences(items[at]!.text, language);
  const next = second ?? items[at + 1]?.text;
  // What is above all reads on below: anything else leaves a gap.
  if (at > 0 && next && pointsBack(plain(next), language) !== undefined) return undefined;
  if (!isHeadline(first, by, language) || isOneOfLabelled(items, at, language)) return undefined;
  const rest = second ? [{ ...items[at]!, text: joinSentences([second, ...more]) }] : [];
  const headed = { title: asTitle(first), items: items.toSpliced(at, 1, ...rest) };
  return isOutweighed(headed, language) ? undefined : headed;
};

/** What a slide is written for is not put below what leads to it. */
const isOutweighed = ({ title, items }: Headed, language: Language): boolean => {
  const weight = carries(title, language);
  return items.some(({ text }) =>
    richSentences(text, language).some((sentence) => carries(sentence, language) > weight),
  );
};

/** What a paragraph begins with is its topic; within it a point stands above the rest, or what says much. */
const headedByFirst = (
  items: Entries,
  by: HeadedBy,
  paragraphs: Paragraphs,
  language: Language,
): Headed | undefined => {
  const { text } = items[0]!;
  const [first = []] = richSentences(text, language);
  const stands =
    paragraphs.beginWith(text) ||
    carries(first, language) > 0 ||
    (by === 'sentence' && estimateWords(plain(first)) >= leastWordsWithin);
  return stands ? headedAt(items, 0, by, language) : undefined;
};

const decides = (text: RichText, language: Language): boolean =>
  rolesOf(text, language).get('decision') === 2;

/**
 * One that surely carries the point, else the one that the slide begins with. None is lifted out of a paragraph, but for
 * a decision under no heading of the author's: "We leave it, because it fits on one page" is about the line above.
 */
const headlineOf = (
  items: Entries,
  by: HeadedBy,
  paragraphs: Paragraphs,
  language: Language,
): Headed | undefined => {
  if (items.some(({ lead, items: inner }) => lead || inner)) return undefined;
  if (!paragraphs.hold(items.map(({ text }) => text))) return undefined;
  const sure = items.flatMap(({ text }, at) =>
    richSentences(text, language).length === 1 &&
    carries(text, language) === 2 &&
    (at === 0 || paragraphs.beginWith(text) || (by === 'sentence' && decides(text, language)))
      ? [at]
      : [],
  );
  for (const at of sure) {
    const headed = headedAt(items, at, by, language);
    if (headed) return headed;
  }
  return headedByFirst(items, by, paragraphs, language);
};

/** Sentences under one of them that stands above the others. */
const headedBySentence = (slide: Slide, by: HeadedBy, paragraphs: Paragraphs, language: Language): Slide => {
  if (slide.layout === 'statement') {
    const found = slide.tone ? undefined : headedByFirst([{ text: slide.text }], by, paragraphs, language);
    const [rest] = found?.items ?? [];
    return found && rest ? saidBelow(slide, found.title, rest.text) : slide;
  }
  if (slide.layout !== 'bullets' || slide.lead || slide.below) return slide;
  const found = headlineOf(slide.items, by, paragraphs, language);
  const [only, ...more] = found?.items ?? [];
  if (!found || !only) return slide;
  const { title, items } = found;
  return more.length > 0 ? { ...slide, title, items } : saidBelow(slide, title, only.text);
};

const under = (heading: RichText, slide: Slide): Slide =>
  isKicker(heading) ? ({ ...slide, kicker: heading } as Slide) : slide;

/**
 * What a slide may be called by that goes on under a title: what introduces it, a sentence that carries a point
 * as well, any sentence that its paragraph begins with, or any at all, where the title is none of the author's.
 */
export type HeadedBy = 'lead' | 'point' | 'topic' | 'sentence';

const numberedItself = /^\d{1,3}[.)]\s/u;
const ledLayouts: ReadonlySet<string> = new Set(['bullets', 'steps', 'code']);

const mostOfBare = 6;
/** "For example, run this:", "Here it is:" */
const leansOn = (sentence: RichText, language: Language): boolean =>
  pointsBack(plain(sentence), language) !== undefined || estimateWords(plain(sentence)) <= mostOfBare;

/** What introduces points or a listing, where it is short or says something by itself. */
const headedByIntroduction = (slide: Slide, by: HeadedBy, language: Language): Slide => {
  const led = headedByLead(slide, language);
  if (led !== slide && isOneLineTitle(led.title) && isClear(led.title, language)) return led;
  if (!ledLayouts.has(slide.layout) || !('lead' in slide) || !slide.lead) return slide;
  const isListing = slide.layout === 'code';
  const [first = [], ...more] = richSentences(slide.lead, language);
  const title = withoutColon(first);
  const words = estimateWords(plain(title));
  const isSound =
    words >= leastWords &&
    words <= mostWords &&
    !(slide.layout === 'bullets' && slide.items.length === 1) &&
    opensLarge(title) &&
    !numberedItself.test(plain(title)) &&
    !tellsItself.test(plain(besidesCode(title))) &&
    !endsOpen(plain(title), language) &&
    !leansWithin(plain(title), language) &&
    !endsHanging(plain(title)) &&
    rolesOf(title, language).get('narration') !== 2 &&
    isPlainSentence(title, language);
  // What happens to stand above is not what they are about, but says more than the name of the whole.
  if (!endsInColon(slide.lead) && !(isListing && by === 'sentence' && more.length === 0)) return slide;
  // "It holds for now. Next, look at this:" goes on from one listing to another.
  if (isListing && !more.every((each) => leansOn(each, language))) return slide;
  // What announces its points in many words is a sentence above them.
  const isShort = more.length === 0 ? isTitle : isSentenceTitle;
  if (!isSound || !isShort(title)) return slide;
  const { lead: _, ...others } = slide;
  return { ...others, title, ...(more.length > 0 ? { lead: joinSentences(more) } : {}) } as Slide;
};

const oneParagraph: Paragraphs = { hold: () => true, beginWith: () => true, shareOf: () => 1 };

/**
 * A slide that goes on under a title is called by what introduces its points, by words in them, or by a sentence
 * of the paragraph that all of it is of.
 */
export const headedAnew = (
  slide: Slide,
  by: HeadedBy,
  language: Language,
  paragraphs: Paragraphs = oneParagraph,
): Slide => {
  const named = headedByName(slide, paragraphs);
  const led = named === slide ? headedByIntroduction(slide, by, language) : named;
  const stressed = headedByStress(slide, language);
  const said = (): Slide => {
    const headed = headedBySentence(slide, by, paragraphs, language);
    const opens = (sentence: RichText, text: RichText, rest: readonly RichText[]): boolean =>
      paragraphs.beginWith(text) &&
      (carries(sentence, language) === 2 || paragraphs.shareOf(text, rest) >= leastOwn) &&
      isTopic(sentence, language) &&
      !standsBesideRules(text, rest, paragraphs, language) &&
      !leadsToPoint(sentence, rest, language);
    return headed !== slide || by === 'point' ? headed : headedByTopic(slide, opens, language);
  };
  const headed =
    led !== slide
      ? { ...led, title: asTitle(led.title) }
      : stressed !== slide || by === 'lead'
        ? stressed
        : said();
  if (headed === slide) return slide;
  const whole = under(slide.title, headed);
  return [whole, headed].find(fits) ?? slide;
};
