import { type FSWatcher, mkdirSync, watch } from 'node:fs';

const watchAgainAfter = 5_000;

export interface FolderWatch {
  close(): void;
}

/** Calls back when something in a folder changed, with its name where that is known. A watch that breaks is set up anew. */
export const watchFolder = (
  folder: string,
  onChange: (name: string | null) => void,
  again = watchAgainAfter,
): FolderWatch => {
  let watcher: FSWatcher | undefined;
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    watcher?.close();
    clearTimeout(timer);
    timer = setTimeout(() => {
      start();
      onChange(null);
    }, again);
  };
  const start = () => {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      watcher = watch(folder, (_event, name) => onChange(name));
      watcher.on('error', later);
    } catch {
      later();
    }
  };
  start();
  return {
    close: () => {
      clearTimeout(timer);
      watcher?.close();
    },
  };
};
