import {
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
import { say } from '../say.ts';
import { deckFileWords } from '../words/deckFileWords.ts';
import { readingOf } from './readings.ts';

/** A slide's lines, without the blank ones around them. */
const slideRange = (document: TextDocument, line: number, end: number): Range => {
  let [first, last] = [line, Math.min(end, document.lineCount) - 1];
  while (first < last && document.lineAt(first).isEmptyOrWhitespace) first += 1;
  while (last > first && document.lineAt(last).isEmptyOrWhitespace) last -= 1;
  return new Range(first, 0, last, document.lineAt(last).text.length);
};

export const slideSymbols: DocumentSymbolProvider = {
  provideDocumentSymbols: (document) =>
    readingOf(document).lines.map(({ slide, line, end }, at) => {
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
