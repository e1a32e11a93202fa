import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { picturesOf, savedName } from '../../saving/saved.ts';
import type { Checked } from '../optionValues.ts';
import type { Surroundings } from '../surroundings.ts';
import type { ExportPlan } from './exportPlan.ts';

export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Where the person says, whatever is there; else under the presentation's name, never over another file. */
export const placeOf = async (
  { title, slideCount = 1 }: { readonly title: string; readonly slideCount?: number | undefined },
  plan: ExportPlan,
  { workingFolder }: Pick<Surroundings, 'workingFolder'>,
): Promise<Checked<string>> => {
  const { out, format } = plan;
  if (out !== undefined) return { value: resolve(workingFolder, out) };
  const value = resolve(workingFolder, savedName(title, format));
  const paths = format === 'png' ? picturesOf(value, plan, slideCount).map(({ path }) => path) : [value];
  for (const path of paths)
    if (await isThere(path))
      return {
        problem: `${path} is there already: name another file with --out, or this one to replace it.`,
      };
  return { value };
};
