const letters = /\p{L}/gu;
const rightToLeftLetters =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Names and terms in Latin letters among it make no text of another direction. */
export const isWrittenRightToLeft = (text: string): boolean =>
  2 * count(text, rightToLeftLetters) > count(text, letters);
