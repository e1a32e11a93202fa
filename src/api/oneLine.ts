/** What ends a line, steers a terminal or turns round how a line runs. */
export const notOnOneLine = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** A text as one line that says what it says wherever it is shown. */
export const inOneLine = (text: string): string =>
  notOnOneLine.test(text)
    ? text
        .replace(/\u001b\[[0-9;]*[a-zA-Z]/gu, '')
        .replace(/(?<!\s)\s*[\p{Cc}\p{Zl}\p{Zp}]+\s*/gu, ' ')
        .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
        .trim()
    : text;
