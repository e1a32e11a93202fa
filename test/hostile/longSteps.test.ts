import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leastServiceMemory } from '../../src/service/memoryRoom.ts';
import { callApi } from '../support/callApi.ts';
import { newFolder, TestService } from '../support/runningService.ts';
import { type Script, scripted } from '../support/scriptedWriter.ts';

const smallJobs = 22;
/** Five seconds where the machine does nothing else; no turn is so long that it alone would take this. */
const longestWaitMs = 28_000;

describe('A step that takes very long, where there is one thread for all', function () {
  this.timeout(300_000);
  let service: TestService;
  before(async () => {
    service = await TestService.start({ config: { memory: leastServiceMemory } });
  });
  after(() => service.close());

  async function begin(key: string, script: Script): Promise<() => Promise<string>> {
    const headers = { 'x-api-key': key };
    const root = `${service.baseUrl}/presentations/generate`;
    const body = { prompt: scripted(script), non_interactive: true };
    const begun = await callApi(root, { method: 'POST', headers, body });
    assert.equal(begun.status, 202);
    return async () => {
      for (;;) {
        const { body } = await callApi(`${root}/${begun.body.generation_id}/status`, { headers });
        if (body.status !== 'generating') return body.status;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
  }

  it('keeps no small job waiting, however often they come, and is done in the end', async () => {
    const gates = await newFolder();
    const long = await begin(service.key, { sections: [1], gates });
    const other = await service.newKey('other');
    const waits: number[] = [];
    for (let job = 0; job < smallJobs; job++) {
      const since = performance.now();
      assert.equal(await (await begin(other, { sections: [1] }))(), 'completed');
      waits.push(Math.round(performance.now() - since));
    }
    assert.ok(Math.max(...waits) < longestWaitMs, waits.join(' '));
    await Promise.all(['plan', 'write 0'].map((step) => writeFile(join(gates, step), '')));
    assert.equal(await long(), 'completed');
  });
});
