import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { callApi } from '../support/callApi.ts';
import { newFolder, TestService } from '../support/runningService.ts';
import { upload } from '../support/uploading.ts';

describe('A service whose links are for the workspace', function () {
  this.timeout(60_000);
  let service: TestService;
  let dataFolder: string;
  const config = { links: 'workspace' } as const;

  before(async () => {
    dataFolder = await newFolder();
    service = await TestService.start({ config, dataFolder });
  });
  after(async () => {
    await service.close();
    await rm(dataFolder, { recursive: true, force: true });
  });

  it('gives whoever has a key an address that shows the deck with its pictures and files', async () => {
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const script = { sections: [1], pictures: [{ id: 'p', base64: pixel }] };
    const { presentation } = await service.finished(
      await service.generate(script, { non_interactive: true }),
    );
    const page = await fetch(presentation.url);
    assert.equal(page.status, 200);
    assert.equal((await fetch(`${presentation.url}/pictures/p`)).status, 200);
    const { body } = await service.call('GET', `/presentations/${presentation.id}`);
    assert.equal(body.url, presentation.url);
    const hours = (Date.parse(body.url_expires_at) - Date.now()) / 3_600_000;
    assert.ok(hours > 11.9 && hours <= 13, `${hours} hours`);
    const { body: listed } = await callApi(`${service.origin}/deckwright/v1/presentations`, {
      headers: { authorization: `Bearer ${service.key}` },
    });
    assert.equal(listed.presentations[0].url_expires_at, body.url_expires_at);
  });

  it('gives new links when what they are signed with was made anew; those from before are void', async () => {
    const { presentation } = await service.finished(
      await service.generate({ sections: [1] }, { non_interactive: true }),
    );
    const { download_url } = await upload(service, { bytes: new Uint8Array([35]) });
    const attached = async () =>
      (
        await service.call('POST', '/presentations/generate', {
          prompt: '{"sections":[1]}',
          attachments: [{ id: 'a', url: download_url, file_name: 'notes.md', type: 'text/markdown' }],
        })
      ).status;
    assert.equal(await attached(), 202);
    const { pathname } = new URL(presentation.url);
    assert.equal((await fetch(service.origin + pathname)).status, 200);
    await service.close();
    await rm(join(dataFolder, 'signing.key'));
    service = await TestService.start({ config, dataFolder });
    const gone = await fetch(service.origin + pathname);
    assert.equal(gone.status, 404);
    assert.match(await gone.text(), /open the presentation from the list again/);
    assert.equal(await attached(), 400);
    const again = await service.call('GET', `/presentations/${presentation.id}`);
    assert.equal((await fetch(again.body.url)).status, 200);
  });
});
