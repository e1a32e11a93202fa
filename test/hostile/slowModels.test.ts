import assert from 'node:assert/strict';
import type { ChatRequest } from '../support/chatScript.ts';
import { ScriptedModelServer } from '../support/scriptedModelServer.ts';
import { ServiceProcess } from '../support/serviceProcess.ts';
import { Caller } from './support/caller.ts';

const patienceMs = 5_000;
const prompt = (name: string): string =>
  `# ${name}\n\n## Rise\n\nThe tide rises twice a day.\n\n## Fall\n\nIt falls as often, since the moon goes on.\n`;
const asked = ({ messages }: ChatRequest): string => JSON.stringify(messages);
const isSlow = (request: ChatRequest): boolean => asked(request).includes('Slowpoke');

const services = [
  { size: '512 MB', parameters: ['--memory', '512'], greedy: ['alice'] },
  { size: '512 MB', parameters: ['--memory', '512'], greedy: ['alice', 'carol', 'dave'] },
  { size: 'two jobs at once', parameters: ['--jobs', '2'], greedy: ['alice', 'carol', 'dave'] },
];

for (const { size, parameters, greedy } of services) {
  describe(`a language model that does not answer ${greedy.length} of a service with ${size}`, function () {
    this.timeout(120_000);
    let server: ScriptedModelServer;
    let service: ServiceProcess;

    before(async function () {
      if (process.platform === 'win32') this.skip();
      server = await ScriptedModelServer.start();
      const environment = { DECKWRIGHT_MODEL_URL: server.url, DECKWRIGHT_MODEL: 'scripted' };
      service = await ServiceProcess.start(['--rate-limit', 'off', ...parameters], { environment });
    });
    after(async () => {
      await service?.stop();
      await server?.close();
    });
    const newCaller = async (workspace: string) =>
      new Caller(service.baseUrl, await service.newKey(workspace));

    it('keeps nobody else waiting, and is asked nothing twice when it answers', async () => {
      const bob = await newCaller('bob');
      // What a service takes for its first deck is nobody's fault.
      assert.equal((await bob.ended(await bob.begin('# Tides'))).status, 'completed');
      const slow = await Promise.all(greedy.map(newCaller));
      const letGo = server.hold(isSlow);
      const held = await Promise.all(slow.map((caller, at) => caller.begin(prompt(`Slowpoke ${at}`))));
      while (server.requests.filter(isSlow).length < greedy.length)
        await new Promise((resolve) => setTimeout(resolve, 50));
      const begun = performance.now();
      const { status } = await bob.ended(await bob.begin(prompt('Tides')));
      const waitedMs = performance.now() - begun;
      assert.equal(status, 'completed');
      assert.ok(waitedMs < patienceMs, `${Math.round(waitedMs)} ms`);
      letGo();
      const ended = await Promise.all(slow.map((caller, at) => caller.ended(held[at]!)));
      assert.deepEqual(
        ended.map((job) => job.status),
        greedy.map(() => 'completed'),
      );
      const questions = server.requests.filter(isSlow).map(asked);
      assert.equal(new Set(questions).size, questions.length);
    });
  });
}
