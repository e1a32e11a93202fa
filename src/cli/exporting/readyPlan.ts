import { access, constants, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type BrowserPlace, browserFor } from '../../saving/findBrowser.ts';
import { obstacleAt } from '../../saving/putInPlace.ts';
import { isDrawn, type SaveProblem } from '../../saving/saved.ts';
import { type Outcome, wrongUse } from '../outcome.ts';
import { type ExportPlan, type ExportValues, exportPlan } from './exportPlan.ts';
import { problemOutcome } from './problemOutcome.ts';

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
const mayBeWritten = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

type Place = BrowserPlace & { readonly workingFolder: string };

const obstacle = async (
  { format, out = '', browser }: Pick<ExportPlan, 'format' | 'out' | 'browser'>,
  { workingFolder, ...place }: Place,
): Promise<SaveProblem | undefined> => {
  const path = resolve(workingFolder, out);
  const folder = out === '' ? path : dirname(path);
  const inTheWay = out === '' ? undefined : await obstacleAt(path);
  if (inTheWay) return inTheWay;
  if (!(await isFolder(folder))) return { about: 'no-folder', path };
  if (!(await mayBeWritten(folder))) return { about: 'read-only', path: resolve(folder, 'file') };
  if (!isDrawn(format)) return undefined;
  const found = await browserFor(format, browser, place);
  return 'problem' in found ? found.problem : undefined;
};

/** What is to be written of a file: whatever would keep it from its place is said before anything is made for it. */
export const readyPlan = async (
  values: ExportValues,
  source: string,
  place: Place,
): Promise<{ readonly plan: ExportPlan } | { readonly outcome: Outcome }> => {
  const plan = exportPlan(values);
  if ('problem' in plan) return { outcome: wrongUse(plan.problem) };
  const { out } = plan.value;
  if (out !== undefined && resolve(place.workingFolder, out) === resolve(place.workingFolder, source))
    return { outcome: wrongUse(`${out} is what it is made of: name another file.`) };
  const problem = await obstacle(plan.value, place);
  return problem ? { outcome: problemOutcome(problem) } : { plan: plan.value };
};
