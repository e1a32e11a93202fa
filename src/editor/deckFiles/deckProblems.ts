import {
  Diagnostic,
  type DiagnosticCollection,
  DiagnosticSeverity,
  languages,
  type Range,
  type TextDocument,
} from 'vscode';
import { pictureFilesOf, problemsOf } from '../../deckFile/checkDeckFile.ts';
import type { Problem, ProblemKind } from '../../deckFile/problem.ts';
import { createMeasure } from '../../layouts/measure/fontMeasure.ts';
import { say } from '../say.ts';
import type { PictureFiles } from './pictureFiles.ts';
import { problemMessage } from './problemMessage.ts';
import { readingOf } from './readings.ts';

const hints: ReadonlySet<ProblemKind> = new Set(['foreign-syntax', 'html-ignored', 'rule-ignored']);

/** From the first line that says something to the end of that line: a whole slide underlined would be noise. */
const rangeOf = (document: TextDocument, { line, end }: Problem): Range => {
  let at = Math.min(line, document.lineCount - 1);
  while (at < Math.min(end, document.lineCount) - 1 && document.lineAt(at).isEmptyOrWhitespace) at += 1;
  return document.lineAt(at).range;
};

/** What is wrong with the deck files that are open, as the editor shows it. */
export class DeckProblems {
  readonly #pictures: PictureFiles;
  readonly #shown: DiagnosticCollection = languages.createDiagnosticCollection('deckwright');
  readonly #measure = createMeasure();
  /** When each was last asked about: what was found before says nothing. */
  readonly #asked = new WeakMap<TextDocument, number>();

  constructor(pictures: PictureFiles) {
    this.#pictures = pictures;
  }

  async check(document: TextDocument): Promise<void> {
    const { version } = document;
    const asked = (this.#asked.get(document) ?? 0) + 1;
    this.#asked.set(document, asked);
    const read = readingOf(document);
    const there = new Set<string>();
    for (const target of pictureFilesOf(read))
      if (await this.#pictures.find(document.uri, target)) there.add(target);
    const isOld = document.version !== version || this.#asked.get(document) !== asked;
    if (document.isClosed || isOld) return;
    const problems = problemsOf(read, {
      measure: this.#measure,
      hasPicture: (target) => there.has(target),
    });
    this.#shown.set(
      document.uri,
      problems.map((problem) => {
        const severity = hints.has(problem.kind)
          ? DiagnosticSeverity.Information
          : DiagnosticSeverity.Warning;
        const shown = new Diagnostic(rangeOf(document, problem), problemMessage(problem, say), severity);
        shown.source = 'Deckwright';
        shown.code = problem.kind;
        return shown;
      }),
    );
  }

  forget(document: TextDocument): void {
    this.#shown.delete(document.uri);
  }

  dispose(): void {
    this.#shown.dispose();
  }
}
