import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportPlan } from '../../../../src/cli/exporting/exportPlan.ts';
import { placeOf } from '../../../../src/cli/exporting/placeOf.ts';
import { usualPlan } from '../../../../src/saving/saved.ts';
import { newFolder } from '../../../support/runningService.ts';

describe('placeOf', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await newFolder();
    for (const name of ['Tea.pptx', 'Tea-2.png']) await writeFile(join(folder, name), 'mine');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const place = (plan: Pick<ExportPlan, 'format' | 'out'>) =>
    placeOf({ title: 'Tea', slideCount: 3 }, { ...usualPlan, ...plan }, { workingFolder: folder });

  it('is named for the presentation', async () => {
    assert.deepEqual(await place({ format: 'notes', out: undefined }), {
      value: join(folder, 'Tea.notes.md'),
    });
  });

  it('is never that of another file which nobody named', async () => {
    for (const [format, name] of [
      ['pptx', 'Tea.pptx'],
      ['png', 'Tea-2.png'],
    ] as const)
      assert.deepEqual(await place({ format, out: undefined }), {
        problem: `${join(folder, name)} is there already: name another file with --out, or this one to replace it.`,
      });
  });

  it('is what the person says, whatever is there', async () => {
    assert.deepEqual(await place({ format: 'pptx', out: 'Tea.pptx' }), { value: join(folder, 'Tea.pptx') });
  });
});
