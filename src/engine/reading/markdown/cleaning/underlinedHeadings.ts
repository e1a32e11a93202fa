import { mapOutsideFences } from './outsideFences.ts';

const line = /^ {0,3}(={3,}|-{4,})[ \t]*\r?$/u;
const words = /^ {0,3}(?![-*+>#|=]|\d{1,9}[.)]\s)(?=\S)/u;
const ofList = /^\s*(?:[-*+]|\d{1,9}[.)])\s+\S|^\s{2,}\S/u;
const longest = 100;
/** Dashes that underline are about as many as the letters above them; others part. */
const leastShare = 0.6;

const underlines = (rule: string, text: string): boolean =>
  rule.startsWith('=') || rule.length >= leastShare * text.length;

/** A heading that is underlined directly below a list is a line of its last entry to Markdown, but to its author. */
export const underlinedHeadings = (source: string): string => {
  if (!/^ {0,3}(?:={3,}|-{4,})[ \t]*\r?$/mu.test(source)) return source;
  const lines = source.split('\n');
  const headings = new Map<number, string>();
  mapOutsideFences(lines, (below, at) => {
    const [above = '', text = ''] = lines.slice(Math.max(0, at - 2), at);
    const [, rule] = line.exec(below) ?? [];
    if (rule === undefined || at < 2 || text.length > longest) return below;
    if (!words.test(text) || !ofList.test(above) || !underlines(rule, text.trim())) return below;
    headings.set(at - 1, `${rule.startsWith('=') ? '#' : '##'} ${text.trim()}`);
    headings.set(at, '');
    return below;
  });
  return headings.size === 0 ? source : lines.map((each, at) => headings.get(at) ?? each).join('\n');
};
