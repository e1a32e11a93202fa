import { Fences } from './chunks.ts';

/** What would end the notes, or begin code in them that never ends, stands behind a backslash. */
const meant = /^( {0,3})(\\*)(---|`{3,}|~{3,}|<!--)/;
const guards = /^( {0,3})\\(\\*)(---|`{3,}|~{3,}|<!--)/;

export const settledNotes = (notes: string): string =>
  notes.replace(/\r\n?/g, '\n').replace(/^(?:[ \t]*\n)+|(?<!\s)\s+$/g, '');

const isEven = (lines: readonly string[]): boolean => {
  const fences = new Fences();
  for (const line of lines) fences.passes(line);
  return !fences.isOpen;
};

export const printNotes = (notes: string): string => {
  const lines = settledNotes(notes).split('\n');
  const fences = new Fences();
  const keepsCode = isEven(lines);
  return lines
    .map((line) => (keepsCode && fences.passes(line) ? line : line.replace(meant, '$1\\$2$3')))
    .join('\n');
};

export const readNotes = (lines: readonly string[]): string => {
  const fences = new Fences();
  return settledNotes(
    lines
      .map((line) => (fences.passes(line) || !line.includes('\\') ? line : line.replace(guards, '$1$2$3')))
      .join('\n'),
  );
};
