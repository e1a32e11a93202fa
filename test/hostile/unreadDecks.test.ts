import assert from 'node:assert/strict';
import { beyondRoot } from '../../src/api/beyond/endpoints.ts';
import { callApi } from '../support/callApi.ts';
import { GreedySockets } from '../support/greedySockets.ts';
import { mostMemory } from '../support/processMemory.ts';
import { ServiceProcess } from '../support/serviceProcess.ts';

const megabyte = 1024 * 1024;
const most = 384 * megabyte;
const connections = 500;
const reads = 60;

/** A key may ask as often as it likes here. */
describe('Long decks that nobody takes', function () {
  this.timeout(180_000);
  let service: ServiceProcess;
  let greedy: GreedySockets;
  const lines: string[] = [];

  before(async () => {
    service = await ServiceProcess.start(['--rate-limit', 'off', '--memory', '512'], {
      hearLog: (line) => lines.push(line),
    });
    greedy = new GreedySockets(service.baseUrl);
  });
  after(async () => {
    greedy.close();
    await service.stop();
  });

  /** Of about 900 KB. */
  async function longDeck(key: string): Promise<string> {
    const call = (method: string, url: string, body?: unknown, headers = {}) =>
      callApi(url, { method, body, headers: { 'x-api-key': key, ...headers } });
    const { templates } = (await call('GET', `${service.baseUrl}/templates`)).body;
    const [{ id: template_id }] = templates;
    const { body } = await call('POST', `${service.baseUrl}/presentations`, { template_id });
    const file = `${new URL(beyondRoot, service.baseUrl).href}/presentations/${body.id}/deck`;
    const version = (await call('GET', file)).headers.get('etag')!;
    const slide = `## Rise\n\n${'a'.repeat(18_000)}`;
    const text = `# Tides\n\n---\n\n${Array(51).fill(slide).join('\n\n---\n\n')}`;
    const put = await call('PUT', file, text, { 'content-type': 'text/markdown', 'if-match': version });
    assert.equal(put.status, 200);
    return new URL(`${service.baseUrl}/presentations/${body.id}`).pathname;
  }

  it('cost little, and others get theirs in full', async () => {
    const [greedyKey, honestKey] = [await service.newKey('greedy'), await service.newKey('honest')];
    const [asked, own] = [await longDeck(greedyKey), await longDeck(honestKey)];
    const held = await mostMemory(service.pid, async () => {
      await greedy.ask(connections, [asked, asked, asked, asked], greedyKey);
      for (let read = 0; read < reads; read++) {
        const response = await fetch(new URL(own, service.baseUrl), { headers: { 'x-api-key': honestKey } });
        assert.equal(response.status, 200);
        assert.ok((await response.text()).length > 900_000);
      }
    });
    assert.ok(held < most, `The service held ${Math.round(held / megabyte)} MB.`);
  });

  it('leave events in the log and nothing else, and no event for each', () => {
    const events = lines.map((line) => JSON.parse(line).event);
    assert.ok(events.filter((event) => event === 'answers gave way').length < 5);
  });
});
