/** What programs, their output and drawings made of letters hold, and sentences do not. */
const machineSigns =
  /[{}<>|=\\$@^~]|::|(?<!https?:)\/\/|[\p{L}\p{N}_]\((?!(?:s|es|e|n|en|in)\))|;\s*$|^\s*(?:#|--|>)|\S_\S|[^\s.!?:。！？*_-](?:\t| {2})\s*\S|`{3}/mu;
const marker = /^(?:[-*+•]|\d{1,3}[.)])\s+/u;
const opening = /^[*_"'«„“‘([¿¡「『]*[\p{Lu}\p{Lo}]/u;
const closing = /[.!?…。！？][*_"'»”’)\]」』]*$/u;
/** "It is open. It is set up as follows:" */
const hasEnded = /[。！？]|\p{Ll}{2}[.!?]\s+\p{Lu}/u;
const listMark = /^\s*(?:[-*+•]|\d{1,3}[.)])?\s*$/u;

/** Words of a text, those of scripts without blanks by their letters. */
const wordsIn = (text: string): number =>
  (text.match(/[\u3041-\u30ff\u3400-\u9fff]{2}|[\p{L}\p{M}\p{N}’'-]+/gu) ?? []).length;

/** Less than this is as likely what a program prints; whoever sets a fence means to show what it holds. */
const leastWords = { indented: 12, fenced: 30 };
/** A full stop is forgotten after long sentences too. */
const leastUnended = 12;
const longest = 6_000;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Paragraphs and entries of lists, each on one line. */
const statements = (lines: readonly string[]): string[] => {
  const out: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    const text = line.trim();
    if (goesOn && text !== '' && !marker.test(text)) out.push(`${out.pop()} ${text}`);
    else if (text !== '') out.push(text.replace(marker, ''));
    goesOn = text !== '';
  }
  return out;
};

/**
 * A listing without a language that holds nothing but whole sentences, without the indent that made it one;
 * undefined where it may be anything else.
 */
export const proseOfListing = (listing: string, kind: keyof typeof leastWords): string | undefined => {
  if (listing.length > longest || machineSigns.test(listing)) return undefined;
  const lines = listing.split('\n').map((line) => (listMark.test(line) ? '' : line.replaceAll('\t', '    ')));
  const indent = Math.min(...lines.filter((line) => line !== '').map(indentOf));
  const bare = lines.map((line) => line.slice(indent));
  const said = statements(bare);
  const isSentences =
    said.some((each) => closing.test(each) || hasEnded.test(each)) &&
    said.every((each) => opening.test(each) && (closing.test(each) || wordsIn(each) >= leastUnended));
  return isSentences && wordsIn(said.join(' ')) >= leastWords[kind] ? bare.join('\n') : undefined;
};
