import { plain, type RichText, type Span } from '../../../../deck/richText.ts';

const signs = '**';
/** "2**3" and "**kwargs" are something else. */
const pair = /(?<![\p{Script=Latin}\p{N}*])\*\*(?=[^\s*])[^*]{1,80}?(?:(?<=[^\s*])|\s(?=\*\*$))\*\*(?!\*)/gu;

const isExact = ({ marks }: Span): boolean =>
  marks?.includes('code') === true || marks?.includes('math') === true;

const inBold = ({ marks = [], ...span }: Span): Span =>
  marks.includes('strong') ? { ...span, marks } : { ...span, marks: ['strong', ...marks] };

/** "**Structure of the file: see below": nothing ends what was to be bold. */
const unended = /^\*\*(?=\p{Lu}[^*]*$)/u;

/** "For treasurer: Omar Valdez**": the same from the other side, in the last of its lines. */
const unbegun = /^([^*]*\p{L}{2}[.!?:)]?)\*\*\s*$/u;

const withoutUnbegun = (text: RichText): RichText => {
  const last = text.at(-1);
  const before = text.slice(0, -1);
  const isUnbegun =
    last &&
    !isExact(last) &&
    unbegun.test(last.text) &&
    /\s/u.test(plain(text)) &&
    !plain(before).includes(signs);
  return isUnbegun ? [...before, { ...last, text: last.text.replace(unbegun, '$1') }] : text;
};

const withoutUnended = (text: RichText): RichText => {
  const [first, ...others] = text;
  const isUnended = first && !isExact(first) && unended.test(first.text) && !plain(others).includes(signs);
  return isUnended ? [{ ...first, text: first.text.replace(unended, '') }, ...others] : text;
};

/** "** Not to be used yet **", all of a text. */
const spaced = /^\*\*\s+([^\s*][^*]{0,200}[^\s*])\s+\*\*\s*$/u;

/** "\*\*Homebrew\*\*를", as a program escapes it, is meant to be bold where all such signs come in pairs. */
export const withLooseBold = (text: RichText): RichText => {
  const written = plain(text.filter((span) => !isExact(span)));
  const [only, ...others] = text;
  const whole = only && others.length === 0 && !isExact(only) ? spaced.exec(only.text)?.[1] : undefined;
  if (only && whole !== undefined) return [inBold({ ...only, text: whole })];
  const pairs = written.match(pair)?.length ?? 0;
  if (pairs === 0) return withoutUnbegun(withoutUnended(text));
  if (written.split(signs).length - 1 !== 2 * pairs) return text;
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
