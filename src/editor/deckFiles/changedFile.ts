import { Uri, workspace } from 'vscode';
import type { Job } from '../jobs/job.ts';
import { say } from '../say.ts';
import type { DeckTab } from '../views/deckTab.ts';
import { deckWords } from '../words/deckWords.ts';
import { EditedDecks, textOfEdited } from './editedDecks.ts';

const savedText = async (uri: Uri): Promise<string | undefined> => {
  try {
    return await workspace.decode(await workspace.fs.readFile(uri));
  } catch {
    return undefined;
  }
};

/** The file in which the slides of a version are others than it was generated with. */
export const changedFile = async (storage: Uri, { id }: Job): Promise<Uri | undefined> => {
  for (const { deckFile, generated, job } of await new EditedDecks(storage).all()) {
    if (job.id !== id) continue;
    const uri = Uri.parse(deckFile);
    const text = await savedText(uri);
    if (text !== undefined && textOfEdited(text) !== textOfEdited(generated)) return uri;
  }
  return undefined;
};

/** Says so in the tab of the deck, if it still shows its page. */
export const tellChanged = async (storage: Uri, job: Job, { page, panel }: DeckTab): Promise<void> => {
  const file = await changedFile(storage, job);
  const sentence = file && say(deckWords.changedIn, file.path.split('/').at(-1)!);
  if (page.listens) await panel.webview.postMessage({ type: 'deckwright.changed', sentence });
};
