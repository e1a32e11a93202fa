import { commands, EventEmitter, env, Uri, window, workspace } from 'vscode';
import { type Result, succeeded } from '../../client/failure.ts';
import type { Job } from '../jobs/job.ts';
import { currentOf, lineOf } from '../jobs/line.ts';
import { onceMade } from '../onceMade.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { tellFailure } from '../tellFailure.ts';
import { deckWords } from '../words/deckWords.ts';
import { failureWords } from '../words/failureWords.ts';
import { pickJob } from './pickJob.ts';

const scheme = 'deckwright-version';

/** Texts of versions, as documents that nobody can change. */
const shownTexts = onceMade(async () => {
  const texts = new Map<string, string>();
  const changed = new EventEmitter<Uri>();
  workspace.registerTextDocumentContentProvider(scheme, {
    onDidChange: changed.event,
    provideTextDocumentContent: (uri) => texts.get(uri.toString()) ?? '',
  });
  return (uri: Uri, text: string) => {
    texts.set(uri.toString(), text);
    changed.fire(uri);
  };
});

const textOf = async (parts: Parts, job: Job): Promise<Result<string>> => {
  const connection = await parts.services.connect(job.service);
  if (!connection.ok || job.state.kind !== 'completed') return connection.ok ? succeeded('') : connection;
  const deck = await connection.value.beyond.getDeck(job.state.presentationId);
  return deck.ok ? succeeded(deck.value.text) : deck;
};

const nameOf = (job: Job): string => {
  const made = new Intl.DateTimeFormat(env.language, { dateStyle: 'medium', timeStyle: 'short' });
  return `${job.title} (${made.format(job.createdAt)})`.replaceAll('/', '-');
};

const show = async (parts: Parts, job: Job): Promise<Result<Uri>> => {
  const text = await textOf(parts, job);
  if (!text.ok) return text;
  const uri = Uri.from({ scheme, path: `/${nameOf(job)}.deck.md`, query: job.id });
  (await shownTexts())(uri, text.value);
  return succeeded(uri);
};

/** An earlier version beside the current one, slide by slide as text. */
export const compareVersions = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed']);
  const current = job && currentOf(parts.store.jobs, lineOf(job));
  if (!job || !current) return;
  const [left, right] = [await show(parts, job), await show(parts, current)];
  if (left.ok && right.ok) {
    await commands.executeCommand(
      'vscode.diff',
      left.value,
      right.value,
      `${nameOf(job)} ↔ ${nameOf(current)}`,
    );
    return;
  }
  const failed = left.ok ? right : left;
  if (failed.ok) return;
  await tellFailure(parts, {
    failure: failed.failure,
    service: job.service,
    what: (why) => say(failureWords.openFailed, job.title, why),
    again: () => compareVersions(parts, target),
  });
};

/** Makes an earlier version the deck's current one; the later ones stay below it. */
export const restoreVersion = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed']);
  if (!job) return;
  await parts.store.keep(job.id, { restoredAt: Date.now() });
  await parts.panels.follow(job);
  window.setStatusBarMessage(say(deckWords.versionRestored, nameOf(job)), 6_000);
};
