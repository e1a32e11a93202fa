import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import type { Slide } from '../../layouts/slide.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { fits } from '../text/fit.ts';
import { asParagraph, joinRich, joinSentences } from '../text/richJoin.ts';
import { withoutFullStop } from '../text/shorten.ts';
import { evenEnd } from './endedEvenly.ts';
import { isWithinWords } from './points/bestSlide.ts';
import { isLead } from './points/room.ts';
import { takeawayOf } from './visuals/takeaway.ts';

/** Longer text below a list is more than a remark. */
const longestBelow = 230;
/** Sentences that are still said large, or read at once. */
const mostWordsTogether = 60;

const ledLayouts: readonly string[] = ['bullets', 'steps', 'columns', 'stats', 'table', 'code'];

const ended = /[\p{P}\p{S}]\s*$/u;
/** "23 of 27 are done. Open are" goes on in what stands below it. */
const withLead = (text: RichText, lead: RichText): RichText =>
  ended.test(plain(lead)) ? joinSentences([text, lead]) : joinRich([asParagraph([text]), lead], ' ');

const lookedUp: readonly string[] = ['table', 'chart', 'code'];
/** Its words are not read one after the other. */
export const isLookedUp = ({ layout }: Slide): boolean => lookedUp.includes(layout);

/** A slide, if it holds what it says. */
export const ifHeld = (slide: Slide, language: Language): Slide | undefined =>
  fits(slide) && (isLookedUp(slide) || isWithinWords(slide, language)) ? slide : undefined;

const before = (text: RichText, slide: Slide): Slide | undefined => {
  if (slide.layout === 'text') return { ...slide, paragraphs: [text, ...slide.paragraphs] };
  if (!ledLayouts.includes(slide.layout)) return undefined;
  const lead = 'lead' in slide && slide.lead ? withLead(text, slide.lead) : text;
  return isLead(lead) ? ({ ...slide, lead } as Slide) : undefined;
};

const joined = (own: RichText | undefined, text: RichText): RichText =>
  own ? joinSentences([own, text]) : text;

const after = (text: RichText, slide: Slide, language: Language): Slide | undefined => {
  switch (slide.layout) {
    case 'text':
      return { ...slide, paragraphs: [...slide.paragraphs, text] };
    case 'bullets': {
      const whole = joined(slide.below, text);
      const below = evenEnd([...slide.items.map((item) => item.text), whole], language)(whole);
      return plain(below).length <= longestBelow ? { ...slide, below } : undefined;
    }
    case 'table':
      return { ...slide, caption: joined(slide.caption, text) };
    case 'chart': {
      // What the author says of a chart is worth more than what can be read off it.
      const isOurs = plain(slide.takeaway ?? []) === plain(takeawayOf(slide.chart, language) ?? []);
      const takeaway = isOurs || !slide.takeaway ? withoutFullStop(text) : joined(slide.takeaway, text);
      return { ...slide, takeaway };
    }
    case 'code':
      return { ...slide, below: [...(slide.below ?? []), { text }] };
    case 'statement': {
      if (slide.tone) return undefined;
      const whole = joinSentences([slide.text, text]);
      return estimateWords(plain(whole)) <= mostWordsTogether ? { ...slide, text: whole } : undefined;
    }
    default:
      return undefined;
  }
};

/** A slide with a text before what it says; undefined: it has no room for it. */
export const withTextBefore = (text: RichText, slide: Slide, language: Language): Slide | undefined => {
  const whole = before(text, slide);
  return whole && ifHeld(whole, language);
};

/** A slide with a text after what it says; undefined: it has no room for it. */
export const withTextAfter = (text: RichText, slide: Slide, language: Language): Slide | undefined => {
  const whole = after(text, slide, language);
  return whole && ifHeld(whole, language);
};
