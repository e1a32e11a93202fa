import { existsSync, readFileSync } from 'node:fs';

/** Loaded into an extension host: moves the clock that it measures by as far ahead as a file says. */
const file = process.env.DECKWRIGHT_TEST_CLOCK;
const measured = performance.now.bind(performance);
let ahead = 0;

if (file) {
  setInterval(() => {
    ahead = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  }, 100).unref();
  performance.now = () => measured() + ahead;
}
