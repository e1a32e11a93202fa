export interface OpenedObject {
  readonly bytes: number;
  /** Read no faster than it is taken. */
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Files that a program can read by their paths, until they are discarded. */
export interface LocalFiles {
  path(key: string): string;
  discard(): Promise<void>;
}

/** Files by key: one or more plain names joined by slashes. */
export interface Objects {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Has a file of this machine from now on, where it has not got it already. */
  take(key: string, path: string): Promise<void>;
  /** Undefined: there is none. */
  size(key: string): Promise<number | undefined>;
  open(key: string): Promise<OpenedObject | undefined>;
  bring(keys: readonly string[]): Promise<LocalFiles>;
  removeFolder(key: string): Promise<void>;
  /** What is directly in a folder, and when it last changed. */
  list(folder: string): Promise<{ name: string; changed: number }[]>;
  /** Deletes the folder's files that were last written before the time, but for those in use. */
  deleteOlderThan(time: number, folder: string, inUse: (name: string) => boolean): Promise<void>;
}

const step = /^[A-Za-z0-9_-]{1,250}$/;

/** A name of something here; others are nobody's to look at. */
export const isStep = (name: string): boolean => step.test(name);

export function stepsOf(key: string): string[] {
  const steps = key.split('/');
  if (!steps.every(isStep)) throw new Error(`Not an object key: ${key}`);
  return steps;
}
