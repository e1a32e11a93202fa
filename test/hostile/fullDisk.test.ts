import assert from 'node:assert/strict';
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
