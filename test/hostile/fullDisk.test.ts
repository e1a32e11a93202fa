import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { reserveName } from '../../src/service/store/reserve.ts';
import { canHaveSmallDisk, SmallDiskService } from '../support/smallDisk.ts';

const start = '/api/v1/presentations/generate';
/** More than is lost by what the disk keeps for itself. */
const fileBytes = 300_000;
interface Form {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}
const tea = '# Tea\n\n## Kinds\n\n- Green\n- Black\n';

describe('A full disk', function () {
  this.timeout(120_000);
  let service: SmallDiskService;
  const forms: Form[] = [];

  before(async function () {
    if (!canHaveSmallDisk()) return this.skip();
    service = await SmallDiskService.start(6);
    await service.call('GET', '/readyz');
    for (let file = 0; file < 12; file++) forms.push(await target());
    await service.fill();
  });
  const target = async (): Promise<Form> => {
    const file = { file_name: 'a.md', content_type: 'text/markdown', declared_file_size: fileBytes };
    return (await service.call('POST', '/api/v1/uploads/create-target', file)).body;
  };
  after(() => service?.stop());

  it('is seen by /readyz, which writes', async () => {
    const { status, body } = await service.call('GET', '/readyz');
    assert.deepEqual(
      [status, body.status, body.reason],
      [503, 'not ready', 'disk full'],
      JSON.stringify(body),
    );
    assert.match(body.message, /disk .* is full/);
  });

  it('answers 507 with a sentence to what cannot be kept, and says so in the log', async () => {
    const prompt = `${tea}${'Tea is a drink. '.repeat(20_000)}`;
    const { status, body } = await service.call('POST', start, { prompt, non_interactive: true });
    assert.deepEqual([status, body.error.code], [507, 'STORAGE_FULL']);
    assert.match(body.error.message, /disk .* is full/);
    assert.ok(service.log.some(({ event }) => event === 'disk full'));
  });

  it('answers 507 to each file that it cannot keep', async () => {
    const statuses = await Promise.all(
      forms.map(async ({ url, fields }) => {
        const form = new FormData();
        for (const { name, value } of fields) form.append(name, value);
        form.append('file', new Blob([new Uint8Array(fileBytes)]));
        return (await fetch(url, { method: 'POST', body: form })).status;
      }),
    );
    assert.deepEqual(statuses, Array(forms.length).fill(507));
  });

  it('keeps nothing of a file that it could not keep', async () => {
    assert.deepEqual(await readdir(service.path('objects/partial')), []);
    assert.deepEqual(await readdir(service.path('objects/uploads')).catch(() => []), []);
  });

  it('goes on once there is room again', async () => {
    await service.makeRoom();
    const { status, body } = await service.call('POST', start, { prompt: tea, non_interactive: true });
    assert.equal(status, 202);
    const ended = ({ status }: { status: string }) => status === 'completed' || status === 'failed';
    assert.equal((await service.statusWhere(body.generation_id, ended)).status, 'completed');
    assert.equal((await service.call('GET', '/readyz')).status, 200);
  });

  it('costs no job that was under way', async () => {
    const { body } = await service.call('POST', start, { prompt: tea.repeat(2_000), non_interactive: true });
    await service.fill();
    await service.call('GET', '/readyz');
    await service.makeRoom();
    const ended = ({ status }: { status: string }) => status === 'completed' || status === 'failed';
    assert.equal((await service.statusWhere(body.generation_id, ended)).status, 'completed');
  });
});

describe('A disk that is full when a service starts', function () {
  this.timeout(60_000);
  let service: SmallDiskService;
  before(async function () {
    if (!canHaveSmallDisk()) return this.skip();
    service = await SmallDiskService.startOnFull(4);
  });
  after(() => service?.stop());

  it('does not keep anybody from seeing what is there', async () => {
    assert.equal((await service.call('GET', '/deckwright/v1/presentations')).status, 200);
  });

  it('is told by the log and /readyz', async () => {
    const { status, body } = await service.call('GET', '/readyz');
    assert.deepEqual([status, body.reason], [503, 'disk full']);
    assert.ok(service.log.some(({ event }) => event === 'disk full'));
  });

  it('lets the service that had no room at all be ready once it is started anew', async () => {
    await service.makeRoom();
    assert.equal((await service.call('GET', '/readyz')).body.reason, 'disk full');
  });
});

describe('A service that starts on a full disk', function () {
  this.timeout(60_000);

  it('deletes what was kept long enough, in the room that is kept for that', async function () {
    if (!canHaveSmallDisk()) return this.skip();
    const kept = `head -c 500000 /dev/urandom >${reserveName}`;
    const leftBehind = "mkdir -p objects/partial && touch -d '3 days ago' objects/partial/left";
    const service = await SmallDiskService.startOnFull(4, `${kept} && ${leftBehind}`);
    try {
      assert.equal((await service.call('GET', '/deckwright/v1/presentations')).status, 200);
      while (!service.log.some(({ event }) => event === 'swept')) await delay(20);
      assert.deepEqual(await readdir(service.path('objects/partial')), []);
    } finally {
      await service.stop();
    }
  });
});

describe('Making room on a full disk', function () {
  this.timeout(120_000);
  let service: SmallDiskService;
  let decks: string[];

  beforeEach(async function () {
    if (!canHaveSmallDisk()) return this.skip();
    service = await SmallDiskService.start(12);
    await service.call('GET', '/readyz');
    const chosen = { template_id: 'pitch' };
    const made = [await create(chosen), await create(chosen)];
    decks = made.map(({ body }) => body.id);
    await service.fill();
  });
  afterEach(() => service?.stop());
  const create = (body: object) => service.call('POST', '/api/v1/presentations', body);
  const newKey = () => {
    const { out } = service.command('keys', 'create', '--workspace', 'greedy');
    const id = /key_\w+/.exec(service.command('keys', 'list').out)?.[0];
    return { key: out.trim(), id: id! };
  };
  const reserve = async () => (await stat(service.path(reserveName))).size;

  for (const [what, method, path] of [
    ['deletes a presentation for good', 'DELETE', '?permanently=true'],
    ['puts a presentation into the bin', 'DELETE', ''],
    ['replaces a link', 'POST', '/link'],
  ] as const)
    it(`${what}, and has the room for the next time`, async () => {
      for (const id of decks) {
        const { status } = await service.call(method, `/deckwright/v1/presentations/${id}${path}`);
        assert.equal(status, 200);
      }
      assert.ok((await reserve()) > 0);
    });

  it('ends a key at once', async () => {
    const { key, id } = newKey();
    const asked = () => fetch(`${service.origin}/api/v1/templates`, { headers: { 'x-api-key': key } });
    assert.equal((await asked()).status, 200);
    await service.fill();
    assert.equal(service.command('keys', 'revoke', id).exitCode, 0);
    assert.equal((await asked()).status, 401);
  });

  it('takes a backup to another disk', async () => {
    const target = await mkdtemp(join(tmpdir(), 'deckwright-'));
    const { exitCode, out } = service.command('backup', target);
    assert.deepEqual([exitCode, out.slice(0, 16)], [0, '2 presentations ']);
    await rm(target, { recursive: true });
  });

  it('does nothing that would use the room while it is missing', async () => {
    await writeFile(service.path(reserveName), '');
    const body = { prompt: tea, non_interactive: true };
    assert.equal((await service.call('POST', start, body)).status, 507);
    assert.equal((await service.call('GET', '/readyz')).status, 503);
  });

  it('has the room again once there is enough', async () => {
    await rm(service.path(reserveName));
    await service.makeRoom();
    while ((await service.call('GET', '/readyz')).status !== 200) await delay(50);
    assert.ok((await reserve()) > 0);
  });
});
