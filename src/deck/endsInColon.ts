import { plain, type RichText } from './richText.ts';

const colonAtEnd = /[:：][\s*_"'»”)]*$/u;

/** What ends in a colon announces what comes next; one within code, `key:`, is written so. */
export const endsInColon = (text: RichText | string): boolean => {
  if (typeof text === 'string') return colonAtEnd.test(text);
  const last = text.findLast(({ text: part }) => part.trim() !== '');
  return last?.marks?.includes('code') !== true && colonAtEnd.test(plain(text));
};
