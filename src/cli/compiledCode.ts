import { lstatSync, mkdirSync, realpathSync, type Stats } from 'node:fs';
import * as nodeModule from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

interface Place {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly homeFolder: string;
}

const writableByOthers = 0o022;
const sticky = 0o1000;

/** What the user has, and in it what is made for this. */
const cachesOf = ({ environment, platform, homeFolder }: Place): readonly [there: string, made: string] => {
  if (platform === 'darwin') return [homeFolder, join('Library', 'Caches', 'Deckwright')];
  const { LOCALAPPDATA, XDG_CACHE_HOME } = environment;
  if (platform === 'win32')
    return LOCALAPPDATA
      ? [LOCALAPPDATA, join('Deckwright', 'cache')]
      : [homeFolder, join('AppData', 'Local', 'Deckwright', 'cache')];
  return XDG_CACHE_HOME ? [XDG_CACHE_HOME, 'deckwright'] : [homeFolder, join('.cache', 'deckwright')];
};

/** Nobody but its owner and the system's puts anything else in its place. */
const isSafe = ({ uid, mode }: Stats, own: number): boolean =>
  (uid === own || uid === 0) && ((mode & writableByOthers) === 0 || (mode & sticky) !== 0);

const isOwn = (folder: string, own: number): boolean => {
  const { uid, mode } = lstatSync(folder);
  if (uid !== own || (mode & writableByOthers) !== 0) return false;
  for (let at = folder; ; at = dirname(at)) {
    if (!isSafe(lstatSync(at), own)) return false;
    if (at === dirname(at)) return true;
  }
};

/** Where a user's compiled code is kept, if nobody else can write there: whoever can has it run as this user. */
export const compiledFolder = (
  place: Place,
  own: number | undefined = process.getuid?.(),
): string | undefined => {
  try {
    const [there, made] = cachesOf(place);
    const folder = join(realpathSync(there), made, 'compiled');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const real = realpathSync(folder);
    return own === undefined || isOwn(real, own) ? real : undefined;
  } catch {
    return undefined;
  }
};

/**
 * From here on modules are loaded faster, the second time; threads and processes of this one find the folder in the
 * environment. Whoever chose one for Node's cache has it there.
 */
export const loadCompiled = (): void => {
  if (process.env.NODE_COMPILE_CACHE) return;
  try {
    const place = { environment: process.env, platform: process.platform, homeFolder: homedir() };
    const folder = compiledFolder(place);
    if (folder === undefined) return;
    process.env.NODE_COMPILE_CACHE = folder;
    nodeModule.enableCompileCache(folder);
  } catch {
    // Without a home there is no place for it.
  }
};
