import assert from 'node:assert/strict';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { haveStandBack } from '../../../src/service/standBack.ts';

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

  it('is done for a thread that is too busy', async function () {
    if (process.platform !== 'linux') this.skip();
    const worker = new Worker(
      `import(${JSON.stringify(module)}).then(({ ownThread }) => {
        const { parentPort } = require('node:worker_threads');
        parentPort.postMessage(ownThread());
        while (require('node:os').getPriority() === 0);
        parentPort.postMessage(require('node:os').getPriority());
      });`,
      { eval: true },
    );
    const [thread] = await once(worker, 'message');
    const stoodBack = once(worker, 'message');
    haveStandBack(thread);
    assert.deepEqual(await stoodBack, [PRIORITY_BELOW_NORMAL]);
    await worker.terminate();
  });

  it('is nothing for a thread that has ended', () => {
    assert.doesNotThrow(() => haveStandBack(2 ** 30));
  });
});
