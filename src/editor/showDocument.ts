import {
  type Range,
  Selection,
  TabInputText,
  type TextEditor,
  TextEditorRevealType,
  type Uri,
  type ViewColumn,
  window,
} from 'vscode';

/** The column that a document is open in. */
export const columnOf = (uri: Uri): ViewColumn | undefined =>
  window.tabGroups.all.find(({ tabs }) =>
    tabs.some(({ input }) => input instanceof TabInputText && input.uri.toString() === uri.toString()),
  )?.viewColumn;

/** Shows a document where it is open already, beside its deck perhaps; else before the person. */
export const showDocument = async (uri: Uri, selection?: Range): Promise<TextEditor> => {
  const viewColumn = columnOf(uri);
  return window.showTextDocument(uri, {
    preview: false,
    ...(viewColumn && { viewColumn }),
    ...(selection && { selection }),
  });
};

/** Sets the cursor at the beginning of a line, where it is seen. */
export const goTo = (editor: TextEditor, line: number): void => {
  editor.selection = new Selection(line, 0, line, 0);
  editor.revealRange(editor.selection, TextEditorRevealType.InCenterIfOutsideViewport);
};
