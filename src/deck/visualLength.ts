/** Letters of Latin width: full-width ones count twice. */
export const visualLength = (text: string): number => {
  let length = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    length += code >= 0x1100 && !(code >= 0x1e00 && code < 0x2e80) ? 2 : 1;
  }
  return length;
};
