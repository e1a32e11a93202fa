import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { themeIds } from '../../src/deck/themes.ts';
import { leastServiceMemory } from '../../src/service/memoryRoom.ts';
import { callApi } from '../support/callApi.ts';
import { TestService } from '../support/runningService.ts';

describe('Pages that are asked for by who goes at once', () => {
  let service: TestService;
  before(async () => {
    service = await TestService.start({
      config: { memory: leastServiceMemory, metrics: { host: '127.0.0.1', port: 0 } },
    });
  });
  after(() => service.close());

  const pagesDrawn = async (): Promise<number> => {
    const told = service.log.find(({ event }) => event === 'metrics told');
    const text = await (await fetch(`http://127.0.0.1:${told?.port}/metrics`)).text();
    return Number(/^deckwright_task_seconds_count\{task="page",outcome="done"\} (\d+)$/m.exec(text)?.[1]);
  };

  it('have no place in the line of the others', async () => {
    const { body } = await callApi(`${service.baseUrl}/presentations`, {
      method: 'POST',
      headers: { 'x-api-key': service.key },
      body: { template_id: 'pitch' },
    });
    const page = new URL(body.url);
    const [last, ...themes] = themeIds;
    for (const theme of themes) {
      const socket = connect(Number(page.port), page.hostname);
      await once(socket, 'connect');
      socket.write(`GET ${page.pathname}?theme=${theme} HTTP/1.1\r\nHost: ${page.host}\r\n\r\n`, () =>
        socket.destroy(),
      );
      await once(socket, 'close');
    }
    assert.equal((await fetch(`${page.href}?theme=${last}`)).status, 200);
    const drawn = await pagesDrawn();
    // The first of them may have been begun.
    assert.ok(drawn === 1 || drawn === 2, `${drawn} of ${themeIds.length}`);
  });
});
