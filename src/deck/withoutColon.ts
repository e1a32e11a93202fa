import type { RichText } from './richText.ts';

/** What introduces something, where that is not shown or is set apart. */
export const withoutColon = (text: RichText): RichText => {
  const last = text.at(-1);
  return last && /[:：]\s*$/u.test(last.text)
    ? [...text.slice(0, -1), { ...last, text: last.text.replace(/(?:(?<!\s)\s+)?[:：]\s*$/u, '') }]
    : text;
};
