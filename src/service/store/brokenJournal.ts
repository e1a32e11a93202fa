import { copyFile, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backupHelps, databaseName, makeFolderAside } from './lostDatabase.ts';

/**
 * The database's journal (its write-ahead log) ends, for SQLite, with the first frame whose sum is wrong: it cannot tell
 * the end of what was written from damage, and goes on without what stands behind it. What can be told apart is told here,
 * before SQLite opens the journal and empties it.
 */
export interface BrokenJournal {
  readonly detail: string;
  /** The folder that a copy of database and journal was put in. */
  readonly keptIn: string;
}

/** For the person whose folder it is. */
export const brokenJournalSentence = ({ keptIn }: BrokenJournal): string =>
  `The journal of the database in the data folder was damaged, so what was written last is missing. A copy of what was there is kept in ${keptIn}. ${backupHelps}`;

const sizes = { header: 32, summedHeader: 24, frameHeader: 24, summedFrameHeader: 8 } as const;
const magic = 0x377f0682;
/** So many bytes of a frame are written at a time: a process that is killed may leave its header alone. */
const mayBeLeft: readonly number[] = [0, sizes.frameHeader];
/** A disk that is full takes what is written up to where its last block ends. */
const blockBytes = 4_096;

type Sum = readonly [number, number];

const added = (bytes: Buffer, from: number, to: number, isBig: boolean, [one, other]: Sum): Sum => {
  const word = (at: number): number => (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  let [first, second] = [one, other];
  for (let at = from; at < to; at += 8) {
    first = (first + word(at) + second) >>> 0;
    second = (second + word(at + 4) + first) >>> 0;
  }
  return [first, second];
};

const isSumAt = (bytes: Buffer, at: number, [first, second]: Sum): boolean =>
  bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;

/** What is wrong with it, as far as that is no way in which a journal ends. */
export const damageIn = (journal: Buffer): string | undefined => {
  if (journal.length === 0) return undefined;
  if (journal.length < sizes.header) return `The journal has ${journal.length} bytes.`;
  const isBig = (journal.readUInt32BE(0) & 1) === 1;
  const headed = added(journal, 0, sizes.summedHeader, isBig, [0, 0]);
  if ((journal.readUInt32BE(0) & ~1) !== magic || !isSumAt(journal, sizes.summedHeader, headed))
    return 'The journal does not begin as one.';
  const frame = sizes.frameHeader + journal.readUInt32BE(8);
  const count = Math.floor((journal.length - sizes.header) / frame);
  const isOfNow = (at: number): boolean => journal.compare(journal, 16, 24, at + 8, at + 16) === 0;
  const isCommit = (at: number): boolean => journal.readUInt32BE(at + 4) !== 0;
  let sum: Sum = headed;
  let whole = 0;
  for (; whole < count; whole += 1) {
    const at = sizes.header + whole * frame;
    const withHeader = added(journal, at, at + sizes.summedFrameHeader, isBig, sum);
    sum = added(journal, at + sizes.frameHeader, at + frame, isBig, withHeader);
    if (!isOfNow(at) || !isSumAt(journal, at + 16, sum)) break;
  }
  // Frames of before stand behind the last one of now; a commit of now does only where something between was lost.
  for (let behind = whole + 1; behind < count; behind += 1) {
    const at = sizes.header + behind * frame;
    if (isOfNow(at) && isCommit(at))
      return `Frame ${whole + 1} of ${count} in the journal is damaged, and what was written behind it is lost.`;
  }
  const left = (journal.length - sizes.header) % frame;
  return whole === count && !mayBeLeft.includes(left) && journal.length % blockBytes !== 0
    ? `The journal was cut off within frame ${count + 1}.`
    : undefined;
};

const settlesMs = 200;

/** Undefined also where another process writes it meanwhile: it is in use, and not what an end left. */
async function damageAt(path: string): Promise<string | undefined> {
  const seen = async (): Promise<string | undefined> => {
    const found = await stat(path, { bigint: true }).catch(() => undefined);
    return found && `${found.ino} ${found.size} ${found.mtimeNs}`;
  };
  const before = await seen();
  if (before === undefined) return undefined;
  const damage = damageIn(await readFile(path));
  if (damage === undefined) return undefined;
  await delay(settlesMs);
  return (await seen()) === before ? damage : undefined;
}

/** Looks into the journal that an unclean end left, and keeps a copy where it cannot be read to its end. */
export async function findBrokenJournal(dataFolder: string, now: number): Promise<BrokenJournal | undefined> {
  const names = [databaseName, `${databaseName}-wal`];
  const detail = await damageAt(join(dataFolder, names[1]!));
  if (detail === undefined) return undefined;
  const keptIn = await makeFolderAside(dataFolder, 'damaged', now);
  try {
    for (const name of names) await copyFile(join(dataFolder, name), join(keptIn, name));
  } catch (error) {
    await rm(keptIn, { recursive: true, force: true });
    throw error;
  }
  return { detail, keptIn };
}
