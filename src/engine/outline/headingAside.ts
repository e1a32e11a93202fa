import { plain, type RichText } from '../../deck/richText.ts';
import { sliceRich, trimRich } from '../../deck/sliceRich.ts';
import { withoutColon } from '../../deck/withoutColon.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { withLargeStart } from '../text/richJoin.ts';

const aside = /\s[(（]([^()（）]{20,200})[)）][:：]?\s*$/u;
const mostOfName = 5;
const leastOfAside = 6;

/** "v1.2 (needs version 4.4 of the application)" is called "v1.2", and the rest is said under it. */
export const withoutLongAside = (
  heading: RichText,
): { readonly heading: RichText; readonly said?: RichText } => {
  const text = plain(heading);
  const found = aside.exec(text);
  if (!found?.[1] || estimateWords(found[1]) < leastOfAside) return { heading };
  const name = trimRich(sliceRich(heading, 0, found.index));
  const words = estimateWords(plain(name));
  if (words === 0 || words > mostOfName) return { heading };
  const from = text.indexOf(found[1], found.index);
  return {
    heading: withoutColon(name),
    said: withLargeStart(trimRich(sliceRich(heading, from, from + found[1].length))),
  };
};
