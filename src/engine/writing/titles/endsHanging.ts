import { isStopWord } from '../../../languages/recognising/isStopWord.ts';
import { estimateWords } from '../../text/estimateWords.ts';

const mostOfNames = 4;
/** "Boot, wait two minutes, then" */
const hangsOn = /[,，]\s*\p{L}{2,9}$/u;
const lastWord = /(?<!\S)(\p{Ll}+)$/u;
/** "Costs are 10,000 €, and break down in" wants more, whatever the language; "To do" is a name. */
export const endsHanging = (title: string): boolean =>
  hangsOn.test(title) || (estimateWords(title) > mostOfNames && isStopWord(lastWord.exec(title)?.[1] ?? ''));
