import type { Language } from '../../../api/generationOptions.ts';
import type { RichText } from '../../../deck/richText.ts';
import { languages } from '../../../languages/languages.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { fits } from '../../text/fit.ts';
import { joinRich } from '../../text/richJoin.ts';
import { type Frame, head, unwritten, type Writing } from '../draft/draft.ts';
import { isWithinWords } from './bestSlide.ts';
import type { TextContent } from './layouts/textContent.ts';
import { inParagraphs, isSentence, type Point } from './points.ts';

/** Sentences as their author wrote them after each other. */
const paragraphsOf = (points: readonly Point[], language: Language): RichText[] => {
  const glue = languages[language].grammar.words.spacing === 'together' ? '' : ' ';
  return inParagraphs(points).map((each) =>
    joinRich(
      each.map(({ text }) => text),
      glue,
    ),
  );
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
