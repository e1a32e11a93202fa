import type { Language } from '../../../api/generationOptions.ts';
import { bodyBox } from '../../../deck/canvas.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import type { Chart } from '../../../deck/slide.ts';
import { typeScale } from '../../../deck/typeScale.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import { leadsIn, pointsBack } from '../../../languages/recognising/openers.ts';
import { hasRole, type Said } from '../../features/said.ts';
import { policy } from '../../policy/policy.ts';
import type { BlockOf } from '../../reading/document/sourceDocument.ts';
import { linesIn } from '../../text/fit.ts';
import { richSentences } from '../../text/sentences.ts';
import { withoutFullStop } from '../../text/shorten.ts';
import type { Writing } from '../draft/draft.ts';
import { takeawayOf } from './takeaway.ts';

const longestLine = policy.text.aboveLetters;

/** What a chart shows, said by the author where that is what the sentence does. */
const takeawayBeside = (said: readonly Said[]): RichText | undefined => {
  const telling = said.filter(
    (each) =>
      hasRole(each, 'result', 'conclusion') &&
      !each.pointsBack &&
      !each.leadsIn &&
      /\p{N}/u.test(plain(each.text)) &&
      visualLength(plain(each.text)) <= longestLine,
  );
  const [best] = telling.sort((a, b) => b.score - a.score);
  return best && withoutFullStop(best.text);
};

/** The sum that the chart leaves out: the row as the table has it. */
const totalOf = ({ rows, head }: BlockOf<'table'>, chart: Chart): RichText | undefined => {
  const last = rows.at(-1);
  const [label = [], value = []] = last ?? [];
  const isLeftOut =
    head.length === 2 &&
    chart.categories.length < rows.length &&
    !chart.categories.includes(plain(label).trim());
  return isLeftOut ? [...withoutColon(label), { text: ': ' }, ...value] : undefined;
};

/** One line below a figure. */
export const isCaption = (text: RichText): boolean => linesIn(text, typeScale.caption, bodyBox.width) <= 1;

/** Of "I looked it up. As of 28 February:" what stands right above the figures. */
const captionIn = (line: RichText, language: Language): RichText | undefined => {
  const caption = withoutColon(richSentences(line, language).at(-1) ?? []);
  // "This is shown in the following table" says nothing of what it shows.
  if (leadsIn(plain(caption), language) || pointsBack(plain(caption), language) !== undefined)
    return undefined;
  return isCaption(caption) && !/[.。]\s*$/u.test(plain(caption)) ? caption : undefined;
};

/** "How do you come to school?" over the answers. */
const askedIn = ({ head: [first = []] }: BlockOf<'table'>): RichText | undefined =>
  /[?？؟]\s*$/u.test(plain(first)) ? first : undefined;

interface Around {
  /** The sentence that introduces the table, else the best of those around it. */
  readonly line: RichText | undefined;
  readonly said: readonly Said[];
  readonly writing: Pick<Writing, 'language' | 'deckLanguage'>;
}

/** What stands beside a chart: what its author says of it, else what can be read off it. */
export const saidOfChart = (
  chart: Chart,
  table: BlockOf<'table'>,
  { line, said, writing: { language, deckLanguage } }: Around,
): RichText | undefined =>
  takeawayBeside(said) ??
  totalOf(table, chart) ??
  (line && captionIn(line, language)) ??
  askedIn(table) ??
  takeawayOf(chart, deckLanguage);
