import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import type { Slide } from '../../layouts/slide.ts';
import { titleKey } from '../planning/titles.ts';
import { policy } from '../policy/policy.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { fits } from '../text/fit.ts';
import { asParagraph, joinRich, joinSentences } from '../text/richJoin.ts';
import { betweenSlides } from './betweenSlides.ts';
import type { DraftedScene } from './draftedDeck.ts';
import { isWithinWords } from './points/bestSlide.ts';
import { isLead } from './points/room.ts';

const { mostWords, mostTogether } = policy.lone;

/** Longer text below a list is more than a remark. */
const longestBelow = 230;

const wordsOf = (text: RichText): number => estimateWords(plain(text));

/** All that a slide says in a sentence or two. */
const loneIn = (slide: Slide): RichText | undefined =>
  slide.layout === 'statement' && !slide.tone && wordsOf(slide.text) <= mostWords ? slide.text : undefined;

const ledLayouts: readonly string[] = ['bullets', 'steps', 'columns', 'stats', 'table', 'code'];

const ended = /[\p{P}\p{S}]\s*$/u;
/** "23 of 27 are done. Open are" goes on in what stands below it. */
const withLead = (text: RichText, lead: RichText): RichText =>
  ended.test(plain(lead)) ? joinSentences([text, lead]) : joinRich([asParagraph([text]), lead], ' ');

/** A slide with a sentence before what it says. */
const saidBefore = (text: RichText, slide: Slide): Slide | undefined => {
  if (slide.layout === 'text') return { ...slide, paragraphs: [text, ...slide.paragraphs] };
  if (!ledLayouts.includes(slide.layout)) return undefined;
  const lead = 'lead' in slide && slide.lead ? withLead(text, slide.lead) : text;
  return isLead(lead) ? ({ ...slide, lead } as Slide) : undefined;
};

/** A slide with a sentence after what it says. */
const saidAfter = (text: RichText, slide: Slide): Slide | undefined => {
  if (slide.layout === 'text') return { ...slide, paragraphs: [...slide.paragraphs, text] };
  if (slide.layout === 'bullets')
    return slide.below || plain(text).length > longestBelow ? undefined : { ...slide, below: text };
  if (slide.layout !== 'statement' || slide.tone) return undefined;
  const whole = joinSentences([slide.text, text]);
  return wordsOf(whole) <= mostTogether ? { ...slide, text: whole } : undefined;
};

/** "The meeting takes place in hall 1." above "Draft agenda", which a list of the same heading is called by. */
const isCalledAnew = (above: Slide, here: Slide, { title, body }: DraftedScene): boolean =>
  body.kind !== 'text' &&
  'kicker' in here &&
  here.kicker !== undefined &&
  titleKey(title) === titleKey(above.title) &&
  titleKey(here.kicker) === titleKey(above.title);

/** A sentence that would be alone on its slide stands with what comes before or after it under its heading, where a slide holds both. */
export const loneSentences = (scenes: readonly DraftedScene[], language: Language): DraftedScene[] => {
  const held = (slide: Slide | undefined): Slide | undefined =>
    slide && fits(slide) && isWithinWords(slide, language) ? slide : undefined;
  return betweenSlides(scenes, (above, here, scene) => {
    const isSame = titleKey(above.title) === titleKey(here.title);
    const after = loneIn(here);
    const both = isSame && after ? held(saidAfter(after, above)) : undefined;
    if (both) return { above: both, here: undefined };
    const before = loneIn(above);
    if (!before || !(isSame || isCalledAnew(above, here, scene))) return undefined;
    const led = held(saidBefore(before, here));
    return led && { above: undefined, here: led };
  });
};
