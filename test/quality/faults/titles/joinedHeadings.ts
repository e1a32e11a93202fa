import type { Fault, FaultClass } from '../faultClass.ts';
import type { SourceText } from '../sourceText.ts';

const joint = /\S\s+·\s+\S/u;
const joiner = ' · ';
const places = new Set(['title', 'kicker', 'items', 'heading', 'text', 'points', 'lead']);

/** The author wrote the point in the middle. */
const isTheirs = (source: SourceText, text: string): boolean =>
  source.text.includes(text.split(joiner).slice(0, 2).join(joiner).trim());

export const joinedHeadings: FaultClass = {
  name: 'joined with ·',
  means: 'headings or points that the deck joined with “·”',
  find: ({ slides }, source) =>
    slides.flatMap((slide): Fault[] => {
      const joined = slide.texts.find(
        ({ role, text }) => places.has(role) && joint.test(text) && !isTheirs(source, text),
      );
      return joined ? [{ slide: slide.number, shows: joined.text }] : [];
    }),
};
