import { parseArgs } from 'node:util';
import { chosenSeed, randomNumbers } from '../support/randomNumbers.ts';
import { TeamUnderFire } from '../support/teamUnderFire.ts';

/** The cluster's test at full size, with its figures. */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '300' },
    kills: { type: 'string', default: '15' },
    'refusing-seconds': { type: 'string', default: '10' },
  },
});

const seed = chosenSeed();
const team = await TeamUnderFire.start({
  jobs: Number(values.jobs),
  kills: Number(values.kills),
  refusingMs: Number(values['refusing-seconds']) * 1_000,
  pollMs: 300,
  random: randomNumbers(seed),
});
try {
  const { statuses, outages, stepsAgain, seconds } = await team.run();
  const failed = statuses.filter(({ status }) => status !== 'completed');
  console.table({
    'jobs completed': statuses.length - failed.length,
    'jobs failed': failed.length,
    'steps done again': stepsAgain,
    requests: outages.requests,
    'answered 5xx while something was away': outages.refused,
    'answered 5xx when all was there': outages.unexcused.length,
    'without an answer': outages.lost,
    seconds,
    seed,
  });
  for (const { error } of failed) console.error(error);
  for (const what of outages.unexcused) console.error(what);
  if (failed.length + outages.unexcused.length > 0) process.exitCode = 1;
} finally {
  await team.stop();
}
