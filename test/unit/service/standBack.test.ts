import assert from 'node:assert/strict';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

const { PRIORITY_BELOW_NORMAL } = constants.priority;
const module = new URL('../../../src/service/standBack.ts', import.meta.url).href;

describe('standBack', () => {
  it('lets the rest of the process go before a thread', async function () {
    if (process.platform !== 'linux') this.skip();
    const worker = new Worker(
      `import(${JSON.stringify(module)}).then(({ standBack }) => {
        standBack();
        require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority());
      });`,
      { eval: true },
    );
    const before = getPriority();
    const [priority] = await once(worker, 'message');
    await worker.terminate();
    assert.equal(priority, PRIORITY_BELOW_NORMAL);
    assert.equal(getPriority(), before);
  });
});
