import {
  CodeAction,
  CodeActionKind,
  type CodeActionProvider,
  type Diagnostic,
  DocumentSymbol,
  type DocumentSymbolProvider,
  FoldingRange,
  FoldingRangeKind,
  type FoldingRangeProvider,
  Range,
  SymbolKind,
  type TextDocument,
} from 'vscode';
import { plain } from '../../deck/richText.ts';
import { splitDeckFile } from '../../deckFile/chunks.ts';
import type { LineEdit } from '../../deckFile/edits/edit.ts';
import { moveToNotes, splitSlide } from '../../deckFile/edits/relieveSlide.ts';
import { readDeckFile } from '../../deckFile/readDeckFile.ts';
import { internalCommandIds } from '../ids.ts';
import { say } from '../say.ts';
import { deckFileWords } from '../words/deckFileWords.ts';
import { workspaceEdit } from './lineEdits.ts';

/** A slide's lines, without the blank ones around them. */
const slideRange = (document: TextDocument, line: number, end: number): Range => {
  let [first, last] = [line, Math.min(end, document.lineCount) - 1];
  while (first < last && document.lineAt(first).isEmptyOrWhitespace) first += 1;
  while (last > first && document.lineAt(last).isEmptyOrWhitespace) last -= 1;
  return new Range(first, 0, last, document.lineAt(last).text.length);
};

export const slideSymbols: DocumentSymbolProvider = {
  provideDocumentSymbols: (document) =>
    readDeckFile(document.getText()).lines.map(({ slide, line, end }, at) => {
      const range = slideRange(document, line, end);
      const title = plain(slide.title).trim() || say(deckFileWords.slideNumber, at + 1);
      const { range: first } = document.lineAt(range.start.line);
      return new DocumentSymbol(title, `${at + 1} · ${slide.layout}`, SymbolKind.Module, range, first);
    }),
};

export const slideFolding: FoldingRangeProvider = {
  provideFoldingRanges: (document) =>
    splitDeckFile(document.getText()).chunks.flatMap(({ line, end }) => {
      const { start, end: last } = slideRange(document, line, end);
      return last.line > start.line ? [new FoldingRange(start.line, last.line, FoldingRangeKind.Region)] : [];
    }),
};

const fixes = {
  'too-much': [
    { title: deckFileWords.splitHere, edit: splitSlide },
    { title: deckFileWords.moveToNotes, edit: moveToNotes },
  ],
} as const satisfies Record<
  string,
  readonly { title: string; edit: (text: string, line: number) => LineEdit | undefined }[]
>;

const fixOf = (document: TextDocument, problem: Diagnostic): CodeAction[] => {
  const { line } = problem.range.start;
  if (problem.code === 'too-much')
    return fixes['too-much'].flatMap(({ title, edit }) => {
      const made = edit(document.getText(), line);
      if (!made) return [];
      const action = new CodeAction(say(title), CodeActionKind.QuickFix);
      action.edit = workspaceEdit(document, [made]);
      action.diagnostics = [problem];
      return [action];
    });
  if (problem.code !== 'picture-missing') return [];
  const action = new CodeAction(say(deckFileWords.choosePicture), CodeActionKind.QuickFix);
  action.command = {
    command: internalCommandIds.choosePicture,
    title: action.title,
    arguments: [{ uri: document.uri, line }],
  };
  action.diagnostics = [problem];
  return [action];
};

export const slideFixes: CodeActionProvider = {
  provideCodeActions: (document, _range, { diagnostics }) =>
    diagnostics
      .filter(({ source }) => source === 'Deckwright')
      .flatMap((problem) => fixOf(document, problem)),
};
