import assert from 'node:assert/strict';
import { type Answer, callApi } from '../support/callApi.ts';
import { watchFamilyMemory } from '../support/processMemory.ts';
import { ServiceProcess } from '../support/serviceProcess.ts';
import { patterns } from './support/patterns.ts';

const megabyte = 1024 * 1024;
const outgrown = /takes more memory (?:to read )?than there is for it\./;

/** Of all patterns those whose decks take the most memory, each with as many characters as a prompt may have. */
const greedy = [
  'one block of code',
  'one line of code',
  'setext underlines',
  'references to one definition',
  'headings of every depth',
  'fences that open',
];

describe('documents that take much memory', function () {
  this.timeout(300_000);
  let service: ServiceProcess;
  let greedyKey: string;
  let smallKey: string;

  before(async function () {
    if (process.platform === 'win32') this.skip();
    service = await ServiceProcess.start([
      ...['--rate-limit', 'off', '--jobs', '2', '--job-minutes', '1'],
      ...['--memory', '512'],
    ]);
    greedyKey = await service.newKey('greedy');
    smallKey = await service.newKey('small');
  });
  after(() => service?.stop());

  const call = (key: string, method: string, path: string, body?: unknown): Promise<Answer> =>
    callApi(service.baseUrl + path, { method, body, headers: { 'x-api-key': key } });

  async function made(key: string, prompt: string): Promise<Answer['body']> {
    const { body } = await call(key, 'POST', '/presentations/generate', { prompt, non_interactive: true });
    for (;;) {
      const path = `/presentations/generate/${body.generation_id}/status`;
      const { body: status } = await call(key, 'GET', path);
      if (status.status !== 'generating') return status;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  it('end as decks or with a sentence, beside others, and never take more than the service has', async () => {
    const mostMemory = watchFamilyMemory(service.pid);
    const documents = greedy.map((name) => made(greedyKey, patterns[name]!(390_000).slice(0, 390_000)));
    const small = await made(smallKey, '# Tides\n\n## Rise\n\nThe tide rises twice a day.\n');
    const ended = await Promise.all(documents);
    const most = await mostMemory();
    assert.equal(small.status, 'completed');
    for (const [at, { status, error }] of ended.entries())
      assert.ok(status === 'completed' || outgrown.test(error), `${greedy[at]}: ${error}`);
    assert.equal((await call(smallKey, 'GET', '/templates')).status, 200);
    assert.ok(most < 512 * megabyte, `${Math.round(most / megabyte)} MB`);
  });
});
