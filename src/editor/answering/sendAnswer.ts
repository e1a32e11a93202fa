import { type Uri, workspace } from 'vscode';
import type { Attachment } from '../../api/attachment.ts';
import { type Failure, type Result, succeeded, unusable } from '../../client/failure.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { sendFiles } from '../request/sendFiles.ts';
import { findWorkspaceFile } from '../request/workspaceFiles.ts';
import { say } from '../say.ts';
import { showProgress } from '../showProgress.ts';
import { tellFailure } from '../tellFailure.ts';
import { answerWords } from '../words/answerWords.ts';
import { attachmentWords } from '../words/attachmentWords.ts';
import { failureWords } from '../words/failureWords.ts';
import { answeredKey } from './answeredKey.ts';

const attach = async (
  parts: Parts,
  job: Job,
  uris: readonly Uri[],
  signal: AbortSignal,
): Promise<Result<Attachment[]>> => {
  if (uris.length === 0) return succeeded([]);
  const connection = await parts.services.connect(job.service);
  if (!connection.ok) return connection;
  const files = [];
  for (const uri of uris) {
    const name = workspace.asRelativePath(uri, false);
    const file = await findWorkspaceFile(uri, name);
    if (!file) return unusable(say(attachmentWords.attachedFileGone, name));
    files.push(await file.open());
  }
  return sendFiles(connection.value, files, parts.uploads, { signal });
};

/** Sends an answer with its files, and says so while it takes time. */
export const sendAnswer = (
  parts: Parts,
  job: Job,
  content: string,
  uris: readonly Uri[],
): Promise<Result<unknown>> =>
  showProgress(say(answerWords.answerSending), async (_report, signal) => {
    const attachments = await attach(parts, job, uris, signal);
    if (!attachments.ok) return attachments;
    await parts.context.globalState.update(answeredKey, true);
    return parts.watcher.reply(job, content, attachments.value.length > 0 ? attachments.value : undefined);
  });

/** Says why an answer did not go. */
export const tellNotSent = (
  parts: Parts,
  { service }: Pick<Job, 'service'>,
  failure: Failure,
  again: () => Promise<void>,
): Promise<void> =>
  tellFailure(parts, { failure, service, what: (why) => say(failureWords.answerFailed, why), again });
