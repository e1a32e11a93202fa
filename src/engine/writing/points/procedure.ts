import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { saysInOrder } from '../../../languages/recognising/saysInOrder.ts';
import { normalized, subjectScore } from '../../../languages/recognising/subjects.ts';
import type { Subject } from '../../../languages/vocabulary.ts';
import type { Frame } from '../draft/draft.ts';
import type { Point } from './points.ts';

/** What is done one after the other, where a heading names it. */
const inOrder: readonly Subject[] = ['steps', 'gettingStarted', 'method', 'demo', 'plan'];

const isCode = (text: RichText): boolean => text.some(({ marks }) => marks?.includes('code'));

/** Numbers count options, questions and requirements as often as steps: whether these are done in their order. */
export const isProcedure = (
  { lead = [], points }: { readonly lead?: RichText; readonly points: readonly Point[] },
  { title, kicker = [] }: Frame,
  language: Language,
): boolean => {
  const named = [title, kicker, lead].map((text) => normalized(plain(text)));
  return (
    named.some((text) => inOrder.some((subject) => subjectScore(text, subject, language) > 0)) ||
    points.some(
      ({ lead: name = [], text }) => isCode(text) || saysInOrder(plain([...name, ...text]), language),
    ) ||
    saysInOrder(plain(lead), language)
  );
};
