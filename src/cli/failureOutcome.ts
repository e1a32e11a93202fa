import type { Failure } from '../client/failure.ts';
import { failedBecause, interrupted, type Outcome, wrongUse } from './outcome.ts';

const keyHint = ' Set DECKWRIGHT_API_KEY to a valid one.';

/** How a command ends when a call fails. */
export const failureOutcome = (failure: Failure): Outcome => {
  switch (failure.kind) {
    case 'cancelled':
      return interrupted;
    case 'unusable':
      return wrongUse(failure.message);
    case 'refused':
      return failedBecause(failure.message + (failure.status === 401 ? keyHint : ''));
    default:
      return failedBecause(failure.message);
  }
};
