import { Failure } from '../http/failure.ts';
import type { Ran } from '../jobs/taskOutcome.ts';

/** What is not made of a deck, and what whoever asked is told. */
export class NotDrawn extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Whoever asked for it has gone, and so is told nothing. */
export class Abandoned extends NotDrawn {
  constructor() {
    super(new Failure('SERVICE_UNAVAILABLE', 'It was asked for no longer.'));
  }
}

/** It takes more memory, or longer, than there is for what is made of a deck: once more is no better. */
export const tooLarge = (message: string): NotDrawn => new NotDrawn(new Failure('DECK_TOO_LARGE', message));

/** How long one that gave way to others is kept from the thread. */
export const gaveWaySeconds = 60;

/** By then another process answers, or this one again. */
const closingSeconds = 5;

/** What a thread made of a deck. */
export function drawn<Answer>(what: string, ran: Ran<Answer>): Answer {
  switch (ran.outcome) {
    case 'done':
      return ran.answer;
    case 'outgrew':
      throw tooLarge(`${what} is too large for this service to make.`);
    case 'overran':
      throw tooLarge(`${what} takes longer to make than this service has time for.`);
    case 'gaveWay':
      throw new NotDrawn(
        new Failure(
          'SERVICE_UNAVAILABLE',
          `${what} takes long to make, and others wait: try again in a minute.`,
          { retryAfterSeconds: gaveWaySeconds },
        ),
      );
    case 'abandoned':
      throw new Abandoned();
    case 'closed':
      throw new NotDrawn(
        new Failure('SERVICE_UNAVAILABLE', `${what} was not made: the service is closing.`, {
          retryAfterSeconds: closingSeconds,
        }),
      );
    case 'failed':
      throw Object.assign(new Error(`${what} could not be made: ${ran.reason}`), { code: ran.code });
  }
}
