import { mapOutsideFences } from './outsideFences.ts';

/** "Grant title \*: Oars": a form asks for it. */
const required = /^(\s*(?:[-*+]\s+)?[^:：*`\n]{2,60}?)\s?\\?\*\s?(?=[:：])/u;
const fewest = 2;

/** Where several fields of a form are marked as required, that is said to whoever fills it in. */
export const withoutRequiredMarks = (text: string): string => {
  if (!/\*\s?[:：]/u.test(text)) return text;
  const lines = text.split('\n');
  return lines.filter((line) => required.test(line)).length < fewest
    ? text
    : mapOutsideFences(lines, (line) => line.replace(required, '$1')).join('\n');
};
