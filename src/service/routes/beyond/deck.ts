import { Failure } from '../../http/failure.ts';
import type { BeyondHandler } from '../../http/handler.ts';
import type { EngineThreads } from '../../jobs/engineThreads.ts';
import type { PresentationStore } from '../../presentations/presentationStore.ts';
import { ownedPresentation } from '../presentations.ts';

const printingLimitMs = 30_000;

/** Printed in a thread of its own, as pages are drawn. */
export const getDeck =
  (parts: {
    readonly presentations: Pick<PresentationStore, 'find'>;
    readonly threads: Pick<EngineThreads, 'run'>;
  }): BeyondHandler<'getDeck'> =>
  async ({ workspace, id }) => {
    const row = ownedPresentation(await parts.presentations.find(id), workspace, id);
    if (row instanceof Failure) return row;
    const { deck, title } = row;
    const ran = await parts.threads.run('deckFile', { deck, title }, printingLimitMs);
    if (ran.outcome === 'done') return { id, text: ran.answer };
    throw new Error(`The deck could not be written: ${ran.outcome === 'failed' ? ran.reason : ran.outcome}`);
  };
