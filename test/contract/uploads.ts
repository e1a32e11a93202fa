import assert from 'node:assert/strict';
import { limits } from '../../src/api/limits.ts';
import { uploadTypes } from '../../src/api/uploadTypes.ts';
import type { Answer } from '../support/callApi.ts';
import { type Api, oursOf } from './api.ts';
import { matches, UploadTargetShape } from './shapes.ts';

const text = '# Harvest\n\nThe harvest was 12 % larger.\n';
const bytes = new TextEncoder().encode(text);

export function uploads(api: Api): void {
  const { target } = api;
  const ours = oursOf(target);

  const asked = (changes: Record<string, unknown> = {}) => ({
    file_name: 'harvest.md',
    content_type: 'text/markdown',
    declared_file_size: bytes.byteLength,
    ...changes,
  });
  const createTarget = (changes?: Record<string, unknown>) =>
    api.ok(200, 'POST', '/uploads/create-target', { body: asked(changes) });

  interface Sending {
    readonly fields?: readonly { readonly name: string; readonly value: string }[];
    readonly content?: BlobPart;
    readonly headers?: Record<string, string>;
  }

  async function send(
    to: Answer['body'],
    { fields = to.fields, content = bytes, headers = {} }: Sending = {},
  ) {
    const form = new FormData();
    for (const { name, value } of fields) form.append(name, value);
    form.append('file', new Blob([content]), 'harvest.md');
    const response = await fetch(to.url, { method: 'POST', body: form, headers });
    await response.arrayBuffer();
    return response.status;
  }

  async function assertNothingKept(to: Answer['body'], sending: Sending) {
    const status = await send(to, sending);
    assert.ok(status >= 400 && status < 500, String(status));
    const response = await fetch(to.download_url);
    await response.arrayBuffer();
    assert.ok(!response.ok, 'the file can be downloaded');
  }

  const attachmentOf = (to: Answer['body']) => ({
    id: 'harvest',
    url: to.download_url,
    file_name: 'harvest.md',
    type: 'text/markdown',
  });

  describe('POST /uploads/create-target', () => {
    it('answers with url, ordered fields, path and download_url', async () => {
      const body = await createTarget();
      matches(UploadTargetShape, body);
      const { presentation } = await api.completed({ prompt: text });
      assert.ok(body.path.includes(presentation.workspace_id), body.path);
      assert.ok(body.path.includes('harvest'), body.path);
    });

    it('takes every allowed extension with its type', async () => {
      for (const [extension, content_type] of Object.entries(uploadTypes)) {
        await createTarget({ file_name: `file${extension}`, content_type });
      }
    });

    it('requires its three fields', async () => {
      for (const field of Object.keys(asked())) {
        await api.refused('BAD_REQUEST', 'POST', '/uploads/create-target', {
          body: asked({ [field]: undefined }),
        });
      }
    });

    ours('refuses other types, contradictions and sizes over 50 MB', async () => {
      for (const wrong of [
        { file_name: 'run.exe', content_type: 'application/x-msdownload' },
        { file_name: 'page.html', content_type: 'text/html' },
        { file_name: 'noextension' },
        { file_name: 'picture.png' },
        { content_type: 'image/png' },
        { declared_file_size: limits.uploadBytes + 1 },
      ]) {
        await api.refused('FILE_UPLOAD_ERROR', 'POST', '/uploads/create-target', { body: asked(wrong) });
      }
      await createTarget({ declared_file_size: limits.uploadBytes });
    });
  });

  describe('The storage', () => {
    it('takes every field in order, then the file, without a key: 204', async () => {
      assert.equal(await send(await createTarget()), 204);
    });

    it('gives the file back under download_url, without a key', async () => {
      const to = await createTarget();
      await send(to);
      assert.equal(await (await fetch(to.download_url)).text(), text);
    });

    it('keeps nothing of an upload with an Authorization header', async () => {
      await assertNothingKept(await createTarget(), { headers: { authorization: `Bearer ${target.key}` } });
    });

    it('keeps nothing of an upload with a changed field', async () => {
      const to = await createTarget();
      for (const { name } of to.fields) {
        const fields = to.fields.map((field: { name: string; value: string }) =>
          field.name === name ? { name, value: `${field.value}x` } : field,
        );
        await assertNothingKept(to, { fields });
      }
    });

    it('keeps nothing of an upload with a field missing', async () => {
      const to = await createTarget();
      await assertNothingKept(to, { fields: to.fields.slice(1) });
    });

    it('keeps nothing of more bytes than the largest file may have', async function () {
      this.timeout(600_000);
      const to = await createTarget({ declared_file_size: limits.uploadBytes });
      await assertNothingKept(to, { content: new Uint8Array(limits.uploadBytes + 1) });
    });

    ours('keeps nothing of more bytes than were declared', async () => {
      await assertNothingKept(await createTarget(), { content: `${text}!` });
    });

    ours('shows every file name as it was given', async () => {
      for (const file_name of ['../../etc/passwd.md', 'a/b.md', 'nul\u0000.md', 'a\u202eb.md', '日本.md']) {
        const to = await createTarget({ file_name });
        assert.equal(await send(to), 204);
        const response = await fetch(to.download_url);
        const shown = /filename\*=UTF-8''(\S+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
        assert.equal(decodeURIComponent(shown ?? ''), file_name);
        assert.equal(await response.text(), text);
      }
    });
  });

  describe('Attachments', () => {
    it('become part of the presentation', async () => {
      const to = await createTarget();
      await send(to);
      const { presentation } = await api.completed({
        prompt: 'The harvest',
        attachments: [attachmentOf(to)],
      });
      assert.match(JSON.stringify(presentation), /12/);
    });

    ours('are refused unless they are uploads of this workspace', async function () {
      const never = await createTarget();
      const to = await createTarget();
      await send(to);
      const { origin } = new URL(to.download_url);
      for (const url of [
        never.download_url,
        `${to.download_url}x`,
        to.download_url.replace(origin, 'https://example.com'),
        'http://169.254.169.254/latest/meta-data/',
        'file:///etc/passwd',
        'https://example.com/harvest.md',
        'nonsense',
      ]) {
        await api.refused('BAD_REQUEST', 'POST', '/presentations/generate', {
          body: { prompt: 'The harvest', attachments: [{ ...attachmentOf(to), url }] },
        });
      }
      if (!target.otherKey) return this.skip();
      await api.refused('BAD_REQUEST', 'POST', '/presentations/generate', {
        key: target.otherKey,
        body: { prompt: 'The harvest', attachments: [attachmentOf(to)] },
      });
    });
  });
}
