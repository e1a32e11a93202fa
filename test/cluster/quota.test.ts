import assert from 'node:assert/strict';
import { callApi } from '../support/callApi.ts';
import { ServiceProcess } from '../support/serviceProcess.ts';
import { TeamServers } from '../support/teamServers.ts';

const letters = 300_000;

describe('What a workspace of a team may keep', function () {
  this.timeout(120_000);
  let servers: TeamServers;
  let processes: readonly ServiceProcess[];
  let key: string;

  before(async () => {
    servers = await TeamServers.start();
    const parameters = ['--workspace-mb', '2', '--rate-limit', 'off', '--role', 'api'];
    const { environment } = servers;
    processes = await Promise.all([1, 2].map(() => ServiceProcess.start(parameters, { environment })));
    const keyring = await servers.openKeyring();
    const made = await keyring.create({ workspace: 'acme' });
    await keyring.close();
    assert.ok('key' in made);
    key = made.key;
  });
  after(async () => {
    await Promise.all(processes.map((process) => process.stop()));
    await servers.stop();
  });

  it('holds for all its processes together, also for those who ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        callApi(`${processes[at % 2]!.baseUrl}/presentations/generate`, {
          method: 'POST',
          headers: { 'x-api-key': key },
          body: { prompt: 'Tea. '.repeat(letters / 5) },
        }),
      ),
    );
    const [room] = await servers.rows<{ bytes: string; rooms: string }>(
      `select (select sum(octet_length(request)) from jobs) as bytes,
        (select count(*) from uploads where key like 'room/%') as rooms`,
    );
    const kept = answers.filter(({ status }) => status === 202).length;
    assert.deepEqual(
      answers.filter(({ status }) => status !== 202).map(({ status }) => status),
      Array(16 - kept).fill(402),
    );
    assert.equal(kept, Math.floor((2 * 1024 * 1024) / (Number(room!.bytes) / kept)));
    assert.equal(Number(room!.rooms), 0);
  });
});
