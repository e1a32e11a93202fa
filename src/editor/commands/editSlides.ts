import { Selection, TextEditorRevealType, Uri, ViewColumn, window, workspace } from 'vscode';
import type { Failure } from '../../client/failure.ts';
import { ListedDecks } from '../deckFiles/listedDecks.ts';
import { placeOfDeck } from '../deckFiles/placeOfDeck.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { tellFailure } from '../tellFailure.ts';
import { isDeckFileNode, isSlideNode, type SlideNode } from '../views/treeNode.ts';
import { deckFileWords } from '../words/deckFileWords.ts';
import { failureWords } from '../words/failureWords.ts';
import { pickJob } from './pickJob.ts';

const show = async (parts: Parts, place: Uri, line?: number): Promise<void> => {
  const document = await workspace.openTextDocument(place);
  const editor = await window.showTextDocument(document, { viewColumn: ViewColumn.Active });
  await (await parts.deckFiles.panels()).open(place);
  if (line === undefined) return;
  editor.selection = new Selection(line, 0, line, 0);
  editor.revealRange(editor.selection, TextEditorRevealType.InCenterIfOutsideViewport);
};

const tell = (parts: Parts, job: Job, failure: Failure): Promise<void> =>
  tellFailure(parts, {
    failure,
    service: job.service,
    what: (why) => say(failureWords.openFailed, job.title, why),
    again: () => editSlides(parts, { kind: 'job', job }),
  });

const editSlide = async (parts: Parts, { deck, slide }: SlideNode): Promise<void> => {
  const placed = await new ListedDecks(parts).place(deck, [slide]);
  if (placed === undefined) return void window.showInformationMessage(say(deckFileWords.slidesChanged));
  if (placed.ok) return show(parts, placed.value.uri, placed.value.lines[0]);
  if (deck.kind === 'job') return tell(parts, deck.job, placed.failure);
};

/** The deck's file with its slides beside it. */
export const editSlides = async (parts: Parts, target: unknown): Promise<void> => {
  if (isSlideNode(target)) return editSlide(parts, target);
  if (isDeckFileNode(target)) return show(parts, target.uri);
  const job = await pickJob(parts, target, ['completed']);
  if (!job) return;
  const place = await placeOfDeck(parts, job);
  return place instanceof Uri ? show(parts, place) : tell(parts, job, place);
};
