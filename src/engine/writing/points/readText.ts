import type { Language } from '../../../api/generationOptions.ts';
import type { RichText } from '../../../deck/richText.ts';
import { languages } from '../../../languages/languages.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { fits } from '../../text/fit.ts';
import { joinRich } from '../../text/richJoin.ts';
import { type Frame, head, unwritten, type Writing } from '../draft/draft.ts';
import { isWithinWords } from './bestSlide.ts';
import { goesOnWith, isPlain, type Point } from './points.ts';
import type { TextContent } from './textLayouts.ts';

const isSentence = (point: Point): boolean => point.from === 'sentence' && !point.lead && isPlain(point);

/** Sentences as their author wrote them after each other. */
const paragraphsOf = (points: readonly Point[], language: Language): RichText[] => {
  const glue = languages[language].grammar.words.spacing === 'together' ? '' : ' ';
  const paragraphs: { readonly opener: Point; readonly texts: RichText[] }[] = [];
  for (const point of points) {
    const last = paragraphs.at(-1);
    if (last && goesOnWith(last.opener, point)) last.texts.push(point.text);
    else paragraphs.push({ opener: point, texts: [point.text] });
  }
  return paragraphs.map(({ texts }) => joinRich(texts, glue));
};

/** What is shown word for word is read in its paragraphs, and not as a list of its sentences. */
export const readText = (
  { lead, below, points }: TextContent,
  frame: Frame,
  { style, language }: Writing,
): Slide | undefined => {
  if (style !== 'Preserve' || lead || below || !points.every(isSentence)) return undefined;
  const slide: Slide = {
    ...unwritten,
    ...head(frame),
    layout: 'text',
    paragraphs: paragraphsOf(points, language),
  };
  return fits(slide) && isWithinWords(slide, language) ? slide : undefined;
};
