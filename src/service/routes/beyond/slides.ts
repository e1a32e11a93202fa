import type { BeyondHandler } from '../../http/handler.ts';
import { invalid } from '../../http/validation.ts';
import type { EngineThreads } from '../../jobs/engineThreads.ts';

/** A client hears nothing meanwhile, and gives up after 30 seconds of silence. */
const modelMs = 26_000;
const limitMs = 28_000;
const tokens = 30_000;

/** In a thread that may ask the language model. Nothing is kept of what it is asked and of what it replies. */
export const rewriteSlide =
  ({ threads }: { readonly threads: Pick<EngineThreads, 'run'> }): BeyondHandler<'rewriteSlide'> =>
  async ({ body: { deck, slide, wish } }) => {
    const modelUse = { tokens, milliseconds: modelMs };
    const ran = await threads.run('rewriteSlide', { text: deck, slide, wish, modelUse }, limitMs);
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
