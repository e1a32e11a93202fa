import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
import Mocha from 'mocha';
import type { Tally } from '../support/suiteReport.ts';

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
};

/** Runs the suites inside the extension host; what they say goes to the file named by DECKWRIGHT_SUITE_REPORT. */
export async function run(): Promise<void> {
  const report = required('DECKWRIGHT_SUITE_REPORT');
  const say = (line: string) => appendFileSync(report, `${line}\n`);
  const mocha = new Mocha({ ui: 'bdd', timeout: 60_000, reporter: 'min' });
  if (process.env.DECKWRIGHT_SUITE_GREP) mocha.grep(process.env.DECKWRIGHT_SUITE_GREP);
  mocha.suite.emit('pre-require', globalThis, '', mocha);
  await import('./documents.test.ts');
  await import('./deckFiles.test.ts');
  await import('./ownTheme.test.ts');
  await import('./editSlides.test.ts');
  await import('./listCommands.test.ts');
  await import('./services.test.ts');
  await import('./assistants.test.ts');
  await import('./activation.test.ts');
  const failed: Tally['failed'][number][] = [];
  await new Promise<void>((resolve) => {
    const runner = mocha.run((failures) => {
      const passes = runner.stats?.passes ?? 0;
      const tally: Tally = { passes, failures, pending: 0, failed };
      writeFileSync(`${report}.tally.new`, JSON.stringify(tally));
      renameSync(`${report}.tally.new`, `${report}.tally`);
      resolve();
    });
    runner.on('suite', (suite) => say(`${suite.root ? '' : `\n  ${suite.title}`}`));
    runner.on('pass', (test) => say(`    ✔ ${test.title} (${test.duration}ms)`));
    runner.on('fail', (test, error) => {
      failed.push({ title: test.fullTitle(), error: String(error.stack ?? error) });
      say(`    ✖ ${test.fullTitle()}\n${error.stack ?? error}`);
    });
    Object.assign(globalThis, { sayInReport: say });
  });
}
