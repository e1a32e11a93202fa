import { glob, stat } from 'node:fs/promises';

const leastBytes = 2_048;

/** READMEs of the packages installed here: documents that nobody wrote for this product. In a fixed order. */
export const findReadmes = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const path of glob('node_modules/**/README.md', { exclude: (name) => name.includes('.cache') }))
    if ((await stat(path)).size > leastBytes) found.push(path);
  return found.sort();
};

/** `count` of them, evenly spread. */
export const spread = <T>(all: readonly T[], count: number): T[] => {
  if (all.length <= count) return [...all];
  return [...Array(count).keys()].flatMap((index) => all[Math.floor((index * all.length) / count)] ?? []);
};
