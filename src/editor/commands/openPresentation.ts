import { env, Uri, window } from 'vscode';
import type { Failure } from '../../client/failure.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { builtInUrl } from '../services/service.ts';
import { tellFailure } from '../tellFailure.ts';
import { reachable } from '../views/deckPanels.ts';
import { viewingUrl } from '../views/viewingUrl.ts';
import { deckWords } from '../words/deckWords.ts';
import { failureWords } from '../words/failureWords.ts';
import { pickJob } from './pickJob.ts';

const tell = (parts: Parts, job: Job, failure: Failure, again: () => Promise<void>) =>
  tellFailure(parts, {
    failure,
    service: job.service,
    what: (why) => say(failureWords.openFailed, job.title, why),
    again,
  });

export const openPresentation = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed']);
  if (!job) return;
  const opened = await parts.panels.open(job);
  if (!opened.ok) await tell(parts, job, opened.failure, () => openPresentation(parts, target));
};

export const openInBrowser = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed']);
  if (!job) return;
  const url = await viewingUrl(parts, job, say);
  if (url.ok) {
    if (job.service === builtInUrl) await parts.links.give();
    await env.openExternal(Uri.parse(url.value, true));
  } else await tell(parts, job, url.failure, () => openInBrowser(parts, target));
};

export const copyLink = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed']);
  if (!job) return;
  const url = await viewingUrl(parts, job, say, { opens: false });
  if (!url.ok) return tell(parts, job, url.failure, () => copyLink(parts, target));
  if (job.service === builtInUrl) await parts.links.give();
  await env.clipboard.writeText(await reachable(url.value));
  const sentence = job.service === builtInUrl ? deckWords.linkCopiedLocal : deckWords.linkCopied;
  void window.showInformationMessage(say(sentence, job.title));
};
