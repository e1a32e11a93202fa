import { homedir } from 'node:os';
import { env, Uri, workspace } from 'vscode';
import { freePlace } from '../deckFiles/freePlace.ts';
import { openUntitled } from '../openUntitled.ts';
import type { Parts } from '../parts.ts';
import { readDocument } from '../request/readSource.ts';
import { provisionalTitle } from '../request/sourceText.ts';
import { startDeck } from '../request/startDeck.ts';
import { unsavedUri } from '../unsavedUri.ts';
import { defaultChoices } from './generate.ts';

const byLanguage: Readonly<Record<string, string>> = { ja: 'product-brief.ja.md' };

/** Where the person saves it if they like; nothing is written there before. */
const folderForExample = (): Uri => {
  const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri);
  return folders.find(({ scheme }) => scheme === 'file') ?? Uri.file(homedir());
};

/** Opens an example as a document of the person's own, called by its title, and makes its presentation. */
export const tryExample = async (parts: Parts): Promise<void> => {
  const name = byLanguage[env.language] ?? 'quarterly-review.md';
  const example = await readDocument(Uri.joinPath(parts.context.extensionUri, 'examples', name));
  const place = await freePlace(folderForExample(), provisionalTitle(example), '.md');
  const document = unsavedUri(place);
  await openUntitled(document, example.text, 'start');
  await startDeck(parts, await readDocument(document), {
    ...defaultChoices(undefined),
    askQuestions: false,
  });
};
