import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import type { Role } from '../../languages/cues.ts';
import { endsOpen, leadsIn, pointsBack } from '../../languages/recognising/openers.ts';
import type { Slide, SlideOf } from '../../layouts/slide.ts';
import { rolesOf } from '../features/said.ts';
import { policy } from '../policy.ts';
import { contentWords } from '../text/contentWords.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { fits, isOneLineTitle, isTitle } from '../text/fit.ts';
import { joinRich, withoutColon } from '../text/richJoin.ts';
import { richSentences, sliceRich } from '../text/sentences.ts';
import { asTitle } from '../text/shorten.ts';
import { isKicker } from './points/room.ts';

/** It needs nothing before it and announces nothing after it. */
const isClear = (text: RichText, language: Language): boolean =>
  pointsBack(plain(text), language) === undefined && !leadsIn(plain(text), language);

/** "What you need: a spanner" is no name of what stands below it. */
const tellsItself = /[:：]\s*\S/u;

/** Where no heading of the author's stands above points, what introduces them does, if it is clear by itself. */
export const headedByLead = (slide: Slide, language: Language): Slide => {
  if ((slide.layout !== 'bullets' && slide.layout !== 'steps') || !slide.lead) return slide;
  const { lead, ...others } = slide;
  const title = withoutColon(lead);
  const isWhole =
    pointsBack(plain(title), language) === undefined &&
    !endsOpen(plain(title), language) &&
    !tellsItself.test(plain(title));
  return isWhole && isTitle(title) ? { ...others, title } : slide;
};

/** Words that are somebody’s. */
export const quoted = /["“”„«»「」『』]/u;

const { leastPoints, leastWords, mostWords, leastStressed, mostJoined } = policy.headline;

/** What a slide may be called by is what its text is written for. */
const carrying: readonly Role[] = [
  'decision',
  'ask',
  'cause',
  'result',
  'conclusion',
  'recommendation',
  'risk',
];

/** "/etc/hosts" */
const path = /(?<!\S)[~.]*\/\p{L}/u;
const opensLarge = /^\P{L}*[\p{Lu}\p{Lo}]/u;

/** One sentence of words alone that says something by itself. */
const isPlainSentence = (text: RichText, language: Language): boolean =>
  !path.test(plain(text)) &&
  text.every(({ marks }) => !marks?.includes('code')) &&
  richSentences(text, language).length === 1 &&
  !rolesOf(text, language).has('narration') &&
  isClear(text, language);

/** A short sentence that needs nothing before it and is needed by nothing after it. */
const isHeadline = (
  [first, next]: SlideOf<'bullets'>['items'],
  by: HeadedBy,
  language: Language,
): boolean => {
  const { text, lead, items: inner } = first!;
  const words = estimateWords(plain(text));
  return (
    !lead &&
    !inner &&
    words >= leastWords &&
    words <= mostWords &&
    opensLarge.test(plain(text)) &&
    !/[:：?？؟!！…]\s*$/u.test(plain(text)) &&
    !quoted.test(plain(text)) &&
    text.every(({ marks }) => !marks?.includes('emphasis') && !marks?.includes('code')) &&
    richSentences(text, language).length === 1 &&
    isClear(text, language) &&
    (by === 'sentence' || carrying.some((role) => rolesOf(text, language).has(role))) &&
    (next === undefined || pointsBack(plain(next.text), language) === undefined) &&
    isOneLineTitle(asTitle(text))
  );
};

/** Sentences under one of them that stands above the others. */
const headedBySentence = (slide: Slide, by: HeadedBy, language: Language): Slide => {
  if (slide.layout !== 'bullets' || slide.lead) return slide;
  const [first, ...others] = slide.items;
  if (!first || others.length < leastPoints || !isHeadline(slide.items, by, language)) return slide;
  const title = asTitle(first.text);
  const [only, ...more] = others;
  const isOne = only && more.length === 0 && !only.lead && !only.items;
  return isOne
    ? { id: slide.id, notes: slide.notes, layout: 'statement', title, text: only.text }
    : { ...slide, title, items: others };
};

const under = (heading: RichText, slide: Slide): Slide =>
  isKicker(heading) ? ({ ...slide, kicker: heading } as Slide) : slide;

/**
 * What a slide may be called by that goes on under a title: what introduces it, a sentence that carries a point
 * as well, or any sentence, where the title is none of the author's.
 */
export type HeadedBy = 'lead' | 'point' | 'sentence';

/** The words that an author set in bold within a sentence, where they are a name and no stress, date or value. */
const stressed = (text: RichText, language: Language): RichText | undefined => {
  const [first, ...others] = text.filter(({ marks }) => marks?.includes('strong'));
  if (!first || others.length > 0 || text.length < 2) return undefined;
  const words = first.text.trim();
  const isName =
    contentWords(words, language).length >= leastStressed &&
    estimateWords(words) <= mostWords &&
    !/\p{N}/u.test(words) &&
    !quoted.test(words);
  return isName ? [{ text: words.charAt(0).toLocaleUpperCase() + words.slice(1) }] : undefined;
};

/** What the words in bold at the beginning of a sentence name, without them. */
const belowName = (text: RichText): RichText => {
  const [name] = text;
  if (!name?.marks?.includes('strong')) return text;
  const written = plain(text);
  const seam = /[:：]\s*$/u.test(name.text) ? /^\s*/u : /^\s*[:：]\s*/u;
  const end = seam.exec(written.slice(name.text.length));
  return end ? sliceRich(text, name.text.length + end[0].length, written.length) : text;
};

/** What a slide says in one or two sentences has the words as its title that its author stressed in each. */
const headedByStress = (slide: Slide, language: Language): Slide => {
  if (slide.layout === 'statement') {
    const title = stressed(slide.text, language);
    if (!title || !isOneLineTitle(title)) return slide;
    return { ...slide, title: asTitle(withoutColon(title)), text: belowName(slide.text) };
  }
  if (slide.layout !== 'bullets' || slide.items.length > mostJoined) return slide;
  const names = slide.items.map(({ lead, text }) => (lead ? undefined : stressed(text, language)));
  const title = joinRich(
    names.map((name) => asTitle(withoutColon(name ?? []))),
    '; ',
  );
  return names.every((name) => name !== undefined) && isOneLineTitle(title) ? { ...slide, title } : slide;
};

/** What introduces points or a listing, where it is short or says something by itself. */
const headedByIntroduction = (slide: Slide, language: Language): Slide => {
  const led = headedByLead(slide, language);
  if (led !== slide && isOneLineTitle(led.title) && isClear(led.title, language)) return led;
  if (!('lead' in slide) || !slide.lead || (led === slide && slide.layout !== 'code')) return slide;
  const { lead, ...others } = slide;
  const title = withoutColon(lead);
  const words = estimateWords(plain(title));
  const isSound =
    words >= leastWords &&
    words <= mostWords &&
    !(slide.layout === 'bullets' && slide.items.length === 1) &&
    /^[\p{L}\p{N}]/u.test(plain(title)) &&
    !tellsItself.test(plain(title)) &&
    isPlainSentence(title, language);
  return isSound && isTitle(title) ? ({ ...others, title } as Slide) : slide;
};

/** A slide that goes on under a title is called by what introduces its points, by words in them, or by the first. */
export const headedAnew = (slide: Slide, by: HeadedBy, language: Language): Slide => {
  const led = headedByIntroduction(slide, language);
  const stressed = headedByStress(slide, language);
  const headed =
    led !== slide
      ? { ...led, title: asTitle(led.title) }
      : stressed !== slide || by === 'lead'
        ? stressed
        : headedBySentence(slide, by, language);
  if (headed === slide) return slide;
  const whole = under(slide.title, headed);
  return [whole, headed].find(fits) ?? slide;
};

/** Slides of one list go on under the title that its first one has. */
export const headedAlike = ([first, ...others]: readonly Slide[], language: Language): Slide[] => {
  if (!first) return [];
  const headed = headedByLead(first, language);
  return headed === first
    ? [first, ...others.map((slide) => headedByLead(slide, language))]
    : [headed, ...others.map((slide) => ({ ...slide, title: headed.title }))];
};
