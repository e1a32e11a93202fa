import { plain, type RichText } from '../../../deck/richText.ts';
import { sliceRich } from '../../../deck/sliceRich.ts';
import { estimateWords } from '../estimateWords.ts';

type Span = RichText[number];

const isAddress = ({ text, href, marks }: Span): boolean =>
  href !== undefined && /^(?:https?:\/\/|www\.)\S+$/u.test(text.trim()) && !marks?.includes('code');

/** "(", "<" and "(see " before an address, what closes them behind it. */
const opened = /(?:^|(?<=\S))\s*[([<（［](?:\p{L}{2,6}:?\s)?$/u;
const closed = /^\s*[)\]>）］]/u;
const dash = /\s+[-–—]\s*$/u;
const colon = /\s*[:：]\s*$/u;
const endsThere = /^\s*[.。]?\s*$/u;
const unspaced = /[\u3040-\u9fff]\s*$/u;
const mostLinked = 8;
const mostBeforeColon = 3;
/** Addresses of so many letters are read as they are. */
const shortAddress = 30;
const longestName = 24;
const fewer = 8;

/** What is asked of an address is what is said of it, if anybody can read it: "/send?token=…" */
const asksFor = /[?&]\w+=/u;
const mostAsked = 80;

/** "nvd.nist.gov/…/CVE-2025-23167" */
const briefAddress = (address: string): string => {
  if (address.length <= mostAsked && asksFor.test(address)) return address;
  const bare = address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  if (bare.length <= shortAddress) return bare;
  const [host = '', ...path] = bare
    .replace(/^www\./, '')
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((part) => part !== '');
  const name = path.at(-1) ?? '';
  if (path.length < 2) return path.length === 1 && name.length <= longestName ? `${host}/${name}` : host;
  return name.length <= longestName ? `${host}/…/${name}` : host;
};

const inSite = /^https?:\/\/[^/]+\/[^/]/u;
/** Where a link leads, in few letters; of a page deep in a site its host says nothing. */
export const spokenPlace = (href: string): string | undefined => {
  const address = briefAddress(href.replace(/^mailto:/u, ''));
  return address.includes('/') || !inSite.test(href) ? address : undefined;
};

const shown = (span: Span): Span => {
  const short = span.text.length > shortAddress ? briefAddress(span.text) : span.text;
  return span.text.length - short.length >= fewer ? { ...span, text: short } : span;
};

const lastWord = /[^\s([{<（［"“„«,;:，；：、。.!?]+[)\]"”“».!?]*$/u;
/** No word is longer, and what is not one need not be looked through for it. */
const longestWord = 120;
const lastWordOf = (text: string): RegExpExecArray | null => {
  const from = Math.max(0, text.length - longestWord);
  const found = lastWord.exec(text.slice(from));
  if (found) found.index += from;
  return found;
};
/** "at", "in", "de" */
const smallWord = /^\p{Ll}{1,3}$/u;
/** After the last sentence; "example.org" is one word. */
const lastPart = /(?:^|[.!?]\s+|[。！？]\s*)((?:[^.!?。！？,，]|[.!?](?=\S))+)$/u;

const cut = (text: RichText, to: number): RichText => sliceRich(text, 0, to);

/** A text whose end from there on leads to an address, unless it leads to another one already. */
const linked = (text: RichText, from: number, href: string): RichText => {
  const whole = plain(text);
  return [
    ...cut(text, from),
    ...sliceRich(text, from, whole.length).map((span) => (span.href ? span : { ...span, href })),
  ];
};

/** The words before an address, as the link that it is: at least one where only the host would be said of it. */
const linkedBefore = (before: RichText, href: string, after: string): RichText | undefined => {
  const whole = plain(before);
  const bracket = closed.test(after) ? opened.exec(whole) : undefined;
  if (bracket) {
    const bare = cut(before, bracket.index);
    const word = lastWordOf(plain(bare));
    return word && !smallWord.test(word[0]) ? linked(bare, word.index, href) : undefined;
  }
  if (!endsThere.test(after)) return undefined;
  for (const [mark, most] of [
    [dash, mostLinked],
    [colon, mostBeforeColon],
  ] as const) {
    const found = mark.exec(whole);
    if (!found) continue;
    const bare = cut(before, found.index);
    const part = lastPart.exec(plain(bare))?.[1] ?? '';
    if (part.trim() === '' || unspaced.test(part) || estimateWords(part) > most) continue;
    return linked(bare, plain(bare).length - part.trimStart().length, href);
  }
  const named = colon.exec(whole);
  if (!named || href.length <= shortAddress || briefAddress(href).includes('/')) return undefined;
  const bare = cut(before, named.index);
  const word = lastWordOf(plain(bare));
  return word && !unspaced.test(word[0]) ? linked(bare, word.index, href) : undefined;
};

/** A text without its bare addresses: the words before one lead to it where they name it, else it is said in brief. */
export const spokenAddresses = (text: RichText): RichText => {
  if (!text.some(isAddress)) return text;
  let out: RichText = [];
  let rest = text;
  while (rest.length > 0) {
    const [span, ...others] = rest as [Span, ...RichText];
    rest = others;
    if (!isAddress(span)) {
      out.push(span);
      continue;
    }
    const after = plain(others);
    const before = linkedBefore(out, span.href!, after);
    if (!before) {
      out.push(shown(span));
      continue;
    }
    out = before;
    const closing = closed.exec(after);
    if (closing) rest = sliceRich(others, closing[0].length, after.length);
  }
  return out;
};
