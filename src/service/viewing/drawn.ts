import type { Ran } from '../jobs/engineThreads.ts';

/** A deck that takes more memory, or longer, than there is for what is made of it: once more is no better. */
export class TooLarge extends Error {}

const reasons = {
  outgrew: 'is too large for this service to make',
  overran: 'takes longer to make than this service has time for',
} as const;

/** What a thread made of a deck. */
export function drawn<Answer>(what: string, ran: Ran<Answer>): Answer {
  if (ran.outcome === 'done') return ran.answer;
  if (ran.outcome === 'outgrew' || ran.outcome === 'overran')
    throw new TooLarge(`${what} ${reasons[ran.outcome]}.`);
  if (ran.outcome === 'closed') throw new Error(`${what} could not be made: the service is closing.`);
  throw Object.assign(new Error(`${what} could not be made: ${ran.reason}`), { code: ran.code });
}
