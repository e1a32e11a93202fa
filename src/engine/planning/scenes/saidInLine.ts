import type { Language } from '../../../api/generationOptions.ts';
import { type RichText, rich } from '../../../deck/richText.ts';
import { type Said, saidOf } from '../../features/said.ts';
import type { Visual } from '../../features/visual.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { joinRich, joinTyped, withColon } from '../../text/richJoin.ts';

const mostCommandLines = 2;
const shells = /^(?:sh|bash|zsh|fish|shell|console|terminal|powershell|ps1|bat|cmd)$/i;

/** A line that goes on in the next one: by its end, or within quotation marks. */
const goesOn = (line: string): boolean =>
  /[\\`]\s*$|&&\s*$|\|\s*$/u.test(line) ||
  ["'", '"'].some((mark) => line.split(mark).length % 2 === 0) ||
  /[{([]\s*$/u.test(line);

const isRemark = (line: string): boolean => line.trim().startsWith('#');

const typed = (line: string): RichText => [{ text: line.trim(), marks: ['code'] }];
/** "# or for LTS" parts two commands, of which one is for another case. */
const remarked = (line: string): RichText => withColon(rich(line.trim().replace(/^[#\s]+/u, '')));
const mostRemarkWords = 8;

/** Two commands with what the remark between them says. */
const alternativesOf = (lines: readonly string[]): RichText[] => {
  const [first, remark, second] = lines;
  const isOne =
    lines.length === 3 &&
    isRemark(remark!) &&
    estimateWords(remark!) <= mostRemarkWords &&
    !isRemark(second!);
  return isOne ? [typed(first!), remarked(remark!), typed(second!)] : [typed(first!)];
};

/** A listing of a line or two, and of more commands the first; none of which only a part would stand there. */
const commandsOf = (code: string, language: string | undefined): RichText[] => {
  const written = code.split('\n').filter((line) => line.trim() !== '');
  const lines = written.filter((line) => !isRemark(line));
  const first = written.findIndex((line) => !isRemark(line));
  if (lines.length > 1 && lines.some(goesOn)) return [];
  if (written.slice(first + 1).some(isRemark)) return alternativesOf(written.slice(first));
  if (lines.length <= mostCommandLines) return lines.map(typed);
  return shells.test(language ?? '') ? lines.slice(0, 1).map(typed) : [];
};

const isOneRow = (tex: string): boolean => !/\\\\|\\begin\b/.test(tex);

/** What stands in a line of text as it is: short listings, and formulas of one row. */
const inLine = (visual: Visual): RichText[] => {
  if (visual.kind === 'code') return commandsOf(visual.code, visual.language);
  return visual.kind === 'math' && isOneRow(visual.tex) ? [[{ text: visual.tex, marks: ['math'] }]] : [];
};

/** A listing or a formula in a line of text, with what introduces it. */
export const saidInLine = (
  visual: Visual,
  lead: Said | undefined,
  language: Language,
): Said[] | undefined => {
  const lines = inLine(visual);
  if (lines.length === 0) return undefined;
  const shown = joinRich(lines, ' ');
  const text = !lead
    ? shown
    : visual.kind === 'code'
      ? joinTyped(lead.text, shown)
      : joinRich([lead.text, shown], ' ');
  const place = { opensParagraph: true, isLast: false, isLoud: false };
  return [{ ...saidOf(text, place, language), leadsIn: false, isCommand: true }];
};

/** The same where nothing of the listing is left out. */
export const commandsInLine = (
  { visual, lead }: { readonly visual: Visual; readonly lead?: Said },
  language: Language,
): Said[] | undefined => {
  const isWhole =
    visual.kind === 'code' &&
    visual.code.split('\n').filter((line) => line.trim() !== '').length <= mostCommandLines;
  return isWhole ? saidInLine(visual, lead, language) : undefined;
};
