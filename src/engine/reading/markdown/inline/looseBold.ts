import { plain, type RichText, type Span } from '../../../../deck/richText.ts';

const signs = '**';
/** "2**3" and "**kwargs" are something else. */
const pair = /(?<![\p{Script=Latin}\p{N}*])\*\*(?=[^\s*])[^*]{1,80}?(?<=[^\s*])\*\*(?!\*)/gu;

const isExact = ({ marks }: Span): boolean =>
  marks?.includes('code') === true || marks?.includes('math') === true;

const inBold = ({ marks = [], ...span }: Span): Span =>
  marks.includes('strong') ? { ...span, marks } : { ...span, marks: ['strong', ...marks] };

/** "\*\*Homebrew\*\*를", as a program escapes it, is meant to be bold where all such signs come in pairs. */
export const withLooseBold = (text: RichText): RichText => {
  const written = plain(text.filter((span) => !isExact(span)));
  const pairs = written.match(pair)?.length ?? 0;
  if (pairs === 0 || written.split(signs).length - 1 !== 2 * pairs) return text;
  let isBold = false;
  return text.flatMap((span) => {
    if (isExact(span)) return [span];
    return span.text.split(signs).flatMap((part, at) => {
      if (at > 0) isBold = !isBold;
      if (part === '') return [];
      return [isBold ? inBold({ ...span, text: part }) : { ...span, text: part }];
    });
  });
};
