import { plain, type RichText } from '../../../deck/richText.ts';
import { sliceRich, trimRich } from '../../../deck/sliceRich.ts';
import type { ListItem } from '../../reading/document/sourceDocument.ts';
import { estimateWords } from '../estimateWords.ts';

const mostOfName = 18;
const leastTold = 6;
const stop = /[.。]\s*$/u;
/** What parts a name from what is told of it. */
const parting = /^\s*[.。:：–—-]\s+/u;

interface Named {
  readonly lead: RichText;
  readonly text: RichText;
}

/** "[How ropes are made](https://…). Ada showed …": a link, and sentences about where it leads. */
const linkedName = ({ text, checked }: ListItem): Named | undefined => {
  const href = text[0]?.href;
  const end = text.findIndex((span) => span.href !== href);
  if (href === undefined || end < 0 || checked !== undefined) return undefined;
  const link = text.slice(0, end);
  const name = plain(link);
  const after = plain(text.slice(end));
  const [parted = ''] = parting.exec(after) ?? [];
  if (parted === '' && !(stop.test(name) && /^\s/u.test(after))) return undefined;
  const told = trimRich(sliceRich(text, name.length + parted.length, name.length + after.length));
  const lead: RichText = trimRich(sliceRich(text, 0, name.replace(stop, '').length));
  return estimateWords(name) <= mostOfName && estimateWords(plain(told)) >= leastTold
    ? { lead, text: told }
    : undefined;
};

/** Where each entry of a list begins with a link that more is told of, that is its name. */
export const linkedNames = (items: readonly ListItem[]): Named[] | undefined => {
  const led = items.map(linkedName);
  return items.length > 1 && led.every((each) => each !== undefined) ? led : undefined;
};
