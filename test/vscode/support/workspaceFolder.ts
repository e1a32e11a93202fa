import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './places.ts';

export interface WorkspaceFolder {
  readonly path: string;
  write(name: string, content: string | Uint8Array): Promise<void>;
  remove(): Promise<void>;
}

/** A folder as a person has it: the examples, and what a test adds. */
export const newWorkspaceFolder = async (name = 'field-notes'): Promise<WorkspaceFolder> => {
  const outer = await mkdtemp(join(tmpdir(), 'deckwright-folder-'));
  const path = join(outer, name);
  await cp(join(root, 'examples'), path, { recursive: true });
  return {
    path,
    write: async (file, content) => {
      await mkdir(dirname(join(path, file)), { recursive: true });
      await writeFile(join(path, file), content);
    },
    remove: () => rm(outer, { recursive: true, force: true, maxRetries: 5 }),
  };
};
