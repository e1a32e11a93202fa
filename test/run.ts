import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/** Runs every suite to its end, so that one run shows all that is wrong, and fails if any did. */
const suites: readonly { name: string; covers: boolean }[] = [
  { name: 'test:unit', covers: true },
  { name: 'test:golden', covers: true },
  { name: 'test:service', covers: true },
  { name: 'test:export', covers: false },
  { name: 'test:cluster', covers: true },
  { name: 'test:player', covers: false },
  { name: 'test:hostile', covers: false },
];

const rawCoverage = 'coverage/raw';

function npm(parameters: readonly string[], environment: Record<string, string> = {}): boolean {
  const started = performance.now();
  console.log(`\n── npm ${parameters.join(' ')}`);
  const { status } = spawnSync('npm', parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`── ${parameters.join(' ')}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
  return status === 0;
}

rmSync('coverage', { recursive: true, force: true });
const failed = suites
  .filter(
    ({ name, covers }) => !npm(['run', '--silent', name], covers ? { NODE_V8_COVERAGE: rawCoverage } : {}),
  )
  .map(({ name }) => name);
if (!npm(['run', '--silent', 'test:coverage'])) failed.push('test:coverage');

if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
