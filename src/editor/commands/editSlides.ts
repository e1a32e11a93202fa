import { Uri, window, workspace } from 'vscode';
import type { EarlierFile } from '../deckFiles/earlierFile.ts';
import { editingColumns } from '../deckFiles/editingColumns.ts';
import { ListedDecks } from '../deckFiles/listedDecks.ts';
import { changedBefore, placeOfDeck } from '../deckFiles/placeOfDeck.ts';
import { sourceOf } from '../deckFiles/sourceOf.ts';
import { updateEarlier } from '../deckFiles/updateEarlier.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { columnOf, goTo } from '../showDocument.ts';
import { tellNotOpened } from '../tellFailure.ts';
import { isDeckFileNode, isSlideNode, type SlideNode } from '../views/treeNode.ts';
import { deckFileWords } from '../words/deckFileWords.ts';
import { pickJob } from './pickJob.ts';

interface Shown {
  readonly job?: Job | undefined;
  readonly line?: number | undefined;
}

/** The text in place of the document that it was made of, the slides in place of the deck. */
const columnsFor = ({ panels }: Parts, place: Uri, job: Job | undefined) => {
  const source = job && sourceOf(job);
  return editingColumns({
    count: window.tabGroups.all.length,
    active: window.tabGroups.activeTabGroup.viewColumn,
    text: columnOf(place) ?? (source && columnOf(source)),
    deck: job && panels.columnOf(job),
  });
};

const show = async (parts: Parts, place: Uri, { job, line }: Shown = {}): Promise<void> => {
  const document = await workspace.openTextDocument(place);
  const { text, slides } = columnsFor(parts, place, job);
  const editor = await window.showTextDocument(document, { viewColumn: text, preview: false });
  await (await parts.deckFiles.panels()).open(place, slides);
  if (line !== undefined) goTo(editor, line);
};

/** What the person wrote stays as it is until they say otherwise. */
const offerUpdate = async (parts: Parts, job: Job, earlier: EarlierFile): Promise<void> => {
  const { uri } = earlier;
  await show(parts, uri, { job });
  const [update, another] = [say(deckFileWords.updateIt), say(deckFileWords.anotherFile)];
  const sentence = say(deckFileWords.editedBefore, uri.path.split('/').at(-1)!);
  const pressed = await window.showInformationMessage(sentence, update, another);
  if (pressed === another) await showOwnFile(parts, job);
  if (pressed === update) await updateEarlier(parts, job, earlier);
};

const showOwnFile = async (parts: Parts, job: Job): Promise<void> => {
  const place = await placeOfDeck(parts, job);
  if (place instanceof Uri) return show(parts, place, { job });
  await tellNotOpened(parts, job, place, () => editSlides(parts, { kind: 'job', job }));
};

const editJob = async (parts: Parts, job: Job): Promise<void> => {
  const earlier = await changedBefore(parts, job);
  return earlier ? offerUpdate(parts, job, earlier) : showOwnFile(parts, job);
};

const editSlide = async (parts: Parts, { deck, slide }: SlideNode): Promise<void> => {
  const earlier = deck.kind === 'job' && (await changedBefore(parts, deck.job));
  if (earlier && deck.kind === 'job') return offerUpdate(parts, deck.job, earlier);
  const placed = await new ListedDecks(parts).place(deck, [slide]);
  if (placed === undefined) return void window.showInformationMessage(say(deckFileWords.slidesChanged));
  const job = deck.kind === 'job' ? deck.job : undefined;
  if (placed.ok) return show(parts, placed.value.uri, { job, line: placed.value.lines[0] });
  if (job) return tellNotOpened(parts, job, placed.failure, () => editSlides(parts, { kind: 'job', job }));
};

/** The deck's file with its slides beside it. */
export const editSlides = async (parts: Parts, target: unknown): Promise<void> => {
  if (isSlideNode(target)) return editSlide(parts, target);
  if (isDeckFileNode(target)) return show(parts, target.uri);
  const job = await pickJob(parts, target, ['completed']);
  if (job) await editJob(parts, job);
};
