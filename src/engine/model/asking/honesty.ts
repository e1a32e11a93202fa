import type { Language } from '../../../api/generationOptions.ts';

const digitZeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];
/** ٤٢, ४२ and 42 are one number. */
const westernDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = digitZeros.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });

const number = /\d+(?:[.,٫٬'’\u00a0\u202f ]\d{3})*(?:[.,٫]\d+)?/gu;
/** 1,200 and 1.200 and 1 200 are one number, however a language writes it. */
const bare = (written: string): string => written.replace(/\D/gu, '');
const word = /\p{L}[\p{L}\p{M}\p{N}'’-]*/gu;
const quotation = /[“«„「『"](?<said>[^“”«»„「」『』"]{12,}?)[”»“」』"]/gu;
const name =
  /(?<=[\p{Ll}\p{M}\p{N},;:)][^\S\n]+)\p{Lu}[\p{L}\p{M}\p{N}'’-]+(?:[^\S\n]+\p{Lu}[\p{L}\p{M}\p{N}'’-]+)*|(?<![\p{L}\p{M}\p{N}])\p{Lu}{2,}(?![\p{Ll}\p{M}])/gu;
/** German writes every noun like a name: there only two such words in a row are one. */
const isName: Partial<Record<Language, (found: string) => boolean>> = {
  de: (found) => /\s/u.test(found) || /^\p{Lu}{2,}$/u.test(found),
};

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** What the prompt and the sources say, as far as it is needed to know what they do not. */
export interface Known {
  readonly numbers: readonly string[];
  /** In lower case. */
  readonly words: readonly string[];
}

export const knownIn = (texts: readonly string[]): Known => {
  const numbers = new Set<string>();
  const words = new Set<string>();
  for (const text of texts) {
    for (const [found] of westernDigits(text).matchAll(number)) {
      numbers.add(bare(found));
      for (const part of found.split(/\D+/u)) numbers.add(part);
    }
    for (const [found] of text.matchAll(word)) if (found.length > 1) words.add(found.toLowerCase());
  }
  return { numbers: [...numbers], words: [...words] };
};

/** Numbers, names and quotations of a text that are in neither prompt nor sources. */
export const inventedIn = (text: string, known: Known, quotable: string, language: Language): string[] => {
  const numbers = new Set(known.numbers);
  const words = new Set(known.words);
  const invented = new Set<string>();
  const western = westernDigits(text);
  for (const match of western.matchAll(number))
    if (!numbers.has(bare(match[0]))) invented.add(text.slice(match.index, match.index + match[0].length));
  for (const [found] of text.matchAll(name)) {
    const parts = found.toLowerCase().split(/\s+/u);
    if ((isName[language]?.(found) ?? true) && parts.some((part) => !words.has(part.replace(/['’]s$/u, ''))))
      invented.add(found);
  }
  const said = ` ${letters(quotable)} `;
  for (const { groups } of text.matchAll(quotation)) {
    const quoted = groups?.said ?? '';
    if (!said.includes(` ${letters(quoted)} `)) invented.add(`“${quoted.trim()}”`);
  }
  return [...invented];
};
