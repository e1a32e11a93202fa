import { AtOnce } from '../atOnce.ts';
import { FairLine } from '../jobs/fairLine.ts';
import { Failure } from './failure.ts';

interface Turn {
  /** The workspace that it is of, where that is known. */
  readonly who: string | undefined;
  readonly begin: () => void;
}

const line = new FairLine<Turn>();
let isUnderWay = false;

/**
 * Resolves in a turn of the event loop that no other has: whoever had least of it goes first, of one's own the first
 * that came. A socket that takes all it is given would otherwise be given a whole page, and hundreds of pages, before
 * anyone else's turn.
 */
export const ownTurn = (who?: string): Promise<void> =>
  new Promise((begin) => {
    line.push({ who, begin });
    if (!isUnderWay) goOn();
  });

function goOn(): void {
  isUnderWay = line.length > 0;
  if (!isUnderWay) return;
  let who: string | undefined;
  let begunMs = 0;
  setImmediate(() => {
    const turn = line.next()!;
    who = turn.who;
    begunMs = performance.now();
    turn.begin();
  });
  // Between the two is what follows from the turn at once, and nothing else.
  setImmediate(() => {
    line.give(who, performance.now() - begunMs);
    goOn();
  });
}

/** Of one workspace: more than a key may call in a minute, unless the service is told otherwise. */
const mostCalls = 32;

const tooMany = new Failure(
  'API_KEY_RATE_LIMITED',
  'Too many calls of this workspace wait for their turn: make the next when some of them are answered.',
  { retryAfterSeconds: 5 },
);

const calls = new AtOnce(mostCalls);

/** That of a call; why it gets none where as many of its workspace wait as may. */
export async function callTurn(workspace: string): Promise<Failure | undefined> {
  const end = calls.begin(workspace);
  if (end === undefined) return tooMany;
  await ownTurn(workspace);
  end();
  return undefined;
}
