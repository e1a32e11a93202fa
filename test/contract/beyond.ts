import assert from 'node:assert/strict';
import { Capabilities } from '../../src/api/beyond/capabilities.ts';
import { type BeyondName, beyondEndpoints, beyondRoot } from '../../src/api/beyond/endpoints.ts';
import {
  DeckFile,
  DeletedPresentation,
  ListedPresentation,
  PresentationList,
} from '../../src/api/beyond/presentations.ts';
import type { Answer } from '../support/callApi.ts';
import { Api } from './api.ts';
import { matches } from './shapes.ts';

/** What Deckwright adds to the API; a service that has none of it is asked for none of it. */
export function beyond(api: Api): void {
  const { target } = api;
  const ours = new Api({ ...target, baseUrl: target.baseUrl.replace(/\/api\/v1$/, beyondRoot) });

  describe('Beyond the API', () => {
    let can: readonly string[] = [];

    before(async function () {
      const { status, body } = await ours.call('GET', '', { key: null });
      if (status !== 200) return this.skip();
      matches(Capabilities, body);
      can = body.capabilities;
    });

    const it_ = (capability: string, title: string, test: () => Promise<void>) =>
      it(title, async function () {
        if (!can.includes(capability)) return this.skip();
        await test();
      });

    const made = async (): Promise<Answer['body']> =>
      (await api.completed({ prompt: '# Tea\n\nTea is a drink.\n\n## Kinds\n\n- Green\n- Black' }))
        .presentation;

    for (const name of Object.keys(beyondEndpoints) as BeyondName[]) {
      const { method, path } = beyondEndpoints[name];
      it(`is for nobody without a key: ${method} ${path}`, async () => {
        await ours.refused('UNAUTHORIZED', method, path.replace('{id}', 'unknown'), { key: null });
      });
      if (!path.includes('{id}')) continue;
      it_('bin', `does not know what is not there: ${method} ${path}`, async () => {
        const code = path.startsWith('/generations') ? 'NOT_FOUND' : 'DOCUMENT_NOT_FOUND';
        await ours.refused(code, method, path.replace('{id}', 'unknown'));
      });
    }

    it_('list', 'lists presentations, the newest first, page by page', async () => {
      const [first, second] = [await made(), await made()];
      const page = await ours.ok(200, 'GET', '/presentations?limit=1');
      matches(PresentationList, page);
      assert.deepEqual(
        page.presentations.map(({ id, title, url }: Answer['body']) => ({ id, title, url })),
        [{ id: second.id, title: second.title, url: second.url }],
      );
      const next = await ours.ok(200, 'GET', `/presentations?limit=1&cursor=${page.next_cursor}`);
      assert.equal(next.presentations[0].id, first.id);
    });

    it_('list', 'refuses a cursor and a limit that it never gave out', async () => {
      await ours.refused('BAD_REQUEST', 'GET', '/presentations?cursor=x');
      await ours.refused('BAD_REQUEST', 'GET', '/presentations?limit=1000');
    });

    it_('bin', 'puts a presentation into the bin, where nobody sees it, and back', async () => {
      const { id, url } = await made();
      const deleted = await ours.ok(200, 'DELETE', `/presentations/${id}`);
      matches(DeletedPresentation, deleted);
      assert.ok(Date.parse(deleted.kept_until) > Date.now());
      await api.refused('DOCUMENT_NOT_FOUND', 'GET', `/presentations/${id}`);
      assert.equal((await fetch(url)).status, 404);
      const { presentations: listed } = await ours.ok(200, 'GET', '/presentations?limit=1');
      assert.notEqual(listed[0]?.id, id);
      const { presentations: binned } = await ours.ok(200, 'GET', '/presentations?limit=1&bin=true');
      assert.deepEqual([binned[0].id, binned[0].kept_until], [id, deleted.kept_until]);
      const restored = await ours.ok(200, 'POST', `/presentations/${id}/restore`);
      matches(ListedPresentation, restored);
      assert.equal(restored.deleted_at, undefined);
      assert.equal((await fetch(url)).status, 200);
    });

    it_('bin', 'deletes a presentation at once where that is asked for', async () => {
      const { id, url } = await made();
      const deleted = await ours.ok(200, 'DELETE', `/presentations/${id}?permanently=true`);
      assert.deepEqual(deleted, { id, kept_until: null });
      await ours.refused('DOCUMENT_NOT_FOUND', 'POST', `/presentations/${id}/restore`);
      assert.equal((await fetch(url)).status, 404);
    });

    it_('deck', 'gives a presentation as a deck file', async () => {
      const { id, title } = await made();
      const file = await ours.ok(200, 'GET', `/presentations/${id}/deck`);
      matches(DeckFile, file);
      assert.equal(file.id, id);
      assert.ok(file.text.startsWith('---\n') && file.text.includes(title));
      assert.match(file.text, /\n---\n\n[\s\S]*Green/);
    });

    it_('link', 'gives what is in the bin no link', async () => {
      const { id } = await made();
      await ours.ok(200, 'DELETE', `/presentations/${id}`);
      await ours.refused('DOCUMENT_NOT_FOUND', 'POST', `/presentations/${id}/link`);
    });

    it_('link', 'revokes a link: the presentation has a new one, the old one leads nowhere', async () => {
      const { id, url } = await made();
      const changed = await ours.ok(200, 'POST', `/presentations/${id}/link`);
      matches(ListedPresentation, changed);
      assert.notEqual(changed.url, url);
      assert.equal((await fetch(url)).status, 404);
      assert.equal((await fetch(changed.url)).status, 200);
      assert.equal((await api.ok(200, 'GET', `/presentations/${id}`)).url, changed.url);
    });

    it_('cancel', 'cancels a generation, and leaves one that has ended as it is', async () => {
      const id = await api.generate({ prompt: `# Tea\n\n${'Tea is a drink. '.repeat(5_000)}` });
      const cancelled = await ours.ok(200, 'DELETE', `/generations/${id}`);
      assert.deepEqual(cancelled, { generation_id: id, status: 'failed', error: 'Cancelled' });
      assert.deepEqual(await ours.ok(200, 'DELETE', `/generations/${id}`), cancelled);
      assert.equal((await api.status(id)).status, 'failed');
    });

    it_('bin', "keeps another workspace's from its hands", async () => {
      const { otherKey: key } = target;
      if (!key) return;
      const { id } = await made();
      const calls = [
        ['DELETE', ''],
        ['POST', '/restore'],
        ['POST', '/link'],
      ] as const;
      for (const [method, path] of calls) {
        await ours.refused('INSUFFICIENT_PRIVILEGES', method, `/presentations/${id}${path}`, { key });
      }
      const { presentations } = await ours.ok(200, 'GET', '/presentations', { key });
      assert.ok(presentations.every((listed: Answer['body']) => listed.id !== id));
    });

    it_('list', 'changes nothing in the API: it still has no list and no deletion', async () => {
      await api.refused('NOT_FOUND', 'GET', '/presentations');
      await api.refused('NOT_FOUND', 'DELETE', '/presentations/unknown');
    });

    it_('list', 'describes itself', async () => {
      const { openapi, paths } = await ours.ok(200, 'GET', '/openapi.json', { key: null });
      assert.match(openapi, /^3\.1/);
      assert.ok('/presentations/{id}/link' in paths);
    });
  });
}
