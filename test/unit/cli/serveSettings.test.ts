import assert from 'node:assert/strict';
import { serveSettings } from '../../../src/cli/serveSettings.ts';

describe('What serve is told', () => {
  const read = (...parameters: Parameters<typeof serveSettings>) => {
    const settings = serveSettings(...parameters);
    return 'problem' in settings ? assert.fail(settings.problem) : settings.value;
  };

  it('may stand in the environment, each option under its own name', () => {
    const settings = read(
      {},
      {
        DECKWRIGHT_RATE_LIMIT: 'off',
        DECKWRIGHT_WAITING_JOBS: '7',
        DECKWRIGHT_VISITOR_LIMIT: '100',
        DECKWRIGHT_TRUSTED_PROXY: '10.0.0.0/8, 192.0.2.1',
        DECKWRIGHT_MONTHLY_GENERATIONS: '0',
        DECKWRIGHT_WORKSPACE_MB: '500',
        DECKWRIGHT_KEEP_JOBS: '2',
        DECKWRIGHT_KEEP_BIN: '3',
        DECKWRIGHT_KEEP_DECKS: '365',
        DECKWRIGHT_JOBS: '8',
        DECKWRIGHT_JOB_MINUTES: '20',
        DECKWRIGHT_LINKS: 'Workspace',
        DECKWRIGHT_METRICS: '9464',
        DECKWRIGHT_MEMORY: '2048',
      },
    );
    assert.deepEqual(settings, {
      host: undefined,
      port: undefined,
      requestsPerMinute: undefined,
      waitingJobs: 7,
      requestsPerAddress: 100,
      trustedProxies: ['10.0.0.0/8', '192.0.2.1'],
      monthlyGenerations: 0,
      workspaceMb: 500,
      keepJobs: 2,
      keepBin: 3,
      keepDecks: 365,
      concurrentJobs: 8,
      jobMinutes: 20,
      links: 'workspace',
      metrics: { host: '127.0.0.1', port: 9464 },
      memory: 2048,
    });
  });

  it('is what was typed where both say something, and what is usual where a variable is empty', () => {
    const environment = { DECKWRIGHT_KEEP_JOBS: '2', DECKWRIGHT_TRUSTED_PROXY: '192.0.2.1' };
    const settings = read({ 'keep-jobs': '5', 'trusted-proxy': ['192.0.2.2'] }, environment);
    assert.deepEqual([settings.keepJobs, settings.trustedProxies], [5, ['192.0.2.2']]);
    assert.deepEqual(read({}, { DECKWRIGHT_JOBS: ' ', DECKWRIGHT_RATE_LIMIT: '' }), read({}, {}));
  });

  it('has no host that is empty, since that would be any', () => {
    assert.deepEqual(serveSettings({ host: ' ' }, {}), { problem: '--host must not be empty.' });
    assert.equal(read({ host: '::1' }, {}).host, '::1');
  });

  for (const [name, value] of [
    ['DECKWRIGHT_RATE_LIMIT', 'none'],
    ['DECKWRIGHT_KEEP_DECKS', '0'],
    ['DECKWRIGHT_JOBS', '1.5'],
    ['DECKWRIGHT_TRUSTED_PROXY', 'proxy'],
    ['DECKWRIGHT_LINKS', 'closed'],
    ['DECKWRIGHT_METRICS', 'all'],
  ] as const)
    it(`is refused by the name of what is wrong: ${name}=${value}`, () => {
      const settings = serveSettings({}, { [name]: value });
      assert.ok('problem' in settings);
      assert.match(settings.problem, new RegExp(`^${name} must be .*"${value}"`));
    });
});
