import assert from 'node:assert/strict';
import { teamOfEnvironment } from '../../../src/cli/teamOfEnvironment.ts';

const databaseUrl = 'postgres://deckwright:secret@db.example.com/decks';
const both = { DECKWRIGHT_DATABASE_URL: databaseUrl, DECKWRIGHT_S3_BUCKET: 'decks' };

describe('the servers of the environment', () => {
  it('are none where none are named', () => {
    assert.deepEqual(teamOfEnvironment({ DECKWRIGHT_DATABASE_URL: ' ' }), { found: {} });
  });

  it('are a database and a bucket, with what is usual where nothing else is said', () => {
    assert.deepEqual(teamOfEnvironment(both), {
      found: { team: { databaseUrl, databaseConnections: 10, bucket: 'decks', region: 'us-east-1' } },
    });
    const said = {
      ...both,
      DECKWRIGHT_DATABASE_CONNECTIONS: '25',
      DECKWRIGHT_S3_REGION: 'eu-central-1',
      DECKWRIGHT_S3_ENDPOINT: 'https://s3.example.com/',
      DECKWRIGHT_S3_PUBLIC_ENDPOINT: 'https://files.example.com',
      DECKWRIGHT_PUBLIC_URL: 'https://decks.example.com/',
      DECKWRIGHT_ROLE: 'worker',
    };
    assert.deepEqual(teamOfEnvironment(said), {
      found: {
        publicUrl: 'https://decks.example.com',
        role: 'worker',
        team: {
          databaseUrl,
          databaseConnections: 25,
          bucket: 'decks',
          region: 'eu-central-1',
          endpoint: 'https://s3.example.com',
          publicEndpoint: 'https://files.example.com',
        },
      },
    });
  });

  for (const [name, value] of [
    ['DECKWRIGHT_DATABASE_URL', 'mysql://db.example.com/decks'],
    ['DECKWRIGHT_DATABASE_CONNECTIONS', '1'],
    ['DECKWRIGHT_DATABASE_CONNECTIONS', 'many'],
    ['DECKWRIGHT_S3_BUCKET', 'My Bucket'],
    ['DECKWRIGHT_S3_ENDPOINT', 'ftp://s3.example.com'],
    ['DECKWRIGHT_PUBLIC_URL', 'decks'],
    ['DECKWRIGHT_ROLE', 'manager'],
  ] as const) {
    it(`are refused by the name of what is wrong: ${name}=${value}`, () => {
      const read = teamOfEnvironment({ ...both, [name]: value });
      assert.ok('problem' in read);
      assert.match(read.problem, new RegExp(`^${name} must be .*\\.$`));
      assert.ok(!read.problem.includes('secret'));
    });
  }

  it('come together, and before any division of work', () => {
    const problems = [
      teamOfEnvironment({ DECKWRIGHT_DATABASE_URL: databaseUrl }),
      teamOfEnvironment({ DECKWRIGHT_S3_BUCKET: 'decks' }),
      teamOfEnvironment({ DECKWRIGHT_ROLE: 'api' }),
    ];
    assert.deepEqual(problems, [
      { problem: 'DECKWRIGHT_DATABASE_URL needs DECKWRIGHT_S3_BUCKET too.' },
      { problem: 'DECKWRIGHT_S3_BUCKET needs DECKWRIGHT_DATABASE_URL too.' },
      { problem: 'DECKWRIGHT_ROLE api needs DECKWRIGHT_DATABASE_URL and DECKWRIGHT_S3_BUCKET.' },
    ]);
  });
});
