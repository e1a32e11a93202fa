import { remembered } from '../../languages/recognising/remembered.ts';

/** A word takes about two ideographs or kana. */
const perIdeograph = 0.56;

const isIdeographic = (code: number): boolean =>
  (code >= 0x3041 && code <= 0x30ff) ||
  (code >= 0x3400 && code <= 0x9fff) ||
  (code >= 0xf900 && code <= 0xfaff);

const isLetter = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  code === 0x5f ||
  (code >= 0xaa &&
    code < 0x2000 &&
    code !== 0xd7 &&
    code !== 0xf7 &&
    code !== 0xb7 &&
    code !== 0xbb &&
    code !== 0xab) ||
  (code >= 0x200c && code <= 0x200d) ||
  (code >= 0x2c00 && code < 0x2e00) ||
  (code >= 0xa000 && code < 0xd800) ||
  code >= 0xff66;

/** Between letters they belong to the word: "don't", "1,930", "e.g". */
const joins = (code: number): boolean => code === 0x27 || code === 0x2019 || code === 0x2e || code === 0x2c;

/** However long it is, a slide shows hardly more of it than the host. */
const address = /\bhttps?:\/\/[^\s)>\]]+/gu;

/** About how many words a text has, in one pass: for budgets, where all that counts is how texts compare. */
export const estimateWords = remembered((written): number => {
  const text = written.includes('://') ? written.replace(address, 'address') : written;
  let words = 0;
  let ideographs = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isIdeographic(code)) {
      ideographs += 1;
      inWord = false;
    } else if (isLetter(code)) {
      if (!inWord) words += 1;
      inWord = true;
    } else if (!(inWord && joins(code) && at + 1 < text.length && isLetter(text.charCodeAt(at + 1))))
      inWord = false;
  }
  return words + Math.ceil(ideographs * perIdeograph);
});
