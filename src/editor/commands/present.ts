import { randomBytes } from 'node:crypto';
import { env, Uri } from 'vscode';
import { deckFileMeant } from '../deckFiles/deckFileMeant.ts';
import { presentedDeckFile } from '../deckFiles/presentedDeckFile.ts';
import { sourceOf } from '../deckFiles/sourceOf.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { builtInUrl } from '../services/service.ts';
import { tellNotOpened } from '../tellFailure.ts';
import { viewingUrl } from '../views/viewingUrl.ts';
import { pickJob } from './pickJob.ts';

/** The page of a deck in the browser, opened for something. */
const openPage = async (
  parts: Parts,
  job: Job,
  purpose: Readonly<Record<string, string>>,
  again: () => Promise<void>,
): Promise<boolean> => {
  const url = await viewingUrl(parts, job, say);
  if (!url.ok) {
    await tellNotOpened(parts, job, url.failure, again);
    return false;
  }
  if (job.service === builtInUrl) await parts.links.give();
  const page = new URL(url.value);
  for (const [name, value] of Object.entries(purpose)) page.searchParams.set(name, value);
  return env.openExternal(Uri.parse(page.href, true));
};

/** A deck file is presented as it is written now, from its text, from its slides and from where it was presented. */
const presented = async (parts: Parts, target: unknown): Promise<Job | undefined> => {
  const file = await deckFileMeant(parts, target);
  if (file) return presentedDeckFile(parts, file);
  const job = await pickJob(parts, target, ['completed']);
  const ofFile = job?.ofDeckFile && sourceOf(job);
  return ofFile ? presentedDeckFile(parts, ofFile) : job;
};

/** The deck in the browser, for the second screen; the speaker view in its tab. Both are in step. */
export const present = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await presented(parts, target);
  if (!job) return;
  // Who knows it turns the pages.
  const room = randomBytes(18).toString('base64url');
  const again = () => present(parts, target);
  const opened = await parts.panels.open(job, { room });
  if (!opened.ok) return tellNotOpened(parts, job, opened.failure, again);
  // The browser may cover the editor, and a web view starts in a window that is seen.
  await parts.panels.arrived(job);
  if (!(await openPage(parts, job, { present: room }, again)))
    await parts.panels.open(job, { room: undefined });
};

export const endPresenting = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed']);
  if (job) await parts.panels.open(job, { room: undefined });
};

/** A tab has no printer: the browser has. */
export const print = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed']);
  if (job) await openPage(parts, job, { print: '1' }, () => print(parts, target));
};
