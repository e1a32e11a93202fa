import { Uri } from 'vscode';

export const deckIcon = (extensionUri: Uri) => ({
  light: Uri.joinPath(extensionUri, 'media', 'deck-light.svg'),
  dark: Uri.joinPath(extensionUri, 'media', 'deck-dark.svg'),
});
