import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, stagedExtension } from './places.ts';

const parts = ['dist', 'l10n', 'media', 'package.json', 'LICENSE'];
const translations = [
  'package.nls.json',
  'package.nls.de.json',
  'package.nls.ja.json',
  'package.nls.zh-cn.json',
];

/** A copy of the built extension, so that a build during the run takes nothing away from it. */
export const stageExtension = async (): Promise<string> => {
  await rm(stagedExtension, { recursive: true, force: true });
  await mkdir(stagedExtension, { recursive: true });
  for (const part of [...parts, ...translations]) {
    await cp(join(root, part), join(stagedExtension, part), { recursive: true });
  }
  return stagedExtension;
};
