import { posix } from 'node:path';
import type { ExportNote } from '../../api/exported.ts';
import type { SavedFormat, SaveProblem } from '../../saving/saved.ts';
import { exportProblemWords, exportRemarkWords, exportWords } from '../words/exportWords.ts';
import type { Say } from '../words/say.ts';

type Problem = Exclude<SaveProblem, { about: 'failure' }>;

const valuesOf = (problem: Problem): (string | number)[] => {
  switch (problem.about) {
    case 'no-address':
      return [];
    case 'beyond-end':
      return [problem.slides, problem.from];
    case 'no-browser':
      return [problem.format.toUpperCase()];
    case 'browser-gone':
      return [problem.browser];
    case 'not-drawn':
      return [problem.path, problem.said];
    default:
      return [problem.path];
  }
};

/** Why there is no file, in the editor's language. */
export const problemSentence = (problem: Problem, say: Say): string =>
  say(exportProblemWords[problem.about], ...valuesOf(problem)).trim();

/** A notification is no report: the log has the rest. */
const mostRemarks = 3;

/** What a person should know of a file that was written. */
export const noteSentences = (
  note: ExportNote | undefined,
  { format, language }: { readonly format: SavedFormat; readonly language: string },
  say: Say,
): string[] => {
  const { fonts = [], remarks = [], beside = [] } = note ?? {};
  const lacksDrawings = format === 'html' && remarks.some(({ about }) => about === 'diagram');
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return [
    ...remarks
      .slice(0, mostRemarks)
      .map(({ about, slide, name }) => say(exportRemarkWords[about], slide, name)),
    ...(lacksDrawings ? [say(exportWords.drawnInBrowser)] : []),
    ...(beside.length > 0 ? [say(exportWords.beside, list.format(beside.slice(0, mostRemarks)))] : []),
    ...(fonts.length > 0 ? [say(exportWords.fonts, list.format(fonts))] : []),
  ];
};

/** That it is there, under its name. */
export const savedSentence = (paths: readonly string[], say: Say): string => {
  const name = posix.basename((paths[0] ?? '').replaceAll('\\', '/'));
  return paths.length > 1 ? say(exportWords.savedSeveral, paths.length, name) : say(exportWords.saved, name);
};
