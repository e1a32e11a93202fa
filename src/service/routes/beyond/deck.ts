import { Failure } from '../../http/failure.ts';
import type { BeyondHandler } from '../../http/handler.ts';
import type { EngineThreads } from '../../jobs/engineThreads.ts';
import type { PresentationStore } from '../../presentations/presentationStore.ts';
import type { DeckTurns } from '../../viewing/deckTurns.ts';
import { drawn } from '../../viewing/drawn.ts';
import { ownedPresentation } from '../presentations.ts';

const printingLimitMs = 30_000;

/** Printed in a thread of its own, as pages are drawn. */
export const getDeck =
  (parts: {
    readonly presentations: Pick<PresentationStore, 'find' | 'findAnywhere'>;
    readonly threads: Pick<EngineThreads, 'run'>;
    readonly turns: DeckTurns;
  }): BeyondHandler<'getDeck'> =>
  async ({ workspace, id }) => {
    const { presentations, threads, turns } = parts;
    const head = ownedPresentation(await presentations.findAnywhere(id), workspace, id);
    if (head instanceof Failure) return head;
    return turns.take(id, async () => {
      const row = ownedPresentation(await presentations.find(id), workspace, id);
      if (row instanceof Failure) return row;
      const { deck, title } = row;
      const ran = await threads.run('deckFile', { deck, title }, printingLimitMs);
      return { id, text: drawn('The deck file', ran) };
    });
  };
