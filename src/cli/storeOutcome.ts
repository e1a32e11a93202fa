import { StartError } from '../service/startError.ts';
import { howToMakeRoom } from '../service/store/folderTrouble.ts';
import { troubleFailure, troubleOf } from '../service/store/storeTrouble.ts';
import { failedBecause, type Outcome, wrongUse } from './outcome.ts';

/** How a command ends whose data folder or database cannot be used; throws what is about neither. */
export const storeOutcome = (error: unknown): Outcome => {
  if (error instanceof StartError) return wrongUse(error.message);
  const trouble = troubleOf(error);
  if (trouble === undefined) throw error;
  const { message } = troubleFailure(trouble);
  return failedBecause(trouble === 'full' ? `${message} ${howToMakeRoom}` : message);
};
