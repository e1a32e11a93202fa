import { mapOutsideFences } from './outsideFences.ts';

/** `\newpage` with a line to itself tells a printing program where paper ends. */
const pageBreak = /^ {0,3}\\(?:newpage|pagebreak|clearpage)(?:\{\})?\s*$/u;

/** Slides end elsewhere. */
export const withoutPageBreaks = (text: string): string =>
  text.includes('\\')
    ? mapOutsideFences(text.split('\n'), (line) => (pageBreak.test(line) ? '' : line)).join('\n')
    : text;
