import { commands, TabInputTextDiff, Uri, window, workspace } from 'vscode';
import type { SlideRewritten } from '../../api/beyond/rewriting.ts';
import type { Result } from '../../client/failure.ts';
import { splitDeckFile } from '../../deckFile/chunks.ts';
import { innerLines, slideAt } from '../../deckFile/edits/edit.ts';
import { deckFileEditor } from '../deckFiles/deckFileEditor.ts';
import { workspaceEdit } from '../deckFiles/lineEdits.ts';
import { placeOfProposed, rewritings } from '../deckFiles/rewritings.ts';
import { commandIds, settingIds } from '../ids.ts';
import { readModelChoice } from '../models/modelChoice.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { builtInUrl } from '../services/service.ts';
import { showProgress } from '../showProgress.ts';
import { tellFailure } from '../tellFailure.ts';
import { deckFileWords } from '../words/deckFileWords.ts';
import { modelWords } from '../words/modelWords.ts';
import { rewritingWords } from '../words/rewritingWords.ts';

/** What the person picks, and what the model is asked. */
const wishes = [
  [rewritingWords.shorter, 'Shorter: fewer and shorter points, nothing important left out.'],
  [rewritingWords.forExecutives, 'For executives: the decision and its effect first, no detail of how.'],
  [rewritingWords.asComparison, 'As a comparison: the alternatives side by side, in columns or a table.'],
] as const;

const askWish = async (): Promise<string | undefined> => {
  const own = { label: say(rewritingWords.ownWords), wish: undefined };
  const picked = await window.showQuickPick(
    [...wishes.map(([label, wish]) => ({ label: say(label), wish })), own],
    { title: say(rewritingWords.how) },
  );
  if (!picked) return undefined;
  return (
    picked.wish ??
    (await window.showInputBox({
      title: say(rewritingWords.how),
      prompt: say(rewritingWords.ownWordsPrompt),
    }))
  );
};

/** Offers to choose a model where none is. */
const offerModel = async (): Promise<void> => {
  const choose = say(modelWords.chooseModel);
  if ((await window.showInformationMessage(say(rewritingWords.needsModel), choose)) === choose)
    await commands.executeCommand(commandIds.chooseModel);
};

const sayWhatCame = async ({ outcome, problems }: SlideRewritten): Promise<void> => {
  if (outcome === 'noModel') return offerModel();
  const sentence =
    outcome === 'unusable' ? say(rewritingWords.unusable, problems.join(' ')) : say(rewritingWords.noAnswer);
  await window.showWarningMessage(sentence);
};

/** The built-in service asks the model, whichever service the deck is from: the file is here, and so is the model. */
const rewritten = (parts: Parts, deck: string, slide: number, wish: string) =>
  showProgress(
    say(rewritingWords.rewriting, slide),
    async (_report, signal): Promise<Result<SlideRewritten>> => {
      const connection = await parts.services.connect(builtInUrl);
      return connection.ok ? connection.value.beyond.rewriteSlide({ deck, slide, wish }, signal) : connection;
    },
  );

export const rewriteSlide = async (parts: Parts, given?: unknown): Promise<void> => {
  const editor = deckFileEditor();
  if (!editor) return;
  const setting = workspace.getConfiguration(settingIds.section).get<string>(settingIds.model, '');
  if (readModelChoice(setting).kind === 'none') return offerModel();
  const { document, selection } = editor;
  const text = document.getText();
  const { chunks } = splitDeckFile(text);
  const at = slideAt(chunks, selection.active.line);
  const chunk = chunks[at];
  if (!chunk) return void window.showInformationMessage(say(deckFileWords.noSlideThere));
  const wish = typeof given === 'string' ? given : await askWish();
  if (!wish?.trim()) return;
  const made = await rewritten(parts, text, at + 1, wish);
  if (!made.ok)
    return tellFailure(parts, {
      failure: made.failure,
      service: builtInUrl,
      what: (why) => say(rewritingWords.failed, why),
      again: () => rewriteSlide(parts, wish),
    });
  const { markdown } = made.value;
  if (markdown === undefined) return sayWhatCame(made.value);
  if (document.getText() !== text)
    return void window.showWarningMessage(say(rewritingWords.changedMeanwhile));
  const proposed = rewritings.add(document, { ...innerLines(chunk), lines: markdown.split('\n') });
  const title = say(rewritingWords.proposalTitle, at + 1);
  await commands.executeCommand('vscode.diff', document.uri, proposed, title, { preview: true });
};

/** The proposal of the tab that has the focus. */
const shownProposal = (target: unknown): Uri | undefined => {
  const input = window.tabGroups.activeTabGroup.activeTab?.input;
  if (input instanceof TabInputTextDiff && input.modified.scheme === 'deckwright-rewriting')
    return input.modified;
  return target instanceof Uri ? target : undefined;
};

const closeProposal = async (uri: Uri): Promise<void> => {
  const tabs = window.tabGroups.all.flatMap((group) => group.tabs);
  const own = tabs.filter(
    ({ input }) => input instanceof TabInputTextDiff && input.modified.toString() === uri.toString(),
  );
  await window.tabGroups.close(own);
};

export const takeRewriting = async (_parts: Parts, target: unknown): Promise<void> => {
  const uri = shownProposal(target);
  const proposed = uri && rewritings.take(uri);
  if (!uri || !proposed) return;
  const document = await workspace.openTextDocument(proposed.document);
  const edit = placeOfProposed(document, proposed);
  await closeProposal(uri);
  if (edit) await workspace.applyEdit(workspaceEdit(document, [edit]));
  else await window.showWarningMessage(say(rewritingWords.changedMeanwhile));
};

export const dropRewriting = async (_parts: Parts, target: unknown): Promise<void> => {
  const uri = shownProposal(target);
  if (!uri) return;
  rewritings.take(uri);
  await closeProposal(uri);
};
