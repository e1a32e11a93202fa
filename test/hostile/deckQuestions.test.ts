import assert from 'node:assert/strict';
import { ServiceProcess } from '../support/serviceProcess.ts';

/** What an assistant sends, as the protocol has it. */
const call = (name: string, parameters: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: parameters },
});

describe('Deck files that assistants ask about', function () {
  this.timeout(120_000);
  let service: ServiceProcess;
  let key: string;

  before(async () => {
    service = await ServiceProcess.start([
      '--rate-limit',
      'off',
      '--visitor-limit',
      '100000',
      '--memory',
      '512',
    ]);
    key = await service.newKey('acme');
  });
  after(() => service?.stop());

  const ask = async (name: string, parameters: object) => {
    const response = await fetch(new URL('/mcp', service.baseUrl), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify(call(name, parameters)),
    });
    return response.text();
  };

  it('leave the service to all others while they are read', async () => {
    const text = `# a\n\n${'- **x** y\n'.repeat(45_000)}`;
    let isAsked = false;
    const asked = ask('check_deck', { text }).finally(() => {
      isAsked = true;
    });
    const waits: number[] = [];
    while (!isAsked && waits.length < 500) {
      const begun = performance.now();
      assert.equal((await fetch(new URL('/healthz', service.baseUrl))).status, 200);
      waits.push(performance.now() - begun);
    }
    assert.match(await asked, /too-much|longer to read than there is time/);
    // While it is read others are answered, many times over.
    assert.ok(waits.length > 20, `${waits.length} answers, the longest after ${Math.max(...waits)} ms`);
  });

  it('are read in no time where they are short, whatever they hold', async () => {
    const answer = await ask('check_deck', { text: `# a\n\n${'```\n'.repeat(1_000)}` });
    assert.match(answer, /"slides\\?":\s?\d+/);
  });
});
