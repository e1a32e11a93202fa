import { env, Uri, window } from 'vscode';
import { isMadeOfWhatIsShown } from '../isMadeOfWhatIsShown.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { builtInUrl } from '../services/service.ts';
import { tellNotOpened } from '../tellFailure.ts';
import { reachable } from '../views/reachable.ts';
import { shownTime } from '../views/shownTime.ts';
import { type ViewingLink, viewingLink, viewingUrl } from '../views/viewingUrl.ts';
import { deckWords } from '../words/deckWords.ts';
import { pickJob } from './pickJob.ts';

export const openPresentation = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed']);
  if (!job) return;
  const opened = await parts.panels.open(job, { beside: isMadeOfWhatIsShown(job) });
  if (!opened.ok) await tellNotOpened(parts, job, opened.failure, () => openPresentation(parts, target));
};

export const openInBrowser = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed']);
  if (!job) return;
  const url = await viewingUrl(parts, job, say);
  if (url.ok) {
    if (job.service === builtInUrl) await parts.links.give();
    await env.openExternal(Uri.parse(url.value, true));
  } else await tellNotOpened(parts, job, url.failure, () => openInBrowser(parts, target));
};

/** Whoever passes a link on should know how long it is one. */
const copiedSentence = ({ service, title }: Job, { expiresAt }: ViewingLink): string => {
  if (service === builtInUrl) return say(deckWords.linkCopiedLocal, title);
  if (expiresAt === undefined) return say(deckWords.linkCopied, title);
  return say(deckWords.linkCopiedUntil, title, shownTime(expiresAt, env.language));
};

export const copyLink = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed']);
  if (!job) return;
  const link = await viewingLink(parts, job, say, { opens: false });
  if (!link.ok) return tellNotOpened(parts, job, link.failure, () => copyLink(parts, target));
  if (job.service === builtInUrl) await parts.links.give();
  await env.clipboard.writeText(await reachable(link.value.url));
  void window.showInformationMessage(copiedSentence(job, link.value));
};
