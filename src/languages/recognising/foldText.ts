export interface FoldedText {
  readonly text: string;
  /** Where a character of the folded text stands in the written one. */
  readonly at: (index: number) => number;
}

/** A part of a text, from the first to behind the last character. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const rare = /\u0130|[\u0300-\u036f\u064b-\u0652\u0640\u093c\u0958-\u095f\u09bc\u09dc-\u09df\uff01-\uff5e]/;
const cluster = /\P{M}\p{M}*|\p{M}+/gu;
/** What many leave away: Arabic vowels and stretches, the dot below Hindi letters of foreign sounds. */
const leftAway = /[\u064b-\u0652\u0640\u093c]/g;
const alike: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  '\u0901': '\u0902',
  '–': '-',
  '‐': '-',
  '‑': '-',
};
const others = /[’‘ʼأإآٱى\u0901–‐‑]/g;
/** Ticks that have no partner near are none: what is looked for to the end of a long text grows with its square. */
const codeSpans = /(`{1,16})(?!`)[\s\S]{0,1500}?[^`]\1(?!`)/g;
const nothing = '\0';

const sameLength = (text: string): string => {
  const lower = text.toLowerCase();
  return others.test(lower) ? lower.replace(others, (written) => alike[written] ?? written) : lower;
};

const foldCluster = (written: string): string =>
  sameLength(
    written
      .normalize('NFC')
      .replace(leftAway, '')
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)),
  );

/** A text as cues are compared with it: in lower case, one way for what may be written in two. */
export const foldText = (text: string): FoldedText => {
  if (!rare.test(text)) {
    const folded = sameLength(text);
    if (folded.length === text.length) return { text: folded, at: (index) => index };
  }
  const positions: number[] = [];
  let folded = '';
  for (const { 0: written, index } of text.matchAll(cluster)) {
    const part = foldCluster(written);
    for (let at = 0; at < part.length; at += 1) positions.push(index + Math.min(at, written.length - 1));
    folded += part;
  }
  positions.push(text.length);
  return { text: folded, at: (index) => positions[index] ?? text.length };
};

/** A text with its code made unreadable, in the same length. */
export const withoutCode = (text: string, code: readonly Range[]): string => {
  const masked = text.includes('`') ? text.replace(codeSpans, (span) => nothing.repeat(span.length)) : text;
  if (code.length === 0) return masked;
  const parts: string[] = [];
  let at = 0;
  for (const { from, to } of [...code].sort((one, other) => one.from - other.from)) {
    parts.push(masked.slice(at, Math.max(at, from)), nothing.repeat(Math.max(0, to - Math.max(at, from))));
    at = Math.max(at, to);
  }
  return parts.join('') + masked.slice(at);
};
