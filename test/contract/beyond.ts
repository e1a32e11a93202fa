import assert from 'node:assert/strict';
import { Capabilities } from '../../src/api/beyond/capabilities.ts';
import { DeckVersions } from '../../src/api/beyond/deckFile.ts';
import { type BeyondName, beyondEndpoints, beyondRoot } from '../../src/api/beyond/endpoints.ts';
import {
  DeletedPresentation,
  ListedPresentation,
  PresentationList,
} from '../../src/api/beyond/presentations.ts';
import { SlideRewritten } from '../../src/api/beyond/rewriting.ts';
import { noteHeader, readNote } from '../../src/api/exported.ts';
import { type ExportedFormat, exportedFiles } from '../../src/api/exportedFiles.ts';
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

    interface Put {
      readonly etag?: string;
      /** The version that the caller has. */
      readonly has?: string;
      readonly text?: string;
      readonly type?: string;
    }

    const deck = async (id: string, { etag, has, text, type = 'text/markdown' }: Put = {}, query = '') => {
      const reply = await fetch(`${ours.target.baseUrl}/presentations/${id}/deck${query}`, {
        method: text === undefined ? 'GET' : 'PUT',
        headers: {
          authorization: `Bearer ${target.key}`,
          ...(text !== undefined && { 'content-type': type }),
          ...(etag && { 'if-match': etag }),
          ...(has && { 'if-none-match': has }),
        },
        ...(text !== undefined && { body: text }),
      });
      const { status, headers } = reply;
      return { status, headers, etag: headers.get('etag') ?? '', text: await reply.text() };
    };

    for (const name of Object.keys(beyondEndpoints) as BeyondName[]) {
      const { method, path } = beyondEndpoints[name];
      it(`is for nobody without a key: ${method} ${path}`, async () => {
        await ours.refused('UNAUTHORIZED', method, path.replace('{id}', 'unknown'), { key: null });
      });
      if (!path.includes('{id}')) continue;
      it_('bin', `does not know what is not there: ${method} ${path}`, async () => {
        const code = path.startsWith('/generations') ? 'NOT_FOUND' : 'DOCUMENT_NOT_FOUND';
        const send = { 'content-type': 'text/markdown', 'if-match': '"x"' };
        await ours.refused(code, method, path.replace('{id}', 'unknown'), {
          ...('text' in beyondEndpoints[name] && method === 'PUT' && { headers: send }),
        });
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
      const { status, headers, text, etag } = await deck(id);
      assert.equal(status, 200);
      assert.match(headers.get('content-type') ?? '', /^text\/markdown/);
      assert.match(etag, /^"[^"]+"$/);
      const again = await deck(id, { has: etag });
      assert.deepEqual([again.status, again.text, again.etag], [304, '', etag]);
      assert.equal((await deck(id, { has: '"other"' })).status, 200);
      assert.ok(text.startsWith('---\n') && text.includes(title));
      assert.match(text, /\n---\n\n[\s\S]*Green/);
    });

    it_('export', 'gives a presentation as a file, of the slides that are asked for', async () => {
      const { id } = await made();
      for (const format of Object.keys(exportedFiles) as ExportedFormat[]) {
        const { status, headers } = await ours.call(
          'GET',
          `/presentations/${id}/export?format=${format}&slides=1`,
        );
        assert.deepEqual([status, headers.get('content-type')], [200, exportedFiles[format].type]);
        assert.match(headers.get('content-disposition') ?? '', /^attachment; /);
        assert.deepEqual(readNote(headers.get(noteHeader) ?? undefined)?.remarks, []);
      }
    });

    it_('export', 'refuses what it cannot make, in a sentence', async () => {
      const { id } = await made();
      await ours.refused('NOT_SUPPORTED', 'GET', `/presentations/${id}/export?format=pdf`);
      for (const query of ['format=key', 'theme=mine', 'slides=7-3', 'format=pptx&slides=900', 'fonts=mine'])
        await ours.refused('BAD_REQUEST', 'GET', `/presentations/${id}/export?${query}`);
    });

    it_(
      'editing',
      'replaces a presentation by a deck file, to the letter, and keeps what it was',
      async () => {
        const { id, url } = await made();
        const before = await deck(id);
        const text = `${before.text.replaceAll('Green', 'White')}\n\n---\n\n##  Mint \n\n* a leaf\n`;
        const put = await deck(id, { etag: before.etag, text });
        assert.deepEqual([put.status, put.text], [200, text]);
        const after = await deck(id);
        assert.deepEqual([after.text, after.etag], [text, put.etag]);
        assert.notEqual(after.etag, before.etag);
        assert.match(await (await fetch(url)).text(), /White[\s\S]*Mint/);
        assert.match(JSON.stringify(await api.ok(200, 'GET', `/presentations/${id}`)), /Mint/);
        const kept = await ours.ok(200, 'GET', `/presentations/${id}/versions`);
        matches(DeckVersions, kept);
        assert.deepEqual(
          kept.versions.map(({ version }: Answer['body']) => `"${version}"`),
          [before.etag],
        );
        const earlier = await deck(id, {}, `?version=${kept.versions[0].version}`);
        assert.equal(earlier.text, before.text);
      },
    );

    it_('editing', 'keeps the first of two who replace one version, and says so to the second', async () => {
      const { id } = await made();
      const { text, etag } = await deck(id);
      const [first, second] = ['First', 'Second'].map((title) => `${text}\n---\n\n## ${title}\n\n- x\n`);
      assert.equal((await deck(id, { etag, text: first! })).status, 200);
      const late = await deck(id, { etag, text: second! });
      assert.equal(late.status, 412);
      const { error } = JSON.parse(late.text);
      assert.equal(error.code, 'DECK_CHANGED');
      assert.match(error.message, /changed at \d{4}-.*with this key/);
      assert.equal((await deck(id)).text, first);
      const latest = (await deck(id)).etag;
      const both = await Promise.all(
        ['a', 'b'].map((word) => deck(id, { etag: latest, text: `${first}\n---\n\n## ${word}\n\n- x\n` })),
      );
      assert.deepEqual(both.map(({ status }) => status).sort(), [200, 412]);
    });

    it_('editing', 'takes the same text once more, for who lost the answer', async () => {
      const { id } = await made();
      const { text, etag } = await deck(id);
      const changed = { etag, text: `${text}\n---\n\n## More\n\n- x\n` };
      const first = await deck(id, changed);
      const again = await deck(id, changed);
      assert.deepEqual([again.status, again.etag], [200, first.etag]);
      assert.equal((await ours.ok(200, 'GET', `/presentations/${id}/versions`)).versions.length, 1);
    });

    it_(
      'editing',
      'refuses a deck without a version, without a slide, with a text no slide shows, and of another kind',
      async () => {
        const { id } = await made();
        const { etag } = await deck(id);
        for (const { options, reason } of [
          { options: { text: '# A' }, reason: /If-Match/ },
          { options: { etag, text: '\n' }, reason: /slide/ },
          { options: { etag, text: `# ${'a'.repeat(30_000)}` }, reason: /30000 as on slide 1/ },
          { options: { etag, text: '{}', type: 'application/json' }, reason: /text\/markdown/ },
        ]) {
          const refused = await deck(id, options);
          assert.deepEqual([refused.status, JSON.parse(refused.text).error.code], [400, 'BAD_REQUEST']);
          assert.match(refused.text, reason);
        }
        assert.equal((await deck(id)).etag, etag);
      },
    );

    it_('editing', 'counts a new title as a change', async () => {
      const { id } = await made();
      const { text, etag } = await deck(id);
      await api.ok(200, 'PATCH', `/presentations/${id}`, { body: { title: 'Renamed meanwhile' } });
      assert.equal((await deck(id, { etag, text })).status, 412);
      assert.match((await deck(id)).text, /title: Renamed meanwhile/);
    });

    it_(
      'rewriting',
      'rewrites a slide or says that there is no model, and refuses a blank wish',
      async () => {
        const body = { deck: '# Tea\n\n---\n\n## Kinds\n\n- Green\n- Black\n', slide: 2, wish: 'shorter' };
        const rewritten = await ours.ok(200, 'POST', '/slides/rewrite', { body });
        matches(SlideRewritten, rewritten);
        assert.equal(rewritten.markdown === undefined, rewritten.outcome !== 'rewritten');
        await ours.refused('BAD_REQUEST', 'POST', '/slides/rewrite', { body: { ...body, wish: ' ' } });
      },
    );

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
        ['GET', '/export'],
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
