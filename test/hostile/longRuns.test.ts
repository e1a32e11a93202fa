import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const script = fileURLToPath(new URL('support/longRun.ts', import.meta.url));

/** Expressions that are not compiled yet remember more, and are the first to have no room left. */
const uncompiled = ['--regexp-interpret-all'];
const characters = 5_000_000;
const runs: readonly { readonly of: string; readonly sign: string; readonly flags?: readonly string[] }[] = [
  { of: 'a letter', sign: 'a', flags: uncompiled },
  { of: 'a sign that is no letter', sign: '—' },
];

describe('a document that is one row without an end is made into a deck', function () {
  this.timeout(120_000);
  for (const { of, sign, flags = [] } of runs)
    it(`of ${of}`, async () => {
      await run(process.execPath, [...flags, script, sign, String(characters)]);
    });
});
