import type { ModelFailure } from '../../engine/model/connection/languageModel.ts';
import type { Deck } from '../../layouts/deck.ts';
import { Failure } from '../http/failure.ts';
import type { UseLimits } from '../models/modelUses.ts';
import { isPicture, isText } from '../parsing/lightTypes.ts';
import { isTooLarge } from '../presentations/deckJson.ts';
import { newPresentation } from '../presentations/newPresentation.ts';
import type { JobRow, PictureRow } from '../store/tables.ts';
import type { AdvanceParts } from './advanceParts.ts';
import { assembleDeck, toldApart } from './assembleDeck.ts';
import type { PlanAnswer } from './engineTask.ts';
import { sentences, tooManySlides } from './failedJob.ts';
import { inOneStep } from './inOneStep.ts';
import { pictureKey, picturesKey, readingKey } from './jobFiles.ts';
import { briefOf, filesOf, requestOf } from './jobRequest.ts';
import type { UnwrittenSection } from './jobSections.ts';
import type { Ended, Spent } from './jobStore.ts';
import type { Place } from './place.ts';
import { planOfRead, type ReadPlan } from './planOfRead.ts';
import { type StepRan, stepInThread } from './stepInThread.ts';
import { StepTime } from './stepTime.ts';
import type { Holding } from './whileHeld.ts';

/** How often a step may be begun: what fails every time must not do so for ever. */
const mostAttempts = 20;
/** A step that ends its process or its thread is tried once more: it may have been another's fault. */
const mostDeaths = 2;

/** Of the time that is left, so that a model that hangs leaves some to write without it. */
const modelShare = 0.8;
const mostInStep = 256;
/** The plan takes no more than its share of the time. */
const stepsWithPlan = 4;

type Storyline = Pick<Extract<PlanAnswer, { outcome: 'storyline' }>, 'deck' | 'sections' | 'pictures'>;

/** Whether the step was saved; if not, the job is another's or the service is closing. */
type Saved = Promise<boolean>;

/**
 * Moves a claimed job on, step by step, until it pauses, ends or is to stop.
 * A step that was saved is never done twice: each begins with what the rows say.
 */
export class Advance {
  readonly #parts: AdvanceParts;
  /** Jobs whose sources were read here when planning them gave way or made room. */
  readonly #read = new Set<string>();

  constructor(parts: AdvanceParts) {
    this.#parts = parts;
  }

  async advance(claimed: JobRow, place: Place): Promise<void> {
    await this.#go(claimed, place);
    const { jobs, scratch } = this.#parts;
    const left = await jobs.find(claimed.id);
    if (left?.status === 'generating') return;
    this.#read.delete(claimed.id);
    await scratch.removeFolder(readingKey(claimed.id));
  }

  async #go(claimed: JobRow, place: Place): Promise<void> {
    let job: JobRow | undefined = claimed;
    while (job?.status === 'generating' && job.leaseOwner === claimed.leaseOwner) {
      place.stepWaits();
      if (!(await this.#step(job, place))) return;
      job = await this.#parts.jobs.find(job.id);
      if (job?.status === 'generating' && (await place.isToStop(job))) return;
    }
  }

  async #step(job: JobRow, place: Place): Saved {
    if (job.deaths >= mostDeaths)
      return this.#broken(job, 'Its process ended within the step.', sentences.deadly);
    if (job.attempts > mostAttempts) return this.#broken(job, 'Its step was begun too often.');
    if (job.deck === null) return this.#plan(job, place);
    const unwritten = await this.#parts.jobs.sections.unwritten(job.id, mostInStep);
    return unwritten.length === 0 ? this.#finish(job, job.deck) : this.#write(job, unwritten, place);
  }

  async #plan(job: JobRow, place: Place): Saved {
    const { files, scratch, parsers, models } = this.#parts;
    const step = new StepTime(this.#parts.time);
    const local = await files.bring(filesOf(job));
    const brief = briefOf(job, (key) => local.path(key));
    // What another process read may be an older program's.
    if (!this.#read.delete(job.id)) await scratch.removeFolder(readingKey(job.id));
    // While a thread finds that it is needed.
    if (brief.sources.some((source) => !isText(source) && !isPicture(source))) parsers.warm();
    const readingFolder = scratch.filePath(readingKey(job.id));
    const ran = await models
      .during(this.#useLimits(job, 1, stepsWithPlan), (use) =>
        planOfRead(
          { ...this.#parts, ...this.#holding(job, place, step), who: job.workspaceId, place, use },
          { brief, model: use?.access, readingFolder },
          this.#left(job),
        ),
      )
      .finally(() => local.discard());
    if (ran.outcome === 'gaveWay' || ran.outcome === 'madeRoom') this.#read.add(job.id);
    const saved = await this.#savePlan(job, ran, step);
    return saved || this.#lost(job, step);
  }

  async #savePlan(job: JobRow, ran: StepRan<ReadPlan>, step: StepTime): Saved {
    const { jobs, files, scratch, quota } = this.#parts;
    if (ran.outcome !== 'done') return this.#notDone(job, ran, step);
    const { modelFailures, ...plan } = ran.answer;
    this.#tell(job, modelFailures);
    const spent = this.#spent(plan.tokensUsed, step);
    if (plan.outcome === 'unusable') return jobs.fail(job, plan.reason, spent);
    if (plan.outcome === 'question') {
      if (requestOf(job).non_interactive) return jobs.fail(job, sentences.unasked, spent);
      return jobs.saveQuestion(job, plan.question, spent);
    }
    this.#parts.planned?.();
    const keptBytes = await this.#bytesOf(plan);
    const saved = await quota.within(job.workspaceId, keptBytes, async () => {
      for (const key of plan.pictures) await files.take(key, scratch.filePath(key));
      return jobs.saveStoryline(job, plan.deck, plan.sections, spent, keptBytes);
    });
    if (!(saved instanceof Failure)) return saved;
    await scratch.removeFolder(picturesKey(job.id));
    return jobs.fail(job, saved.message, spent);
  }

  /** What a plan takes until its presentation is there, and that presentation about. */
  async #bytesOf({ deck, sections, pictures }: Storyline): Promise<number> {
    const sizes = await Promise.all(pictures.map((key) => this.#parts.scratch.size(key)));
    const texts = [deck, ...sections.map(({ plan }) => plan)].map((text) => Buffer.byteLength(text));
    return [...sizes, ...texts].reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
  }

  /** Some sections beside each other or one after the other, each step saved as soon as it is written. */
  async #write(job: JobRow, unwritten: readonly UnwrittenSection[], place: Place): Saved {
    const { jobs, threads, models, time } = this.#parts;
    const atOnce = job.tokensUsed > 0 ? this.#parts.sectionsAtOnce : 1;
    const runs =
      job.tokensUsed > 0 ? unwritten.slice(0, atOnce).map((section) => [section]) : [inOneStep(unwritten)];
    const rounds = Math.ceil(unwritten.length / atOnce);
    const step = new StepTime(time);
    let saved: Saved = Promise.resolve(true);
    let isStale = false;
    const write = async (sections: readonly UnwrittenSection[]): Saved => {
      const { position } = sections[0]!;
      const plans = await jobs.sections.plans(job.id, position, sections.at(-1)!.position);
      const ran = await models.during(this.#useLimits(job, runs.length, rounds), (use) => {
        const parts = { ...this.#holding(job, place, step), threads, place, use };
        return stepInThread(parts, 'write', { plans, model: use?.access }, this.#left(job));
      });
      saved = saved.then(async (isGoing) => {
        const current = isGoing ? await jobs.find(job.id) : undefined;
        if (current?.status !== 'generating' || current.leaseOwner !== job.leaseOwner) return false;
        if (ran.outcome !== 'done') {
          const isSaved = await this.#notDone(current, ran, step);
          step.beginAnew();
          return isSaved;
        }
        if (ran.answer.isStale) {
          // An older program planned it: it is planned again, and nothing of it is cast.
          isStale = await jobs.forgetStoryline(current, this.#spent(0, step));
          return false;
        }
        const { tokensUsed, modelFailures, sections: written } = ran.answer;
        this.#tell(job, modelFailures);
        const isSaved = await jobs.saveSections(current, position, written, this.#spent(tokensUsed, step));
        if (isSaved) step.beginAnew();
        return isSaved;
      });
      return saved;
    };
    const areSaved = (await Promise.all(runs.map(write))).every((isSaved) => isSaved);
    return areSaved || isStale || this.#lost(job, step);
  }

  async #finish(job: JobRow, storyline: string): Saved {
    const { jobs, files, log } = this.#parts;
    const head = JSON.parse(storyline) as Omit<Deck, 'sections'>;
    const refused = tooManySlides((await jobs.sections.slideCounts(job.id)).completed);
    if (refused) return jobs.fail(job, refused, { now: this.#time() });
    const rows = await jobs.sections.written(job.id);
    const deck = assembleDeck(head, rows);
    if (isTooLarge(deck)) return jobs.fail(job, sentences.tooLarge, { now: this.#time() });
    const presentation = newPresentation({
      workspaceId: job.workspaceId,
      title: head.title,
      deck: job.tokensUsed > 0 ? assembleDeck(head, await toldApart(rows)) : deck,
      time: this.#time(),
      jobId: job.id,
    });
    const pictures: PictureRow[] = [];
    for (const { id, type } of head.assets) {
      if (type === undefined) continue;
      const key = pictureKey(job.id, id);
      const bytes = (await files.size(key)) ?? 0;
      pictures.push({ presentationId: presentation.id, assetId: id, type, key, bytes });
    }
    const saved = await jobs.finish(job, presentation, pictures);
    if (saved) log({ level: 'info', event: 'job completed', job: job.id, workedMs: job.workedMs });
    return saved;
  }

  async #notDone(job: JobRow, ran: Exclude<StepRan<unknown>, { outcome: 'done' }>, step: StepTime): Saved {
    const { jobs, log } = this.#parts;
    if (ran.outcome === 'closed' || ran.outcome === 'abandoned') return false;
    const spent = this.#spent(0, step);
    if (ran.outcome === 'failed') return this.#broken(job, ran.reason, sentences.broken, spent);
    if (ran.outcome === 'outgrew') return this.#outgrown(job, spent);
    if (ran.outcome === 'gaveWay') return this.#gaveWay(job, spent);
    if (ran.outcome === 'madeRoom') return jobs.saveUndone(job, spent);
    log({ level: 'warning', event: 'job timed out', job: job.id });
    return jobs.fail(job, sentences.timedOut, spent);
  }

  #gaveWay(job: JobRow, spent: Spent): Saved {
    const { jobs, contestedTries } = this.#parts;
    if (job.gaveWay + 1 < contestedTries) return jobs.saveUndone(job, spent, 'gaveWay');
    return this.#broken(job, 'Its step gave way to others too often.', sentences.contested, spent);
  }

  #outgrown(job: JobRow, spent: Spent): Saved {
    const { jobs, log } = this.#parts;
    if (job.deaths + 1 >= mostDeaths)
      return this.#broken(job, 'Its step took more memory than a thread has.', sentences.outgrown, spent);
    log({ level: 'warning', event: 'step outgrew its thread', job: job.id });
    return jobs.saveUndone(job, spent, 'deaths');
  }

  /** A step whose job was cancelled meanwhile took its time all the same. */
  async #lost(job: JobRow, step: StepTime): Saved {
    await this.#parts.jobs.charge(job, step.worked);
    return false;
  }

  #tell({ id }: JobRow, modelFailures: readonly ModelFailure[]): void {
    if (modelFailures.length === 0) return;
    const reason = modelFailures.join(', ');
    this.#parts.log({ level: 'warning', event: 'language model failed', job: id, reason });
  }

  #broken(
    job: JobRow,
    reason: string,
    sentence: string = sentences.broken,
    spent: Ended = { now: this.#time() },
  ): Saved {
    this.#parts.log({ level: 'error', event: 'job failed', job: job.id, reason });
    return this.#parts.jobs.fail(job, sentence, spent);
  }

  #holding(job: JobRow, place: Place, step: StepTime): Holding {
    return {
      time: this.#parts.time,
      isStillHeld: () => this.#parts.jobs.isStillHeld(job),
      isToGiveWay: (milliseconds) => place.isToGiveWay(job, milliseconds),
      tellBegun: () => {
        step.begin();
        place.stepBegins();
      },
    };
  }

  #left(job: JobRow): number {
    return Math.max(0, this.#parts.limitMs - job.workedMs);
  }

  /** The job's rest, shared by the steps beside each other and those to come. */
  #useLimits(job: JobRow, beside: number, rounds: number): UseLimits {
    return {
      tokens: Math.max(0, Math.floor((this.#parts.modelTokens - job.tokensUsed) / beside)),
      milliseconds: Math.floor((this.#left(job) * modelShare) / rounds),
      jobId: job.id,
    };
  }

  #spent(tokensUsed: number, step: StepTime): Spent {
    return { tokensUsed, workedMs: step.worked, now: this.#time() };
  }

  #time(): string {
    return new Date(this.#parts.now()).toISOString();
  }
}
