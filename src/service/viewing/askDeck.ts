import type { AskDeck } from '../../mcp/deckQuestions.ts';
import type { EngineTasks } from '../jobs/engineTask.ts';
import type { EngineThreads } from '../jobs/engineThreads.ts';

const limitMs = 15_000;

/** What assistants ask of deck files, answered where pages are drawn and not where requests are. */
export const askDeckIn =
  (threads: Pick<EngineThreads, 'run'>) =>
  (workspace: string): AskDeck =>
  async (question, ask) => {
    const asked = { question, ask } as EngineTasks['deckQuestion']['ask'];
    const ran = await threads.run('deckQuestion', asked, limitMs, workspace);
    if (ran.outcome === 'failed') throw new Error(ran.reason);
    return ran.outcome === 'done' ? { answer: ran.answer as never } : undefined;
  };
