import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import Mocha from 'mocha';
import { Api, type Target } from './api.ts';
import { beyond } from './beyond.ts';
import { callers } from './callers.ts';
import { errors } from './errors.ts';
import { followUps } from './followUps.ts';
import { generation } from './generation.ts';
import { presentations } from './presentations.ts';
import { rateLimit } from './rateLimit.ts';
import { startBuiltIn } from './startBuiltIn.ts';
import { startTeam } from './startTeam.ts';
import { uploads } from './uploads.ts';

const reporter = fileURLToPath(new URL('../support/tallyReporter.mjs', import.meta.url));

const usage = `Checks a presentation service against docs/protocol.md.

  npm run test:contract                                     the built-in service
  npm run test:contract -- --team                           the same as several processes, on PostgreSQL and S3
  npm run test:contract -- --base-url https://…/api/v1      any other; its key in DECKWRIGHT_API_KEY or --key

  --other-key KEY     of another workspace: what is refused to it
  --expired-key KEY   --revoked-key KEY
  --rate-limit N      the requests a minute that the service allows a key
  --grep PATTERN      only the tests whose names match
  --any-service       only what the protocol asks of every service, not what is ours
`;

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    key: { type: 'string' },
    'other-key': { type: 'string' },
    'expired-key': { type: 'string' },
    'revoked-key': { type: 'string' },
    'rate-limit': { type: 'string' },
    grep: { type: 'string' },
    'any-service': { type: 'boolean', default: false },
    team: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const key = values.key ?? process.env.DECKWRIGHT_API_KEY;

function named(baseUrl: string, key: string): Target {
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    key,
    otherKey: values['other-key'],
    expiredKey: values['expired-key'],
    revokedKey: values['revoked-key'],
    rateLimit: values['rate-limit'] === undefined ? undefined : Number(values['rate-limit']),
    anyService: values['any-service'],
  };
}

async function check(target: Target): Promise<number> {
  const mocha = new Mocha({ ui: 'bdd', timeout: 300_000, reporter, grep: values.grep });
  mocha.suite.emit('pre-require', globalThis, '', mocha);
  const api = new Api(target);
  for (const suite of [callers, presentations, generation, followUps, uploads, errors, rateLimit, beyond])
    suite(api);
  return new Promise((resolve) => mocha.run(resolve));
}

async function checkOurs(): Promise<number> {
  const builtIn = await (values.team ? startTeam : startBuiltIn)(values['any-service']);
  try {
    return await check(builtIn.target);
  } finally {
    await builtIn.stop();
  }
}

if (values.help) {
  console.log(usage);
} else if (values['base-url'] === undefined) {
  process.exitCode = Math.min(1, await checkOurs());
} else if (key) {
  process.exitCode = Math.min(1, await check(named(values['base-url'], key)));
} else {
  console.error('A key is needed: set DECKWRIGHT_API_KEY or give --key.');
  process.exitCode = 2;
}
