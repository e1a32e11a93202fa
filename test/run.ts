import { spawnSync } from 'node:child_process';

/** Runs every suite to its end, so that one run shows all that is wrong, and fails if any did. */
const suites = ['test:unit', 'test:service', 'test:cluster', 'test:player'];

const failed = suites.filter((suite) => {
  const started = performance.now();
  console.log(`\n── npm run ${suite}`);
  const { status } = spawnSync('npm', ['run', '--silent', suite], { stdio: 'inherit' });
  console.log(
    `── ${suite}: ${status === 0 ? 'ok' : 'FAILED'}, ${Math.round((performance.now() - started) / 1000)} s`,
  );
  return status !== 0;
});

if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
