import { Uri, workspace } from 'vscode';
import type { Job } from '../jobs/job.ts';
import { lineOf } from '../jobs/line.ts';
import type { Parts } from '../parts.ts';
import { type EditedDeck, EditedDecks, isThere, textOfEdited } from './editedDecks.ts';

/** The file that an earlier version of a deck is edited in. */
export interface EarlierFile {
  readonly uri: Uri;
  readonly edited: EditedDeck;
  /** The person wrote in it. */
  readonly isChanged: boolean;
}

const newestFirst = (one: EditedDeck, other: EditedDeck): number =>
  (other.job.createdAt ?? 0) - (one.job.createdAt ?? 0);

export const earlierFile = async (
  { store, context }: Pick<Parts, 'store' | 'context'>,
  job: Job,
): Promise<EarlierFile | undefined> => {
  const isEarlier = ({ job: { id, line, createdAt } }: EditedDeck): boolean =>
    (line ?? lineOf(store.get(id) ?? { id })) === lineOf(job) &&
    (createdAt ?? store.get(id)?.createdAt ?? 0) < job.createdAt;
  const all = await new EditedDecks(context.globalStorageUri).all();
  for (const edited of all.filter(isEarlier).sort(newestFirst)) {
    const uri = Uri.parse(edited.deckFile);
    if (!(await isThere(uri))) continue;
    const document = await workspace.openTextDocument(uri);
    const isWritten = textOfEdited(document.getText()) !== textOfEdited(edited.generated);
    return { uri, edited, isChanged: document.isDirty || isWritten };
  }
  return undefined;
};
