import type { Language } from '../../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../../deck/richText.ts';
import { saysInNoOrder } from '../../../../languages/recognising/saysInNoOrder.ts';
import { saysInOrder } from '../../../../languages/recognising/saysInOrder.ts';
import { normalized, subjectScore } from '../../../../languages/recognising/subjects.ts';
import type { Subject } from '../../../../languages/vocabulary.ts';
import { richSentences } from '../../../text/sentences.ts';
import type { Frame } from '../../draft/draft.ts';
import type { Point } from '../points.ts';

/** What is done one after the other, where a heading names it. */
const inOrder: readonly Subject[] = ['steps', 'gettingStarted', 'method', 'demo', 'plan'];

const fewest = 2;

const isCode = (text: RichText): boolean => text.some(({ marks }) => marks?.includes('code'));
const isQuestion = ({ text }: Point): boolean => /[?？؟]\s*$/u.test(plain(text));

/**
 * Numbers count options, questions and requirements as often as steps: whether these are done in their order. What
 * announces them says it first, then their heading, then what they are.
 */
export const isProcedure = (
  { lead = [], points }: { readonly lead?: RichText; readonly points: readonly Point[] },
  { title, kicker = [] }: Frame,
  language: Language,
): boolean => {
  const about = (text: RichText, subjects: readonly Subject[]): boolean =>
    subjects.some((subject) => subjectScore(normalized(plain(text)), subject, language) > 0);
  // Of what stands above them the last sentence announces them.
  const announcing = richSentences(lead, language).at(-1) ?? [];
  if (saysInOrder(plain(announcing), language) || about(announcing, inOrder)) return true;
  if (saysInNoOrder(plain(announcing), language) || points.every(isQuestion)) return false;
  if (about(title, inOrder)) return true;
  if (saysInNoOrder(plain(title), language)) return false;
  if (points.some(({ lead: name = [], text }) => saysInOrder(plain([...name, ...text]), language)))
    return true;
  // Two that nothing calls steps are as often alternatives.
  return points.length > fewest && (about(kicker, inOrder) || points.some(({ text }) => isCode(text)));
};
