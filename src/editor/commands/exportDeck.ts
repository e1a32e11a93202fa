import { homedir } from 'node:os';
import { commands, env, UIKind, Uri, window, workspace } from 'vscode';
import type { Result } from '../../client/failure.ts';
import { saveDeck } from '../../saving/saveDeck.ts';
import {
  extensionOf,
  type SavedFormat,
  type SavePlan,
  type Saving,
  savedName,
  usualPlan,
} from '../../saving/saved.ts';
import { changedFile } from '../deckFiles/changedFile.ts';
import { deckFileMeant } from '../deckFiles/deckFileMeant.ts';
import { type ExportItem, exportItems, lastExport, rememberExport } from '../exporting/exportChoices.ts';
import { type Exported, exportedDeckFile, exportedJob } from '../exporting/exported.ts';
import { noteSentences, problemSentence, savedSentence } from '../exporting/exportSentences.ts';
import { saveAt } from '../exporting/saveAt.ts';
import { settingIds } from '../ids.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { showProgress } from '../showProgress.ts';
import { tellFailure } from '../tellFailure.ts';
import { exportWords } from '../words/exportWords.ts';
import { pickJob } from './pickJob.ts';

/** Whoever changed slides in the file hardly wants the deck without them, and is not to find that out before others. */
const askWhich = async (title: string, changed: Uri): Promise<'changed' | 'generated' | undefined> => {
  const picked = await window.showQuickPick(
    [
      {
        which: 'changed' as const,
        label: say(exportWords.withChanges),
        description: changed.path.split('/').at(-1)!,
      },
      { which: 'generated' as const, label: say(exportWords.asGenerated) },
    ],
    { title: say(exportWords.formatTitle, title) },
  );
  return picked?.which;
};

const exportedOf = async (parts: Parts, target: unknown): Promise<Exported | undefined> => {
  const file = await deckFileMeant(parts, target);
  if (file) return exportedDeckFile(parts, file);
  const job = await pickJob(parts, target, ['completed']);
  const changed = job && (await changedFile(parts.context.globalStorageUri, job));
  if (!job || !changed) return job && exportedJob(parts, job);
  const which = await askWhich(job.title, changed);
  if (which === undefined) return undefined;
  return which === 'changed' ? exportedDeckFile(parts, changed) : exportedJob(parts, job);
};

const askFormat = async ({ context }: Parts, exported: Exported): Promise<ExportItem | undefined> => {
  const items = exportItems(lastExport(context.globalState), exported.isDeckFile, say);
  const picked = await window.showQuickPick(items, {
    title: say(exportWords.formatTitle, exported.title),
    placeHolder: say(exportWords.formatPlaceholder),
  });
  if (picked) await rememberExport(context.globalState, picked.name);
  return picked;
};

const askPlace = (exported: Exported, { plan: { format }, label }: ExportItem) =>
  window.showSaveDialog({
    defaultUri: Uri.joinPath(exported.folder ?? Uri.file(homedir()), savedName(exported.name, format)),
    filters: { [label]: [extensionOf(format).slice(1)] },
    title: say(exportWords.formatTitle, exported.title),
    saveLabel: say(exportWords.exportLabel),
  });

const tellProblem = async (exported: Exported, problem: Parameters<typeof problemSentence>[0]) => {
  const isBrowser = problem.about === 'no-browser' || problem.about === 'browser-gone';
  const settings = say(exportWords.openSettings);
  const sentence = say(exportWords.failed, exported.title, problemSentence(problem, say));
  const pressed = await window.showErrorMessage(sentence, ...(isBrowser ? [settings] : []));
  if (pressed === settings)
    await commands.executeCommand(
      'workbench.action.openSettings',
      `${settingIds.section}.${settingIds.exportBrowser}`,
    );
};

/** What can be done with a file where the editor runs; a file manager is on the person's own machine only. */
const isOwnMachine = () => env.remoteName === undefined && env.uiKind === UIKind.Desktop;

const revealCommand = (place: Uri): string | undefined => {
  if (workspace.getWorkspaceFolder(place)) return 'revealInExplorer';
  return place.scheme === 'file' && isOwnMachine() ? 'revealFileInOS' : undefined;
};

const isShownHere = (place: Uri): boolean => /\.(?:md|png)$/i.test(place.path);

const open = (place: Uri) =>
  !isShownHere(place) && place.scheme === 'file' && isOwnMachine()
    ? env.openExternal(place)
    : commands.executeCommand('vscode.open', place);

const tellSaved = async (
  parts: Parts,
  saving: Exclude<Saving, { problem: unknown }>,
  { places, format }: { readonly places: readonly Uri[]; readonly format: SavedFormat },
) => {
  const [first] = places;
  if (!first) return;
  const reveal = revealCommand(first);
  const [revealLabel, openLabel] = [say(exportWords.reveal), say(exportWords.open)];
  const { note } = saving;
  const sentences = [
    savedSentence(saving.paths, say),
    ...noteSentences(note, { format, language: env.language }, say),
  ];
  if (note && note.remarks.length > 0) parts.log.warn(JSON.stringify(note.remarks));
  const pressed = await window.showInformationMessage(
    sentences.join(' '),
    ...(reveal ? [revealLabel] : []),
    openLabel,
  );
  if (pressed === revealLabel && reveal) await commands.executeCommand(reveal, first);
  if (pressed === openLabel) await open(first);
};

type Saved = Awaited<ReturnType<typeof saveAt>>;

const save = (exported: Exported, plan: SavePlan, place: Uri): Promise<Result<Saved>> =>
  showProgress(say(exportWords.exporting, exported.title), async (report, signal) => {
    const reached = await exported.reach(report, signal);
    if (!reached.ok) return reached;
    const { deck, connection, done } = reached.value;
    const parts = {
      connection,
      place: { environment: process.env, homeFolder: homedir(), platform: process.platform },
      signal,
      onProgress: (sofar: number, all: number) =>
        report({
          message: say(exportWords.drawingSlide, sofar + 1, all),
          increment: sofar === 0 ? 0 : 100 / all,
        }),
    };
    try {
      return { ok: true, value: await saveAt(place, (path) => saveDeck(deck, plan, path, parts)) };
    } finally {
      await done();
    }
  });

const exportTo = async (parts: Parts, exported: Exported, plan: SavePlan, place: Uri): Promise<void> => {
  const again = () => exportTo(parts, exported, plan, place);
  const saved = await save(exported, plan, place);
  const tellOf = (failure: Parameters<typeof tellFailure>[1]['failure']) =>
    tellFailure(parts, {
      failure,
      service: exported.service,
      what: (why) => say(exportWords.failed, exported.title, why),
      again,
    });
  if (!saved.ok) return tellOf(saved.failure);
  const { saving, places } = saved.value;
  if (!('problem' in saving)) return tellSaved(parts, saving, { places, format: plan.format });
  const { problem } = saving;
  return problem.about === 'failure' ? tellOf(problem.failure) : tellProblem(exported, problem);
};

/** Writes a presentation or a deck file as a file where the person says. */
export const exportDeck = async (parts: Parts, target: unknown): Promise<void> => {
  const exported = await exportedOf(parts, target);
  const item = exported && (await askFormat(parts, exported));
  const place = item && (await askPlace(exported, item));
  if (!place) return;
  const settings = workspace.getConfiguration(settingIds.section);
  const browser = settings.get<string>(settingIds.exportBrowser, '').trim() || undefined;
  await exportTo(parts, exported, { ...usualPlan, ...item.plan, browser }, place);
};
