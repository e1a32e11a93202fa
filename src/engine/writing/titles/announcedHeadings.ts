import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { languages } from '../../../languages/languages.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Said } from '../../features/said.ts';
import type { Scene } from '../../planning/scenes/scene.ts';
import { unmarked } from '../../planning/titles.ts';
import { wordPattern } from '../../prompt/wordPattern.ts';
import { fits } from '../../text/fit.ts';
import { isBlank, joinSentences } from '../../text/richJoin.ts';
import { unwritten } from '../draft/draft.ts';
import { isLead } from '../points/room.ts';

const fewest = 2;
const most = 6;

/** Where words do not stand apart, a number is one before what is counted. */
const counters = '[つ個点種項段件个项种条类步部]';

/** "Feedback follows two rules." says how many stand below. */
const counts = ({ text }: Said, count: number, language: Language): boolean => {
  const { instruction, grammar } = languages[language];
  const word = instruction.numbers.split('|')[count - 1];
  const isTogether = grammar.words.spacing === 'together';
  const pattern = isTogether
    ? `(?<![\\d.,])(?:${count}|${word})\\s?${counters}`
    : `(?<![\\p{L}\\p{M}\\p{N}.,:-])(?:${count}|${word})(?![\\p{L}\\p{M}\\p{N}.,:-])`;
  return wordPattern(pattern, 'iu').test(plain(text));
};

/** What a sentence announces that stands alone on its slide: the headings below it are named under it. */
export const announcedHeadings = (
  { body, path }: Scene,
  slides: readonly Slide[],
  language: Language,
  next?: Scene,
): readonly Slide[] => {
  const [slide, ...others] = slides;
  if (body.kind !== 'text' || slide?.layout !== 'statement' || slide.tone || others.length > 0) return slides;
  const headings = path.at(-1)!.topics.map(({ heading }) => unmarked(heading));
  const last = body.said.at(-1);
  if (!last || headings.length < fewest || headings.length > most || headings.some(isBlank)) return slides;
  // Where one slide has them all, it is what it announces.
  const shown = next?.body.kind === 'groups' ? next.body.groups.map(({ heading }) => plain(heading)) : [];
  if (headings.every((heading) => shown.includes(plain(heading)))) return slides;
  if (!last.leadsIn && !counts(last, headings.length, language)) return slides;
  const isSaid = plain(slide.text).includes(plain(last.text).replace(/[\s\p{P}]+$/u, ''));
  const lead: RichText = isSaid ? slide.text : joinSentences([slide.text, last.text]);
  const { text: _, tone: __, layout: ___, ...frame } = slide;
  const whole: Slide = {
    ...unwritten,
    ...frame,
    layout: 'bullets',
    style: 'list',
    lead,
    items: headings.map((text) => ({ text })),
  };
  return isLead(lead) && fits(whole) ? [whole] : slides;
};
