import { Position, Range, type Uri, WorkspaceEdit, window, workspace } from 'vscode';

/** Shows a document that has a name but no file yet; what it says already, from before a reload perhaps, stays. */
export const openUntitled = async (uri: Uri, text: string, cursor: 'start' | 'end'): Promise<void> => {
  const document = await workspace.openTextDocument(uri);
  if (document.getText() === '') {
    const edit = new WorkspaceEdit();
    edit.insert(uri, new Position(0, 0), text);
    await workspace.applyEdit(edit);
  }
  // With its text there already, so that the first letter typed stands where it should.
  const { end } = document.lineAt(document.lineCount - 1).range;
  const place = cursor === 'end' ? end : new Position(0, 0);
  await window.showTextDocument(document, { preview: false, selection: new Range(place, place) });
};
