const terminalCode = /\u001b\[[0-9;]*[a-zA-Z]/gu;
/** Breaks a line, or is no character to read at all. */
const ends = /(?<!\s)\s*[\p{Cc}\p{Zl}\p{Zp}]+\s*/gu;
const turnsRound = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A text as one line that says what it says wherever it is shown. */
export const inOneLine = (text: string): string =>
  text.replace(terminalCode, '').replace(ends, ' ').replace(turnsRound, '').trim();

const notOnOneLine = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

export const isOneLine = (text: string): boolean => !notOnOneLine.test(text);
