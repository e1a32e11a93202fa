import type { Ran } from '../jobs/engineThreads.ts';

/** A deck that takes more memory, or longer, than there is for what is made of it. */
export class TooLarge extends Error {}

/** What a thread made of a deck. */
export function drawn<Answer>(what: string, ran: Ran<Answer>): Answer {
  if (ran.outcome === 'done') return ran.answer;
  if (ran.outcome === 'outgrew' || ran.outcome === 'overran')
    throw new TooLarge(`${what} is too large for this service to make.`);
  throw new Error(`${what} could not be made: ${ran.outcome === 'failed' ? ran.reason : ran.outcome}`);
}
