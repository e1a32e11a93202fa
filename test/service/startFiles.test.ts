import assert from 'node:assert/strict';
import { loadedFiles } from '../support/loadedFiles.ts';

const record = 'dist/node.meta.json';
const command = ['src/cli/main.ts', 'src/cli/run.ts', 'src/cli/surroundings.ts'];

const sizeOf = (files: ReadonlyMap<string, number>): number =>
  [...files.values()].reduce((sum, size) => sum + size, 0);

describe('what a process loads before it answers', () => {
  it('is at most 30 files for a service, and 12 small ones for a command', async () => {
    const serving = ['src/cli/commands/serve.ts', 'src/service/service.ts'];
    const service = await loadedFiles(record, [...command, ...serving]);
    assert.ok(service.size > 5 && service.size <= 30, `${service.size} files`);
    const first = await loadedFiles(record, command);
    assert.ok(first.size > 2 && first.size <= 12, `${first.size} files`);
    assert.ok(sizeOf(first) < 40_000, `${sizeOf(first)} bytes`);
  });

  it('is next to nothing before the cache of compiled code is there', async () => {
    const uncompiled = await loadedFiles(record, ['src/cli/main.ts', 'src/cli/leanProcess.ts']);
    assert.ok(sizeOf(uncompiled) < 12_000, `${sizeOf(uncompiled)} bytes`);
  });
});
