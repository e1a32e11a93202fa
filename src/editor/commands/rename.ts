import { window } from 'vscode';
import { limits } from '../../api/limits.ts';
import type { Result } from '../../client/failure.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { tellFailure } from '../tellFailure.ts';
import { deckWords } from '../words/deckWords.ts';
import { failureWords } from '../words/failureWords.ts';
import { pickJob } from './pickJob.ts';

const problemOf = (title: string): string | undefined => {
  if (title.trim() === '') return say(deckWords.renameEmpty);
  return [...title].length > limits.titleCharacters
    ? say(deckWords.renameTooLong, limits.titleCharacters)
    : undefined;
};

const send = async (parts: Parts, { service, state }: Job, title: string): Promise<Result<unknown>> => {
  const connection = await parts.services.connect(service);
  if (!connection.ok || state.kind !== 'completed') return connection;
  return connection.value.calls.renamePresentation(state.presentationId, title);
};

export const rename = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['completed']);
  if (job) await askForTitle(parts, job, job.title);
};

const askForTitle = async (parts: Parts, job: Job, suggested: string): Promise<void> => {
  const title = await window.showInputBox({
    title: say(deckWords.renameTitle),
    prompt: say(deckWords.renamePrompt),
    value: suggested,
    validateInput: problemOf,
  });
  if (title === undefined || title === job.title) return;
  const renamed = await send(parts, job, title.trim());
  if (renamed.ok) {
    await parts.store.rename(job.id, title.trim());
    await parts.panels.refresh(job);
    return;
  }
  await tellFailure(parts, {
    failure: renamed.failure,
    service: job.service,
    what: (why) => say(failureWords.renameFailed, job.title, why),
    again: () => askForTitle(parts, job, title),
  });
};
