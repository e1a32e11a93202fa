/** Runs of the letters of each script. */
export const scripts = {
  kana: /[\u3041-\u3096\u30a1-\u30fa]+/g,
  hangul: /[\uac00-\ud7a3]+/g,
  han: /[\u3400-\u9fff]+/g,
  arabic: /[\u0620-\u064a\u0671-\u06d3]+/g,
  devanagari: /[\u0904-\u0939\u0958-\u0961]+/g,
  bengali: /[\u0985-\u09b9\u09dc-\u09e1\u09f0\u09f1]+/g,
  latin: /[a-z\u00c0-\u024f\u1e00-\u1eff]+/gi,
  other: /[\u0370-\u05ff\u0a00-\u1dff\u10a0-\u10ff]+/g,
};
export type Script = keyof typeof scripts;

/** What a language's texts are known by. */
export interface Writing {
  readonly script: Script;
  /** The words its texts are full of, which carry no meaning, separated by spaces. */
  readonly stopWords: string;
  /** Letters that of the languages of its script no other writes. */
  readonly ownLetters?: RegExp;
  /** What it writes otherwise than the language that has its words or its signs. */
  readonly ownSpelling?: RegExp;
  /** Letters of its script that it does not write. */
  readonly foreignLetters?: RegExp;
}
