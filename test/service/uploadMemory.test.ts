import assert from 'node:assert/strict';
import { callApi } from '../support/callApi.ts';
import { memoryOf, mostMemory } from '../support/processMemory.ts';
import { ServiceProcess } from '../support/serviceProcess.ts';
import { formOf, post } from '../support/uploading.ts';

const megabyte = 1024 * 1024;

describe('The memory of the service', () => {
  let service: ServiceProcess;
  let key: string;

  before(async () => {
    service = await ServiceProcess.start();
    key = await service.newKey('acme');
  });
  after(() => service.stop());

  async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const { body } = await callApi(`${service.baseUrl}/uploads/create-target`, {
      method: 'POST',
      headers: { 'x-api-key': key },
      body: { file_name: 'large.pdf', content_type: 'application/pdf', declared_file_size: bytes.byteLength },
    });
    assert.equal((await post(body, formOf(body.fields, bytes))).status, 204);
  }

  it('grows by less than 20 MB while 50 MB are uploaded', async () => {
    await upload(new Uint8Array(megabyte));
    const before = await memoryOf(service.pid);
    const most = await mostMemory(service.pid, () => upload(new Uint8Array(50 * megabyte)));
    const growth = (most - before) / megabyte;
    assert.ok(growth < 20, `grew by ${growth.toFixed(1)} MB`);
  });
});
