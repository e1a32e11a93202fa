import type { Language } from '../../api/generationOptions.ts';
import type { RichText } from '../../deck/richText.ts';
import type { Slide } from '../../layouts/slide.ts';
import { fits } from '../text/fit.ts';
import { richSentences } from '../text/sentences.ts';
import { withFullStop, withoutFullStop } from '../text/shorten.ts';

/** How texts beside each other end alike: with a full stop where one of them says several things. */
export const evenEnd = (texts: readonly RichText[], language: Language): ((text: RichText) => RichText) =>
  texts.some((text) => richSentences(text, language).length > 1) ? withFullStop : withoutFullStop;

/** Points that came to a slide from several places end alike. */
export const endedEvenly = (slide: Slide, language: Language): Slide => {
  if (slide.layout !== 'bullets' || slide.items.length < 2) return slide;
  const ended = evenEnd(
    slide.items.map(({ text }) => text),
    language,
  );
  const items = slide.items.map((item) => (item.items ? item : { ...item, text: ended(item.text) }));
  const even: Slide = { ...slide, items };
  return fits(even) ? even : slide;
};
