import { dirname, resolve } from 'node:path';
import { inOneLine } from '../../api/oneLine.ts';
import { findWithin } from '../../client/realPath.ts';
import { openUploadFile } from '../../client/uploadFile.ts';
import { checkDeckFile, pictureFilesOf } from '../../deckFile/checkDeckFile.ts';
import { problemReport } from '../../deckFile/problemReport.ts';
import { readDeckFile } from '../../deckFile/readDeckFile.ts';
import { createMeasure } from '../../layouts/measure/fontMeasure.ts';
import type { Values } from '../command.ts';
import type { checkOptions } from '../options.ts';
import { done, type Outcome, wrongUse } from '../outcome.ts';
import { readText } from '../sourceDocument.ts';
import type { Surroundings } from '../surroundings.ts';

const picturesThere = async (text: string, folder: string): Promise<ReadonlySet<string>> => {
  const names = pictureFilesOf(readDeckFile(text));
  const found = await Promise.all(names.map((name) => findWithin(folder, name)));
  return new Set(names.filter((_, at) => found[at]?.kind === 'found'));
};

export const check = async (
  values: Values<typeof checkOptions>,
  [path = '']: readonly string[],
  { out, workingFolder }: Pick<Surroundings, 'out' | 'workingFolder'>,
): Promise<Outcome> => {
  const fullPath = resolve(workingFolder, path);
  const opened = await openUploadFile(fullPath);
  if (!opened.ok) return wrongUse(opened.failure.message);
  const read = await readText(fullPath);
  if ('problem' in read) return wrongUse(read.problem);
  const there = await picturesThere(read.text, dirname(fullPath));
  const problems = checkDeckFile(read.text, {
    measure: createMeasure(),
    hasPicture: (target) => there.has(target),
  }).map(problemReport);
  if (values.json) out.write(`${JSON.stringify({ problems }, undefined, 2)}\n`);
  else for (const { line, message } of problems) out.write(`${path}:${line}: ${inOneLine(message)}\n`);
  return problems.length > 0 ? { exitCode: 1 } : done;
};
