import { randomBytes } from 'node:crypto';
import type { Attachment } from '../../api/attachment.ts';
import type { GenerationStatus } from '../../api/generation.ts';
import { Failure } from '../http/failure.ts';
import type { Handler } from '../http/handler.ts';
import type { WithJson } from '../http/jsonText.ts';
import { callTurn } from '../http/loopTurns.ts';
import { invalid } from '../http/validation.ts';
import type { AnswerDeadline } from '../jobs/answerDeadline.ts';
import type { Allowance, Created } from '../jobs/createJob.ts';
import { costOf } from '../jobs/fairQueue.ts';
import {
  answersOf,
  isStandalone,
  type JobRequest,
  questionOf,
  requestOf,
  type StoredAttachment,
  storedAttachment,
} from '../jobs/jobRequest.ts';
import type { JobStore } from '../jobs/jobStore.ts';
import type { Uploads } from '../objects/uploads.ts';
import type { WorkspaceQuota } from '../objects/workspaceQuota.ts';
import type { PresentationStore } from '../presentations/presentationStore.ts';
import type { TemplateShelf } from '../presentations/templateShelf.ts';
import type { JobRow } from '../store/tables.ts';
import type { ViewLinks } from '../viewing/viewLinks.ts';
import { presentationReply } from './presentations.ts';
import { chosenSections } from './templates.ts';

export interface StatusParts {
  readonly jobs: JobStore;
  readonly deadline: AnswerDeadline;
  readonly presentations: PresentationStore;
  readonly links: Pick<ViewLinks, 'link'>;
}

export interface GenerationParts extends StatusParts {
  readonly shelf: TemplateShelf;
  readonly uploads: Pick<Uploads, 'resolveDownload'>;
  /** There is a job in the queue. */
  readonly wake: () => void;
  /** There soon will be one: what does it can be started meanwhile. */
  readonly jobComes: () => void;
  readonly quota: Pick<WorkspaceQuota, 'within'>;
  readonly now: () => number;
  readonly allowance: Allowance;
  /** How many bytes an uploaded file has. */
  readonly sizeOf: (key: string) => Promise<number | undefined>;
}

export const startGeneration =
  (parts: GenerationParts): Handler<'startGeneration'> =>
  async ({ workspace, keyId, body, documentName, optionsCount }) => {
    parts.jobComes();
    if (body.template_id !== undefined) {
      const chosen = chosenSections(parts.shelf, body.template_id, body.selected_section_ids);
      if (chosen instanceof Failure) return chosen;
    }
    const attachments = await stored(parts, body.attachments, workspace);
    if (attachments instanceof Failure) return attachments;

    const id = `gen_${randomBytes(12).toString('hex')}`;
    const request: JobRequest = {
      ...body,
      attachments,
      ...(documentName !== undefined && { documentName }),
      ...(optionsCount && { optionsCount }),
    };
    const job = {
      id,
      workspaceId: workspace,
      keyId,
      request: JSON.stringify(request),
      cost: await cost(parts, request),
      now: time(parts),
    };
    const created = await parts.quota.within(workspace, Buffer.byteLength(job.request), () =>
      parts.jobs.create(job, parts.allowance),
    );
    if (created instanceof Failure) return created;
    if (created !== 'created') return refusals[created](parts.allowance);
    parts.wake();
    return {
      generation_id: id,
      status: 'generating',
      poll_url: `/api/v1/presentations/generate/${id}/status`,
    };
  };

const retryAfterSeconds = 5;

const refusals: Record<Exclude<Created, 'created'>, (allowance: Allowance) => Failure> = {
  monthIsUsed: ({ monthlyGenerations }) =>
    new Failure(
      'PRICING_DOCUMENT_LIMIT_REACHED',
      `This workspace has started its ${monthlyGenerations} generations of this month; it can start more next month.`,
    ),
  tooManyWait: (allowance) => tooManyWait(allowance, 'start the next'),
};

const tooManyWait = ({ waitingJobs }: Allowance, then: string): Failure =>
  new Failure(
    'API_KEY_RATE_LIMITED',
    `This API key has as many unfinished generations as it may have, ${waitingJobs}: ${then} when one of them has ended.`,
    { retryAfterSeconds },
  );

async function cost({ sizeOf }: GenerationParts, { prompt, attachments }: JobRequest): Promise<number> {
  const sizes = await Promise.all(attachments.map(({ key }) => sizeOf(key)));
  return costOf(sizes.reduce<number>((sum, size) => sum + (size ?? 0), Buffer.byteLength(prompt)));
}

export const getGenerationStatus =
  (parts: GenerationParts): Handler<'getGenerationStatus'> =>
  async ({ workspace, id }) => {
    const job = await ownedJob(parts, workspace, id);
    return job instanceof Failure ? job : statusOf(job, parts);
  };

export const replyToQuestion =
  (parts: GenerationParts): Handler<'replyToQuestion'> =>
  async ({ workspace, id, body }) => {
    const job = await ownedJob(parts, workspace, id);
    if (job instanceof Failure) return job;
    if (job.status === 'completed' && (await parts.presentations.ofJob(job.id)) === undefined) return deleted;
    if (job.status !== 'awaiting_input') return notAwaiting;
    const attachments = await stored(parts, body.attachments, workspace);
    if (attachments instanceof Failure) return attachments;
    const exchanges = [...answersOf(job), { question: questionOf(job), answer: body.content, attachments }];
    const saved = await parts.quota.within(workspace, Buffer.byteLength(body.content), () =>
      parts.jobs.saveAnswer(job, JSON.stringify(exchanges), time(parts), parts.allowance),
    );
    if (saved instanceof Failure) return saved;
    if (saved === 'notAwaiting') return notAwaiting;
    if (saved === 'tooManyWait') return tooManyWait(parts.allowance, 'answer');
    parts.wake();
    return { status: 'generating' };
  };

const deleted = new Failure('NOT_FOUND', 'The presentation of this generation was deleted.');
const notAwaiting = new Failure('NOT_AWAITING_INPUT', 'This generation is not waiting for an answer.');

export async function statusOf(
  job: JobRow,
  { jobs, presentations, links }: StatusParts,
): Promise<WithJson<GenerationStatus> | Failure> {
  const generation_id = job.id;
  const tokens = job.tokensUsed > 0 ? { tokens_used: job.tokensUsed } : {};
  switch (job.status) {
    case 'generating': {
      const begun = job.deck !== null;
      return {
        generation_id,
        status: 'generating',
        ...(isStandalone(requestOf(job)) && { phase: begun ? 'slides' : 'storyline' }),
        ...(begun && { progress: progress(await jobs.sections.slideCounts(job.id)) }),
        ...tokens,
      };
    }
    case 'awaiting_input':
      return { generation_id, status: 'awaiting_input', message: questionOf(job).text };
    case 'completed': {
      const refused = await callTurn(job.workspaceId);
      if (refused) return refused;
      const presentation = await presentations.ofJob(job.id);
      if (presentation === undefined) return deleted;
      return {
        generation_id,
        status: 'completed',
        presentation: presentationReply(presentation, links),
        ...tokens,
      };
    }
    case 'failed':
      return { generation_id, status: 'failed', error: job.error! };
  }
}

const progress = ({ total, completed }: { total: number; completed: number }) => ({
  slides_total: total,
  slides_completed: completed,
  current_step: `Creating slide ${Math.min(completed + 1, total)} of ${total}`,
});

async function stored(
  { uploads }: GenerationParts,
  attachments: readonly Attachment[] = [],
  workspace: string,
): Promise<StoredAttachment[] | Failure> {
  const keys = await Promise.all(attachments.map(({ url }) => uploads.resolveDownload(url, workspace)));
  const problems = keys.flatMap((key, index) =>
    key === undefined ? [{ path: `attachments[${index}].url`, message: notOurs }] : [],
  );
  if (problems.length > 0) return invalid(problems);
  // Attached twice, it is read and shown once.
  const isFirst = (index: number): boolean => keys.indexOf(keys[index]) === index;
  return attachments.flatMap((attachment, index) =>
    isFirst(index) ? [storedAttachment(attachment, keys[index]!)] : [],
  );
}

const notOurs = 'must be the download_url of a finished upload of this workspace that has not expired';

export async function ownedJob(
  { jobs, deadline }: StatusParts,
  workspace: string,
  id: string,
): Promise<JobRow | Failure> {
  const job = await jobs.find(id);
  if (job === undefined) {
    return new Failure('NOT_FOUND', `There is no generation ${JSON.stringify(id.slice(0, 100))}.`);
  }
  if (job.workspaceId !== workspace) {
    return new Failure('INSUFFICIENT_PRIVILEGES', 'This generation belongs to another workspace.');
  }
  return deadline.current(job);
}

const time = ({ now }: GenerationParts) => new Date(now()).toISOString();
