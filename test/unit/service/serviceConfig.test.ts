import assert from 'node:assert/strict';
import type { ServiceConfig } from '../../../src/service/serviceConfig.ts';
import { checkConfig } from '../../../src/service/serviceConfig.ts';
import { StartError } from '../../../src/service/startError.ts';

const check = (changes: Partial<ServiceConfig>) =>
  checkConfig({
    host: '127.0.0.1',
    port: 0,
    dataFolder: '/data',
    requestsPerMinute: 20,
    jobMinutes: 10,
    answerDays: 7,
    log: () => {},
    ...changes,
  });

describe('checkConfig', () => {
  it('gives the public URL without its last slash', () => {
    assert.equal(check({}), undefined);
    assert.equal(check({ publicUrl: 'https://slides.example.com/' }), 'https://slides.example.com');
    assert.equal(check({ publicUrl: 'https://example.com/team/slides/' }), 'https://example.com/team/slides');
    assert.equal(check({ requestsPerMinute: undefined, monthlyGenerations: 0 }), undefined);
  });

  it('refuses what cannot be meant, in a sentence', () => {
    const refused: Partial<ServiceConfig>[] = [
      { port: 65_536 },
      { port: -1 },
      { port: 1.5 },
      { requestsPerMinute: 0 },
      { monthlyGenerations: -1 },
      { concurrentJobs: 0 },
      { jobMinutes: 0 },
      { answerDays: Number.NaN },
      { team: { databaseUrl: '', databaseConnections: 1, bucket: '', region: '' } },
      { publicUrl: 'slides.example.com' },
      { publicUrl: 'ftp://slides.example.com' },
      { publicUrl: 'https://user:word@slides.example.com' },
      { publicUrl: 'https://slides.example.com/?a=b' },
    ];
    for (const changes of refused) {
      assert.throws(
        () => check(changes),
        (error) => error instanceof StartError && /^[A-Z].*\.$/.test(error.message),
        JSON.stringify(changes),
      );
    }
  });
});
