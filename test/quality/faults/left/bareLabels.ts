import type { Fault, FaultClass } from '../faultClass.ts';
import { lettersOnly } from '../letters.ts';
import { bodyLines, type ShownSlide } from '../shownDeck.ts';
import type { SourceText } from '../sourceText.ts';

const notCounted = new Set([
  'cover',
  'agenda',
  'section',
  'closing',
  'table',
  'chart',
  'code',
  'listings',
  'diagram',
]);

/** A heading whose section says something of it. */
const saysMore = (source: SourceText, label: string): boolean =>
  source.headings.some(
    ({ letters, from, to, text }) =>
      letters === label && source.text.slice(from + text.length, to).trim() !== '',
  );

/** "Label: what it is" of which only the label is shown. */
const isCutLabel = (source: SourceText, label: string): boolean =>
  source.lists.some(({ items }) =>
    items.some((item) => {
      const [head = '', ...rest] = item.split(/[:：]\s|\s[–—]\s/u);
      return rest.join('').trim() !== '' && lettersOnly(head) === label;
    }),
  );

const isBare = (source: SourceText, text: string): boolean => {
  const label = lettersOnly(text);
  return label !== '' && (saysMore(source, label) || isCutLabel(source, label));
};

const bareLines = (slide: ShownSlide, source: SourceText): string[] => {
  const lines = bodyLines(slide).map(({ text }) => text);
  const bare = lines.filter((text) => isBare(source, text));
  return bare.length >= 2 && bare.length === lines.length ? bare : [];
};

export const bareLabels: FaultClass = {
  name: 'bare labels',
  means: 'names, and nothing of what the document says of them',
  find: ({ slides }, source) =>
    slides.flatMap((slide): Fault[] => {
      if (notCounted.has(slide.layout)) return [];
      const bare = bareLines(slide, source);
      return bare.length > 0 ? [{ slide: slide.number, shows: bare.join(' / ') }] : [];
    }),
};
