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

let connectionsSoFar = 0;

/** A connection has come in. */
export const countConnection = (): void => {
  connectionsSoFar += 1;
};

/**
 * A system hands over one connection in each turn of the event loop: for as long as a turn took, whoever waits at the
 * door is let in before the next one begins, until nobody came in such a turn.
 */
function goOn(doorOpenUntilMs = 0): void {
  isUnderWay = line.length > 0;
  if (!isUnderWay) return;
  const before = connectionsSoFar;
  let who: string | undefined;
  let begunMs: number | undefined;
  setImmediate(() => {
    const nowMs = performance.now();
    if (connectionsSoFar > before && nowMs < doorOpenUntilMs) return;
    const turn = line.next()!;
    who = turn.who;
    begunMs = nowMs;
    turn.begin();
  });
  // Between the two is what follows from the turn at once, and nothing else.
  setImmediate(() => {
    if (begunMs === undefined) return goOn(doorOpenUntilMs);
    const endMs = performance.now();
    const tookMs = endMs - begunMs;
    line.give(who, tookMs);
    goOn(endMs + tookMs);
  });
}

/** So many calls of one workspace may wait for their turns: more than a program makes at once. */
const mostCalls = 256;

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
