import { EndOfLine, Range, type TextDocument, WorkspaceEdit } from 'vscode';
import type { LineEdit } from '../../deckFile/edits/edit.ts';

/** Edits of whole lines, as the editor makes them. */
export const workspaceEdit = (document: TextDocument, edits: readonly LineEdit[]): WorkspaceEdit => {
  const made = new WorkspaceEdit();
  const lineBreak = document.eol === EndOfLine.CRLF ? '\r\n' : '\n';
  for (const { line, end, lines } of edits) {
    const text = lines.join(lineBreak);
    const behindAll = line >= document.lineCount;
    if (line === end)
      made.insert(
        document.uri,
        document.validatePosition(new Range(line, 0, line, 0).start),
        behindAll ? lineBreak + text : text + lineBreak,
      );
    // The last line's own break stays.
    else made.replace(document.uri, new Range(line, 0, end - 1, document.lineAt(end - 1).text.length), text);
  }
  return made;
};
