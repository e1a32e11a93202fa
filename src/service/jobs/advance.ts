import type { Deck } from '../../deck/deck.ts';
import type { Slide } from '../../deck/slide.ts';
import type { ModelFailure } from '../../engine/model/languageModel.ts';
import type { Log } from '../log.ts';
import { newPresentation } from '../presentations/newPresentation.ts';
import type { JobRow, JobSectionRow } from '../store/tables.ts';
import type { ModelUse, PlanAnswer } from './engineTask.ts';
import type { EngineThreads, Ran } from './engineThreads.ts';
import { type JobFiles, pictureKey, repliesKey, stepRepliesKey } from './jobFiles.ts';
import { briefOf, requestOf } from './jobRequest.ts';
import type { JobStore, Spent } from './jobStore.ts';

/** How often a step may be begun: one that takes its process down every time must not do so for ever. */
const mostAttempts = 50;

export const sentences = {
  timedOut: 'Generation timed out',
  broken:
    'The presentation could not be made: something went wrong inside the service. Start it again, or try a smaller document.',
  unasked: 'The presentation could not be made without asking a question, and this job may not ask.',
} as const;

export interface AdvanceParts {
  readonly jobs: JobStore;
  readonly threads: Pick<EngineThreads, 'run'>;
  readonly files: JobFiles;
  readonly now: () => number;
  readonly log: Log;
  /** How long a job may work in all. */
  readonly limitMs: number;
  /** How much a language model may read and write for a job. */
  readonly modelTokens: number;
  /** How many sections are written beside each other where a language model planned them. */
  readonly sectionsAtOnce: number;
}

/** Of the time that is left, so that a model that hangs leaves some to write without it. */
const modelShare = 0.8;
/** The plan takes no more than its share of the time. */
const stepsWithPlan = 4;

/** Whether the step was saved; if not, the job is another's or the service is closing. */
type Saved = Promise<boolean>;

/**
 * Moves a claimed job on, step by step, until it pauses, ends or is to stop.
 * A step that was saved is never done twice: each begins with what the rows say.
 */
export class Advance {
  readonly #parts: AdvanceParts;

  constructor(parts: AdvanceParts) {
    this.#parts = parts;
  }

  async advance(claimed: JobRow, stopping: () => boolean): Promise<void> {
    await this.#go(claimed, stopping);
    const { jobs, files } = this.#parts;
    const left = await jobs.find(claimed.id);
    if (left?.status !== 'generating') await files.removeFolder(repliesKey(claimed.id));
  }

  async #go(claimed: JobRow, stopping: () => boolean): Promise<void> {
    for (
      let job: JobRow | undefined = claimed;
      job?.status === 'generating' && !stopping();
      job = await this.#parts.jobs.find(job.id)
    ) {
      if (job.leaseOwner !== claimed.leaseOwner || !(await this.#step(job))) return;
    }
  }

  async #step(job: JobRow): Saved {
    if (job.attempts > mostAttempts) return this.#broken(job, 'Its step was begun too often.');
    if (job.deck === null) return this.#plan(job);
    const unwritten = await this.#parts.jobs.unwritten(job.id);
    return unwritten.length === 0 ? this.#finish(job, job.deck) : this.#write(job, unwritten);
  }

  async #plan(job: JobRow): Saved {
    const { threads, files } = this.#parts;
    const begun = this.#parts.now();
    const ran = await threads.run(
      'plan',
      {
        brief: briefOf(job, (key) => files.filePath(key)),
        modelUse: this.#modelUse(job, 'plan', 1, stepsWithPlan),
      },
      this.#left(job),
    );
    if (ran.outcome !== 'done') return this.#notDone(job, ran);
    const { modelFailures, ...plan } = ran.answer;
    this.#tell(job, modelFailures);
    const saved = await this.#savePlan(job, plan, begun);
    if (saved) await files.removeFolder(stepRepliesKey(job.id, 'plan'));
    return saved;
  }

  async #savePlan(job: JobRow, plan: PlanAnswer, begun: number): Saved {
    const { jobs, files } = this.#parts;
    if (plan.outcome === 'unusable') return jobs.fail(job, plan.reason, this.#time(), plan.tokensUsed);
    if (plan.outcome === 'question') {
      if (requestOf(job).non_interactive) return jobs.fail(job, sentences.unasked, this.#time());
      return jobs.saveQuestion(job, plan.question, this.#spent(plan.tokensUsed, begun));
    }
    for (const { id, bytes } of plan.pictures) await files.put(pictureKey(job.id, id), bytes);
    return jobs.saveStoryline(job, plan.deck, plan.sections, this.#spent(plan.tokensUsed, begun));
  }

  /** Some sections beside each other, each saved as soon as it is written. */
  async #write(job: JobRow, unwritten: readonly JobSectionRow[]): Saved {
    const { jobs, threads, files, now } = this.#parts;
    const atOnce = job.tokensUsed > 0 ? this.#parts.sectionsAtOnce : 1;
    const sections = unwritten.slice(0, atOnce);
    const rounds = Math.ceil(unwritten.length / atOnce);
    let since = now();
    let saved: Saved = Promise.resolve(true);
    const write = async ({ position, plan }: JobSectionRow): Saved => {
      const modelUse = this.#modelUse(job, position, sections.length, rounds);
      const ran = await threads.run('write', { plan, modelUse }, this.#left(job));
      saved = saved.then(async (isGoing) => {
        const current = isGoing ? await jobs.find(job.id) : undefined;
        if (current?.status !== 'generating' || current.leaseOwner !== job.leaseOwner) return false;
        if (ran.outcome !== 'done') {
          await this.#notDone(current, ran);
          return false;
        }
        const { tokensUsed, modelFailures, ...written } = ran.answer;
        this.#tell(job, modelFailures);
        const spent = this.#spent(tokensUsed, since);
        since = now();
        const isSaved = await jobs.saveSection(current, position, written, spent);
        if (isSaved) await files.removeFolder(stepRepliesKey(job.id, position));
        return isSaved;
      });
      return saved;
    };
    return (await Promise.all(sections.map(write))).every((isSaved) => isSaved);
  }

  async #finish(job: JobRow, storyline: string): Saved {
    const { jobs, log } = this.#parts;
    const deck = JSON.parse(storyline) as Omit<Deck, 'sections'>;
    const rows = await jobs.sections(job.id);
    const presentation = newPresentation({
      workspaceId: job.workspaceId,
      title: deck.title,
      deck: assemble(deck, job.tokensUsed > 0 ? await toldApart(rows) : rows),
      time: this.#time(),
      jobId: job.id,
    });
    const pictures = deck.assets.flatMap(({ id, type }) =>
      type === undefined
        ? []
        : [{ presentationId: presentation.id, assetId: id, type, key: pictureKey(job.id, id) }],
    );
    const saved = await jobs.finish(job, presentation, pictures);
    if (saved) log({ level: 'info', event: 'job completed', job: job.id, workedMs: job.workedMs });
    return saved;
  }

  async #notDone(job: JobRow, ran: Exclude<Ran<unknown>, { outcome: 'done' }>): Saved {
    const { jobs, log } = this.#parts;
    if (ran.outcome === 'closed') return false;
    if (ran.outcome === 'failed') return this.#broken(job, ran.reason);
    log({ level: 'warning', event: 'job timed out', job: job.id });
    return jobs.fail(job, sentences.timedOut, this.#time());
  }

  #tell({ id }: JobRow, modelFailures: readonly ModelFailure[]): void {
    if (modelFailures.length === 0) return;
    const reason = modelFailures.join(', ');
    this.#parts.log({ level: 'warning', event: 'language model failed', job: id, reason });
  }

  #broken(job: JobRow, reason: string): Saved {
    this.#parts.log({ level: 'error', event: 'job failed', job: job.id, reason });
    return this.#parts.jobs.fail(job, sentences.broken, this.#time());
  }

  #left(job: JobRow): number {
    return Math.max(0, this.#parts.limitMs - job.workedMs);
  }

  /** The job's rest, shared by the steps beside each other and those to come. */
  #modelUse(job: JobRow, step: 'plan' | number, beside: number, rounds: number): ModelUse {
    return {
      tokens: Math.max(0, Math.floor((this.#parts.modelTokens - job.tokensUsed) / beside)),
      milliseconds: Math.floor((this.#left(job) * modelShare) / rounds),
      repliesFolder: this.#parts.files.filePath(stepRepliesKey(job.id, step)),
    };
  }

  #spent(tokensUsed: number, begun: number): Spent {
    return { tokensUsed, workedMs: this.#parts.now() - begun, now: this.#time() };
  }

  #time(): string {
    return new Date(this.#parts.now()).toISOString();
  }
}

/** A model that wrote sections beside each other may have given their slides the same titles. */
async function toldApart(rows: readonly JobSectionRow[]): Promise<JobSectionRow[]> {
  const { distinctTitles } = await import('../../engine/model/distinctTitles.ts');
  const sections = distinctTitles(
    rows.map(({ id, title, slides }) => ({ id, title, slides: JSON.parse(slides!) as Slide[] })),
  );
  return rows.map((row, at) => ({ ...row, slides: JSON.stringify(sections[at]?.slides) }));
}

/** The deck's JSON, the slides put in as they are stored: a large deck is not read for it. */
function assemble(deck: Omit<Deck, 'sections'>, rows: readonly JobSectionRow[]): string {
  const notices = rows.flatMap((row) => JSON.parse(row.notices!) as string[]);
  const sections = rows.map(({ id, title, slides }) => `${opened({ id, title })},"slides":${slides}}`);
  return `${opened({ ...deck, notices: [...new Set([...deck.notices, ...notices])] })},"sections":[${sections}]}`;
}

const opened = (value: object): string => JSON.stringify(value).slice(0, -1);
