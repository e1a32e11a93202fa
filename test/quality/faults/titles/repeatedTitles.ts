import type { Fault, FaultClass } from '../faultClass.ts';
import { lettersOnly } from '../letters.ts';
import { bodyLines, bodyTexts, type ShownSlide, type ShownText } from '../shownDeck.ts';

const mayRepeat = new Set(['cover', 'agenda', 'section', 'closing', 'statement', 'quote']);

const names = new Set(['heading', 'lead']);

/** A whole line, or the name of one: the value beside a label may well be called like its heading. */
const saidOn = (slide: ShownSlide): ShownText[] => [
  ...bodyLines(slide),
  ...bodyTexts(slide).filter(({ role }) => names.has(role)),
];

export const repeatedTitles: FaultClass = {
  name: 'repeated title',
  means: 'the title again, as its topic, among its own points or on another slide',
  find: ({ slides }) => {
    const seen = new Set<string>();
    return slides.flatMap((slide): Fault[] => {
      const title = lettersOnly(slide.title);
      if (title === '') return [];
      const fault = (why: string): Fault[] => [{ slide: slide.number, shows: slide.title, why }];
      if (lettersOnly(slide.kicker) === title) return fault('as its own topic');
      if (!mayRepeat.has(slide.layout)) {
        if (saidOn(slide).some(({ text }) => lettersOnly(text) === title))
          return fault('among its own points');
        const key = `${lettersOnly(slide.kicker)}/${title}/${JSON.stringify(slide.data.part ?? '')}`;
        if (seen.has(key)) return fault('on another slide');
        seen.add(key);
      }
      return [];
    });
  },
};
