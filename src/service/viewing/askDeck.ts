import type { AskDeck } from '../../mcp/deckQuestions.ts';
import { AtOnce } from '../atOnce.ts';
import type { EngineTasks } from '../jobs/engineTask.ts';
import type { EngineThreads } from '../jobs/engineThreads.ts';
import type { DeckTurns } from './deckTurns.ts';

const limitMs = 15_000;
/** Of one workspace: the text of each is held until it is its turn. */
const mostAtOnce = 8;

/** What assistants ask of deck files, answered where pages are drawn and in turn with them. */
export const askDeckIn = (
  threads: Pick<EngineThreads, 'run'>,
  turns: Pick<DeckTurns, 'takeFor'>,
): ((workspace: string) => AskDeck) => {
  const atOnce = new AtOnce(mostAtOnce);
  return (workspace) => async (question, ask, signal) => {
    const end = atOnce.begin(workspace);
    if (end === undefined) return 'tooMany';
    const asked = { question, ask } as EngineTasks['deckQuestion']['ask'];
    const ran = await turns
      .takeFor(workspace, () => threads.run('deckQuestion', asked, limitMs, workspace, signal), signal)
      .finally(end);
    if (ran.outcome === 'failed') throw new Error(ran.reason);
    return ran.outcome === 'done' ? { answer: ran.answer as never } : 'tooLong';
  };
};
