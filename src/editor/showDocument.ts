import { type Range, TabInputText, type TextEditor, type Uri, type ViewColumn, window } from 'vscode';

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
