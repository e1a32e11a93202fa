import { appendFileSync } from 'node:fs';
import Mocha from 'mocha';

/** The spec reporter, which also writes one line to the file named by DECKWRIGHT_TALLY: the counts and what failed. */
export default class TallyReporter extends Mocha.reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    const failed = [];
    runner.on('fail', (test, error) =>
      failed.push({ title: test.fullTitle(), error: String(error?.stack ?? error) }),
    );
    runner.once('end', () => {
      const { passes, failures, pending } = this.stats;
      const file = process.env.DECKWRIGHT_TALLY;
      if (file) appendFileSync(file, `${JSON.stringify({ passes, failures, pending, failed })}\n`);
    });
  }
}
