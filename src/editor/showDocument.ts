import { type Range, TabInputText, type TextEditor, type Uri, window } from 'vscode';

/** Shows a document where it is open already, beside its deck perhaps; else before the person. */
export const showDocument = async (uri: Uri, selection?: Range): Promise<TextEditor> => {
  const group = window.tabGroups.all.find(({ tabs }) =>
    tabs.some(({ input }) => input instanceof TabInputText && input.uri.toString() === uri.toString()),
  );
  return window.showTextDocument(uri, {
    preview: false,
    ...(group && { viewColumn: group.viewColumn }),
    ...(selection && { selection }),
  });
};
