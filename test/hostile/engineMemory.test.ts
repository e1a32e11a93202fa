import assert from 'node:assert/strict';
import { beyondRoot } from '../../src/api/beyond/endpoints.ts';
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

const decksAtOnce = 20;
/** Close to the most that a deck file may have. */
const largeDeck = (round: number): string => {
  const points = Array.from(
    { length: 40 },
    (_, at) => `- Point ${at} is **bold** and [long](https://example.com/${at})`,
  );
  const slides = Array.from(
    { length: 700 },
    (_, at) => `## Slide ${at} of ${round}\n\n${points.join('\n')}\n`,
  );
  return ['# Large\n', ...slides].join('\n---\n\n').slice(0, 1_900_000);
};

describe('What takes much memory', function () {
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

  /** A deck as large as may be is read, replaced, drawn and exported. */
  async function useDeck({ id, url }: { readonly id: string; readonly url: string }, round: number) {
    const own = `${new URL(beyondRoot, service.baseUrl).href}/presentations/${id}`;
    const headers = { 'x-api-key': greedyKey };
    const got = await callApi(`${own}/deck`, { headers });
    const sent = { 'content-type': 'text/markdown', 'if-match': got.headers.get('etag') ?? '' };
    const put = await callApi(`${own}/deck`, {
      method: 'PUT',
      body: largeDeck(round),
      headers: { ...headers, ...sent },
    });
    const page = await callApi(url);
    const file = await callApi(`${own}/export?format=pptx`, { headers });
    return [got, put, page, file].map(({ status }) => status);
  }

  it('is done or refused with a sentence, beside others, and never takes more than the service has', async () => {
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

  it('leaves room where large decks are replaced, drawn and exported meanwhile', async () => {
    const create = () => call(greedyKey, 'POST', '/presentations', { template_id: 'pitch' });
    const decks = await Promise.all(Array.from({ length: decksAtOnce }, create));
    const mostMemory = watchFamilyMemory(service.pid);
    const documents = Promise.all(
      greedy.map((name) => made(greedyKey, patterns[name]!(390_000).slice(0, 390_000))),
    );
    const isOver = documents.then(() => true);
    const statuses = new Set<number>();
    for (let round = 0; !(await Promise.race([isOver, Promise.resolve(false)])); round += 1)
      for (const used of await Promise.all(decks.map(({ body }) => useDeck(body, round))))
        for (const status of used) statuses.add(status);
    const most = await mostMemory();
    // Done, too large to be drawn, too many at once.
    assert.deepEqual(
      [...statuses].filter((status) => ![200, 422, 429, 503].includes(status)),
      [],
    );
    assert.ok(statuses.has(200) && statuses.has(429));
    assert.ok(most < 512 * megabyte, `${Math.round(most / megabyte)} MB`);
  });
});
