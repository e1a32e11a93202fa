import { appendFileSync } from 'node:fs';
import Mocha from 'mocha';

/** The spec reporter, which also writes one tally line to the file named by DECKWRIGHT_TALLY. */
export default class TallyReporter extends Mocha.reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    runner.once('end', () => {
      const { passes, failures, pending } = this.stats;
      const file = process.env.DECKWRIGHT_TALLY;
      if (file) appendFileSync(file, `${JSON.stringify({ passes, failures, pending })}\n`);
    });
  }
}
