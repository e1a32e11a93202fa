import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** What nobody holds is gone afterwards. */
export const collectGarbage = async (): Promise<void> => {
  await nextTurn();
  collect();
};
