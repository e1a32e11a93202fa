import { window } from 'vscode';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { deckFileWords } from '../words/deckFileWords.ts';
import { bringUpToDate } from './bringUpToDate.ts';
import type { EarlierFile } from './earlierFile.ts';
import { EditedDecks } from './editedDecks.ts';
import { changedBefore, madeOf } from './placeOfDeck.ts';

/** Deck files whose update is under way: the version that is made for it is none to tell of. */
export const beingUpdated = new Set<string>();

/** Brings what an earlier version was edited in to a later one. */
export const updateEarlier = async (parts: Parts, job: Job, { uri, edited }: EarlierFile): Promise<void> => {
  const now = await new EditedDecks(parts.context.globalStorageUri).of(uri);
  await bringUpToDate(parts, now ?? edited, job, await madeOf(parts, job));
};

/** A new version is not in the file in which the person changed the one before, and they need not find that out. */
export const tellEditedBefore = async (parts: Parts, job: Job): Promise<void> => {
  const underWay = new Set(beingUpdated);
  const earlier = await changedBefore(parts, job);
  if (!earlier || underWay.has(earlier.uri.toString())) return;
  const update = say(deckFileWords.updateIt);
  const sentence = say(deckFileWords.notInFile, job.title, earlier.uri.path.split('/').at(-1)!);
  if ((await window.showInformationMessage(sentence, update)) === update)
    await updateEarlier(parts, job, earlier);
};
