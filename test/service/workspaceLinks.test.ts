import assert from 'node:assert/strict';
import { TestService } from '../support/runningService.ts';

describe('A service whose links are for the workspace', () => {
  let service: TestService;

  before(async () => {
    service = await TestService.start({ config: { links: 'workspace' } });
  });
  after(() => service.close());

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
  });
});
