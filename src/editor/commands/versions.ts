import { commands, env, type Uri } from 'vscode';
import { type Failure, type Result, succeeded } from '../../client/failure.ts';
import { withoutOrigins } from '../../deckFile/withoutOrigins.ts';
import { deckTextOf } from '../deckFiles/generatedText.ts';
import { shownTexts } from '../deckFiles/shownTexts.ts';
import type { Job } from '../jobs/job.ts';
import { currentOf, lineOf } from '../jobs/line.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { sayInPassing } from '../sayInPassing.ts';
import { tellNotOpened } from '../tellFailure.ts';
import { versionTime } from '../views/shownTime.ts';
import { shortTitle } from '../views/shownTitle.ts';
import { deckWords } from '../words/deckWords.ts';
import { pickJob } from './pickJob.ts';

const timeOf = ({ createdAt }: Job): string => versionTime(createdAt, env.language);

const show = async (parts: Parts, job: Job): Promise<Result<Uri>> => {
  const got = await deckTextOf(parts, job);
  if (!got.ok) return got;
  const name = `${shortTitle(job.title)} (${timeOf(job)})`.replaceAll('/', '-');
  return succeeded(shownTexts.show(withoutOrigins(got.value.text), `${name}.deck.md`, job.id));
};

/** An earlier version beside the current one, slide by slide as text. */
export const compareVersions = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed']);
  const current = job && currentOf(parts.store.jobs, lineOf(job));
  if (!job || !current) return;
  const [before, now] = [await show(parts, job), await show(parts, current)];
  const tell = (failure: Failure) => tellNotOpened(parts, job, failure, () => compareVersions(parts, target));
  if (!before.ok) return tell(before.failure);
  if (!now.ok) return tell(now.failure);
  const title = `${shortTitle(job.title)}: ${timeOf(job)} ↔ ${timeOf(current)}`;
  await commands.executeCommand('vscode.diff', before.value, now.value, title);
};

/** Makes an earlier version the deck's current one; the later ones stay below it. */
export const restoreVersion = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed']);
  if (!job) return;
  await parts.store.keep(job.id, { restoredAt: Date.now() });
  await parts.panels.follow(job);
  sayInPassing((title) => say(deckWords.versionRestored, title, timeOf(job)), job.title);
};
