import { join, resolve } from 'node:path';
import type { Surroundings } from './surroundings.ts';

type Place = Pick<Surroundings, 'environment' | 'homeFolder' | 'platform' | 'workingFolder'>;

const ofPlatform = ({ environment, homeFolder, platform }: Place): string => {
  if (platform === 'darwin') return join(homeFolder, 'Library', 'Application Support', 'Deckwright');
  if (platform === 'win32') {
    return join(environment.LOCALAPPDATA || join(homeFolder, 'AppData', 'Local'), 'Deckwright');
  }
  return join(environment.XDG_DATA_HOME || join(homeFolder, '.local', 'share'), 'deckwright');
};

/** Where the built-in service keeps its rows and files. */
export const dataFolder = (given: string | undefined, place: Place): string =>
  resolve(place.workingFolder, given || place.environment.DECKWRIGHT_DATA || ofPlatform(place));
