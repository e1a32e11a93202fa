import { AtOnce } from '../../atOnce.ts';
import { Failure } from '../../http/failure.ts';
import type { BeyondHandler } from '../../http/handler.ts';
import { invalid } from '../../http/validation.ts';
import type { EngineTasks } from '../../jobs/engineTask.ts';
import type { EngineThreads } from '../../jobs/engineThreads.ts';
import type { Ran } from '../../jobs/taskOutcome.ts';
import type { ModelUses } from '../../models/modelUses.ts';

/** A client hears nothing meanwhile, and gives up after 30 seconds of silence. */
const modelMs = 26_000;
const limitMs = 28_000;
const tokens = 30_000;

/** Of one workspace, waited for or under way. */
const mostAtOnce = 4;

const tooMany = new Failure(
  'API_KEY_RATE_LIMITED',
  'Too many slides of this workspace are being rewritten: take one after the other.',
  { retryAfterSeconds: 10 },
);

export interface SlideParts {
  readonly threads: Pick<EngineThreads, 'run'>;
  readonly models: Pick<ModelUses, 'during'>;
}

/** In a thread that may ask the language model. Nothing is kept of what it is asked and of what it replies. */
export const rewriteSlide = (parts: SlideParts): BeyondHandler<'rewriteSlide'> => {
  const atOnce = new AtOnce(mostAtOnce);
  return async ({ workspace, body: { deck, slide, wish } }) => {
    const end = atOnce.begin(workspace);
    if (end === undefined) return tooMany;
    const ran = await rewritten(parts, { text: deck, slide, wish }, workspace).finally(end);
    if (ran.outcome === 'failed') throw new Error(`The slide could not be rewritten: ${ran.reason}`);
    if (ran.outcome !== 'done') return { outcome: 'noAnswer', problems: [], tokens_used: 0 };
    const made = ran.answer;
    switch (made.outcome) {
      case 'noSlide':
        return invalid([{ path: 'slide', message: 'is not there' }]);
      case 'noModel':
        return { outcome: 'noModel', problems: [], tokens_used: 0 };
      case 'rewritten':
        return {
          outcome: 'rewritten',
          markdown: made.markdown,
          problems: [],
          tokens_used: made.tokensUsed,
        };
      case 'unusable':
        return {
          outcome: made.problems.length > 0 ? 'unusable' : 'noAnswer',
          problems: [...made.problems],
          tokens_used: made.tokensUsed,
        };
    }
  };
};

type Task = EngineTasks['rewriteSlide'];

/** While it waits for the model, others may have its thread. */
const rewritten = (
  { threads, models }: SlideParts,
  asked: Omit<Task['ask'], 'model'>,
  workspace: string,
): Promise<Ran<Task['answer']>> =>
  models.during({ tokens, milliseconds: modelMs }, async (use) => {
    for (;;) {
      const ask = { ...asked, model: use?.access };
      const ran = await threads.run('rewriteSlide', ask, limitMs, workspace, undefined, { use });
      if (ran.outcome !== 'waits') return ran;
      await use?.replied();
    }
  });
