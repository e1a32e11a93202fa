import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

interface Suite {
  readonly name: string;
  readonly covers: boolean;
}

const rawCoverage = 'coverage/raw';
const covered = (name: string): Suite => ({ name, covers: true });
const uncovered = (name: string): Suite => ({ name, covers: false });

/** Suites of one column run one after the other, the columns beside each other: most wait for processes they started. */
const besideEachOther: readonly (readonly Suite[])[] = [
  [covered('unit'), covered('golden'), covered('cluster')],
  [covered('service'), uncovered('export'), uncovered('player')],
];
/** What takes all of a machine, or measures what it takes. */
const alone: readonly Suite[] = [uncovered('hostile')];

const passes = async ({ name, covers }: Suite): Promise<boolean> => {
  const started = performance.now();
  const suite = spawn('mocha', [`test/${name}/**/*.test.ts`], {
    env: { ...process.env, ...(covers ? { NODE_V8_COVERAGE: rawCoverage } : {}) },
  });
  let said = '';
  for (const stream of [suite.stdout, suite.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const status = await new Promise((resolve) => {
    suite.once('error', (error) => resolve(error)).once('close', resolve);
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `\n── ${name}\n${said}\n── ${name}: ${status === 0 ? 'ok' : `FAILED (${status})`}, ${seconds} s`,
  );
  return status === 0;
};

/** Every suite to its end, so that one run shows all that is wrong. */
const failedOf = async (suites: readonly Suite[]): Promise<string[]> => {
  const failed: string[] = [];
  for (const suite of suites) if (!(await passes(suite))) failed.push(suite.name);
  return failed;
};

const npm = (script: string): boolean =>
  spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' }).status === 0;

rmSync('coverage', { recursive: true, force: true });
if (!npm('build')) process.exit(1);
const failed = (await Promise.all(besideEachOther.map(failedOf))).flat();
failed.push(...(await failedOf(alone)));
if (!npm('test:coverage')) failed.push('coverage');

if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
