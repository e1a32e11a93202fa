import { policy } from '../../policy/policy.ts';
import { asParagraph } from '../../text/richJoin.ts';
import type { Writing } from '../draft/draft.ts';
import { inParagraphs, isSentence, type Point, pointOf } from './points.ts';
import type { TextContent } from './textLayouts.ts';

const joined = ([first, ...others]: readonly Point[]): Point => {
  const whole = asParagraph([first!, ...others].map(({ text }) => text));
  return { ...first!, text: whole, words: pointOf(whole).words };
};

const isShort = (paragraph: readonly Point[]): boolean =>
  paragraph.every(isSentence) &&
  paragraph.reduce((sum, { words }) => sum + words, 0) <= policy.text.inOneBreath;

/** "They do not." opens what it is said with. */
const mostWordsOfStart = 3;
const withStart = ([first, second, ...others]: readonly Point[]): readonly Point[] =>
  first && second && first.words <= mostWordsOfStart && [first, second].every(isSentence)
    ? [joined([first, second]), ...others]
    : [first, second, ...others].filter((point) => point !== undefined);

/** Of several paragraphs a short one is one point; the sentences of a longer one are equals. */
export const shortParagraphs = (content: TextContent, { style }: Writing): TextContent => {
  const paragraphs = inParagraphs(content.points);
  if (style === 'Preserve' || paragraphs.length < 2 || paragraphs.length === content.points.length)
    return content;
  return {
    ...content,
    points: paragraphs.flatMap((paragraph) =>
      paragraph.length > 1 && isShort(paragraph) ? [joined(paragraph)] : withStart(paragraph),
    ),
  };
};
