import assert from 'node:assert/strict';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { UploadTarget } from '../../src/api/upload.ts';
import { filesIn } from '../support/dataFolder.ts';
import { believe, newFolder, TestService } from '../support/runningService.ts';
import { formOf, post, targetFor, upload } from '../support/uploading.ts';

const bytes = new TextEncoder().encode('# Notes\n\nRevenue grew 12 %.\n');
const dayMs = 86_400_000;

const objectsOf = (service: TestService) => filesIn(join(service.dataFolder, 'objects'));

const attachment = (target: UploadTarget, url = target.download_url) => ({
  id: 'a',
  url,
  file_name: 'notes.md',
  type: 'text/markdown',
});

describe('Uploads', () => {
  let service: TestService;
  let time = Date.now();

  before(async () => {
    service = await TestService.start({ now: () => time });
  });
  after(() => service.close());
  afterEach(async () => {
    time = Date.now();
    await rm(join(service.dataFolder, 'objects'), { recursive: true, force: true });
  });

  const newTarget = async (): Promise<UploadTarget> => (await targetFor(service, { bytes })).body;

  async function assertRefused(
    target: UploadTarget,
    form: FormData,
    sentence: RegExp,
    headers?: Record<string, string>,
  ) {
    const response = await post(target, form, headers);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    assert.equal(response.status, 400);
    assert.equal(error.code, 'FILE_UPLOAD_ERROR');
    assert.match(error.message, sentence);
    assert.deepEqual(await objectsOf(service), []);
  }

  describe('the target', () => {
    it('names workspace and file in its path and writes nothing', async () => {
      const target = await newTarget();
      assert.match(target.path, /^acme\/[0-9a-f]{32}\/notes\.md$/);
      assert.deepEqual(await objectsOf(service), []);
    });

    it('can be had for every allowed type, up to 50 MB exactly', async () => {
      for (const [name, type] of [
        ['a.txt', 'text/plain'],
        ['a.MD', 'text/markdown; charset=utf-8'],
        ['a.pdf', 'application/pdf'],
        ['a.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
        ['a.jpg', 'image/jpeg'],
        ['a.jpeg', 'IMAGE/JPEG'],
        ['a.png', 'image/png'],
        ['a.gif', 'image/gif'],
        ['a.webp', 'image/webp'],
      ] as const) {
        const { status } = await targetFor(service, { name, type, bytes, declared: 52_428_800 });
        assert.equal(status, 200, name);
      }
    });

    it('is refused for other types, contradictions and sizes over 50 MB', async () => {
      for (const [file, sentence] of [
        [{ name: 'a.exe', type: 'application/octet-stream' }, /file_name must end in one of \.txt, \.md/],
        [{ name: 'a.svg', type: 'image/svg+xml' }, /file_name must end/],
        [{ name: 'noextension', type: 'text/plain' }, /file_name must end/],
        [{ name: 'a.md.html', type: 'text/markdown' }, /file_name must end/],
        [{ name: 'a.__proto__', type: 'text/markdown' }, /file_name must end/],
        [
          { name: 'a.md', type: 'application/pdf' },
          /content_type must be text\/markdown .* not application\/pdf/,
        ],
        [{ name: 'a.md', type: 'text/markdown', declared: 52_428_801 }, /declared_file_size is over 50 MB/],
      ] as const) {
        const { status, body } = await targetFor(service, { ...file, bytes });
        assert.equal(status, 400, file.name);
        assert.equal(body.error.code, 'FILE_UPLOAD_ERROR', file.name);
        assert.match(body.error.message, sentence);
      }
    });
  });

  describe('the storage', () => {
    it('answers 204 and gives the file back as it was', async () => {
      const target = await upload(service, { bytes });
      const response = await fetch(target.download_url);
      assert.deepEqual(new Uint8Array(await response.arrayBuffer()), bytes);
      assert.equal(response.headers.get('content-type'), 'text/markdown');
      assert.equal(response.headers.get('content-length'), String(bytes.byteLength));
      assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
      assert.match(response.headers.get('content-disposition') ?? '', /^attachment; filename="notes\.md"/);
      assert.match(response.headers.get('content-security-policy') ?? '', /sandbox/);
    });

    it('answers HEAD with the headers alone', async () => {
      const target = await upload(service, { bytes });
      const response = await fetch(target.download_url, { method: 'HEAD' });
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('content-length'), String(bytes.byteLength));
    });

    it('takes an empty file and a shorter one than declared', async () => {
      await upload(service, { bytes: new Uint8Array() });
      const target = await upload(service, { bytes, declared: 10_000 });
      assert.equal((await (await fetch(target.download_url)).arrayBuffer()).byteLength, bytes.byteLength);
    });

    it('takes a form once, and keeps what it took', async () => {
      const target = await upload(service, { bytes });
      const later = new TextEncoder().encode('later');
      const again = await post(target, formOf(target.fields, later));
      assert.equal(again.status, 400);
      assert.match(await again.text(), /has been used/);
      assert.deepEqual(new Uint8Array(await (await fetch(target.download_url)).arrayBuffer()), bytes);
    });

    it('takes one of many that come by the same form at once', async () => {
      const target = await newTarget();
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          post(target, formOf(target.fields, new TextEncoder().encode(`file ${index}`))),
        ),
      );
      const taken = answers.map(({ status }) => status).sort();
      assert.deepEqual(taken, [204, ...Array.from({ length: 7 }, () => 400)]);
      const winner = answers.findIndex(({ status }) => status === 204);
      assert.equal(await (await fetch(target.download_url)).text(), `file ${winner}`);
    });

    it('refuses an Authorization header', async () => {
      const target = await newTarget();
      await assertRefused(target, formOf(target.fields, bytes), /no Authorization header/, {
        authorization: `Bearer ${service.key}`,
      });
    });

    it('refuses each changed field', async () => {
      const target = await newTarget();
      const other = await newTarget();
      for (const { name } of target.fields) {
        const fields = target.fields.map((field) =>
          field.name === name ? { name, value: `${field.value}x` } : field,
        );
        await assertRefused(target, formOf(fields, bytes), /changed/);
      }
      const mixed = target.fields.map((field, index) => (index === 0 ? other.fields[0]! : field));
      await assertRefused(target, formOf(mixed, bytes), /field key was changed/);
    });

    it('refuses missing, added, doubled and reordered fields', async () => {
      const target = await newTarget();
      const { fields } = target;
      for (const { name } of fields) {
        await assertRefused(
          target,
          formOf(
            fields.filter((field) => field.name !== name),
            bytes,
          ),
          new RegExp(`field ${name} is missing`),
        );
      }
      const extra = { name: 'acl', value: 'public-read' };
      for (const wrong of [[extra, ...fields], [...fields, fields[0]!], fields.toReversed()]) {
        await assertRefused(target, formOf(wrong, bytes), /once each, in this order/);
      }
      const crowd = Array.from({ length: 60 }, () => extra);
      await assertRefused(target, formOf([...fields, ...crowd], bytes), /more parts|once each/);
      const long = [{ name: 'key', value: 'k'.repeat(100_000) }, ...fields.slice(1)];
      await assertRefused(target, formOf(long, bytes), /too long/);
    });

    it('refuses what follows the file, a second file, a file of another name, and none', async () => {
      const target = await newTarget();
      const trailing = formOf(target.fields, bytes);
      trailing.append('key', 'late');
      await assertRefused(target, trailing, /Nothing may follow the file/);
      const second = formOf(target.fields, bytes);
      second.append('file', new Blob([bytes]), 'two.md');
      await assertRefused(target, second, /one file only/);
      const named = new FormData();
      for (const { name, value } of target.fields) named.append(name, value);
      await assertRefused(target, named, /has no file/);
      named.append('data', new Blob([bytes]), 'file.md');
      await assertRefused(target, named, /under the name file/);
    });

    it('refuses an expired form', async () => {
      const target = await newTarget();
      time += 3_600_000;
      await assertRefused(target, formOf(target.fields, bytes), /expired/);
    });

    it('refuses one byte more than declared', async () => {
      const target = await newTarget();
      await assertRefused(target, formOf(target.fields, new Blob([bytes, 'x'])), /longer than the 28 bytes/);
    });

    it('refuses 50 MB and one byte, and takes 50 MB', async () => {
      const most = new Uint8Array(52_428_800);
      const { body: target } = await targetFor(service, { bytes: most });
      await assertRefused(
        target,
        formOf(target.fields, new Blob([most, 'x'])),
        /longer than the 52428800 bytes/,
      );
      assert.equal((await post(target, formOf(target.fields, most))).status, 204);
    });

    it('refuses far more than that before it comes', async () => {
      const target = await newTarget();
      const answer = await send(
        target,
        { 'content-length': '9999999999', 'content-type': 'multipart/form-data; boundary=b' },
        '--b',
      );
      assert.equal(answer, 400);
    });

    it('refuses what is no form, or a broken one', async () => {
      const target = await newTarget();
      const form = 'multipart/form-data; boundary=b';
      for (const [type, body] of [
        ['application/json', '{}'],
        ['multipart/form-data', 'x'],
        ['multipart/form-data; charset=utf-8', 'x'],
        [form, ''],
        [form, '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nvalue'],
        [form, `--b\r\n${'x'.repeat(100_000)}`],
        [form, 'no boundary at all'],
      ] as const) {
        const response = await fetch(target.url, { method: 'POST', headers: { 'content-type': type }, body });
        assert.equal(response.status, 400, body.slice(0, 40));
        assert.deepEqual(await objectsOf(service), []);
      }
      assert.equal(
        await send(target, { 'content-type': form, 'transfer-encoding': 'chunked' }, '--b--'),
        400,
      );
    });

    it('keeps nothing of a client that leaves midway', async () => {
      const { body: target } = await targetFor(service, { bytes, declared: 10_000_000 });
      const form = new Response(formOf(target.fields, new Uint8Array(5_000_000)));
      const head = Buffer.from(await form.clone().arrayBuffer()).subarray(0, 3_000_000);
      const leaving = request(target.url, {
        method: 'POST',
        headers: { 'content-type': form.headers.get('content-type')!, 'content-length': '5001500' },
      });
      leaving.on('error', () => {});
      leaving.write(head);
      await until(async () => (await objectsOf(service)).length > 0);
      leaving.destroy();
      await until(async () => (await objectsOf(service)).length === 0);
    });

    it('keeps nothing of clients that leave anywhere, and goes on', async () => {
      const target = await newTarget();
      const whole = new Response(formOf(target.fields, bytes));
      const body = Buffer.from(await whole.clone().arrayBuffer());
      const headers = {
        'content-type': whole.headers.get('content-type')!,
        'content-length': String(body.byteLength),
      };
      for (let sent = 0; sent < body.byteLength; sent += 37) {
        const leaving = request(target.url, { method: 'POST', headers });
        leaving.on('error', () => {});
        leaving.write(body.subarray(0, sent), () => leaving.destroy());
        await new Promise((resolve) => leaving.once('close', resolve));
      }
      await until(async () => (await objectsOf(service)).length === 0);
      assert.equal((await post(target, formOf(target.fields, bytes))).status, 204);
      assert.deepEqual(
        service.log.filter(({ level }) => level === 'error'),
        [],
      );
    });

    it('refuses a form that ends in the middle of its file', async () => {
      const target = await newTarget();
      const whole = new Response(formOf(target.fields, bytes));
      const body = Buffer.from(await whole.clone().arrayBuffer()).subarray(0, -60);
      const headers = { 'content-type': whole.headers.get('content-type')! };
      const response = await fetch(target.url, { method: 'POST', headers, body });
      assert.equal(response.status, 400);
      assert.deepEqual(await objectsOf(service), []);
    });

    it('says so when the disk cannot be written', async () => {
      await writeFile(join(service.dataFolder, 'objects'), 'in the way');
      const target = await newTarget();
      const response = await post(target, formOf(target.fields, bytes));
      assert.equal(response.status, 500);
      assert.equal(((await response.json()) as { error: { code: string } }).error.code, 'INTERNAL_ERROR');
    });
  });

  describe('file names', () => {
    const names = [
      '../../etc/passwd.md',
      'a/b.md',
      'C:\\Users\\me\\b.md',
      'nul\u0000byte.md',
      'right\u202eleft.md',
      `${'長'.repeat(400)}.md`,
      `${'x'.repeat(1_021)}.md`,
      'lone\ud800surrogate.md',
      '....md',
      '"quoted" (name)\'s*.md',
      'line\r\nbreak.md',
      'con.md',
      '%2e%2e%2f.md',
      'Café.md',
    ];

    for (const name of names) {
      it(`keeps ${JSON.stringify(name.slice(0, 40))} as data`, async () => {
        const target = await upload(service, { name, bytes });
        assert.match(target.path, /^acme\/[0-9a-f]{32}\/[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}._-]*$/u);
        const response = await fetch(target.download_url);
        assert.deepEqual(new Uint8Array(await response.arrayBuffer()), bytes);
        const shown = /filename\*=UTF-8''(\S+)$/.exec(response.headers.get('content-disposition') ?? '')?.[1];
        assert.equal(decodeURIComponent(shown ?? ''), name.toWellFormed());
        for (const stored of await objectsOf(service)) assert.match(stored, /^[0-9a-f]{32}(_about)?$/);
      });
    }

    it('keeps names apart that differ only by case', async () => {
      const lower = await upload(service, { name: 'notes.md', bytes });
      const upper = await upload(service, { name: 'NOTES.md', bytes: new TextEncoder().encode('upper') });
      assert.notEqual(lower.path.toLowerCase(), upper.path.toLowerCase());
      assert.deepEqual(new Uint8Array(await (await fetch(lower.download_url)).arrayBuffer()), bytes);
      assert.equal(await (await fetch(upper.download_url)).text(), 'upper');
    });
  });

  describe('the download link', () => {
    it('is good for 7 days', async () => {
      const target = await upload(service, { bytes });
      time += 7 * dayMs - 1_000;
      assert.equal((await fetch(target.download_url)).status, 200);
      time += 1_001;
      const expired = await fetch(target.download_url);
      assert.equal(expired.status, 403);
      assert.match(await expired.text(), /expired: upload the file again/);
    });

    it('leads nowhere before the upload', async () => {
      assert.equal((await fetch((await newTarget()).download_url)).status, 404);
    });

    it('is refused when anything in it is changed', async () => {
      const target = await upload(service, { bytes });
      const other = await upload(service, { bytes });
      const url = target.download_url;
      const [, otherId = ''] = other.path.split('/');
      for (const forged of [
        url.replace(/expires=\d+/, 'expires=99999999999'),
        url.replace(/signature=./, (text) => (text.endsWith('A') ? 'signature=B' : 'signature=A')),
        url.replace(/&signature=.*/, ''),
        url.replace('/acme/', '/other/'),
        url.replace(/[0-9a-f]{32}/, otherId),
        url.replace('notes.md', 'notes.html'),
        `${url}&expires=1`,
        `${url}&more=1`,
      ]) {
        assert.equal((await fetch(forged)).status, 403, forged);
      }
    });
  });

  describe('as attachments', () => {
    const start = (target: UploadTarget, url?: string, headers?: Record<string, string>) =>
      service.call(
        'POST',
        '/presentations/generate',
        { prompt: '{"sections":[1]}', attachments: [attachment(target, url)] },
        headers,
      );

    it('are accepted once they are uploaded, by whichever name this machine is called', async () => {
      const target = await upload(service, { bytes });
      assert.equal((await start(target)).status, 202);
      assert.equal((await start(target, target.download_url.replace('127.0.0.1', 'localhost'))).status, 202);
    });

    it('are read once, however often they are named', async () => {
      const [one, other] = [await upload(service, { bytes }), await upload(service, { bytes })];
      const id = await service.generate(
        { sections: [1] },
        { attachments: [one, other, one].map((target) => attachment(target)) },
      );
      const { presentation } = await service.finished(id);
      assert.equal(JSON.parse(presentation.notices[0]).sources.length, 2);
    });

    it("are refused when not uploaded, expired, forged, another workspace's or under another host", async () => {
      const target = await upload(service, { bytes });
      const { origin } = service;
      const refused = async (url: string, headers?: Record<string, string>) => {
        const { status, body } = await start(target, url, headers);
        assert.equal(status, 400, url);
        assert.equal(body.error.code, 'BAD_REQUEST');
        assert.match(body.error.message, /attachments\[0\]\.url/);
      };
      const good = target.download_url;
      await refused((await newTarget()).download_url);
      await refused(good.replace(/signature=.*/, 'signature=AAAA'));
      await refused(good.replace(origin, 'https://slides.example.com'));
      await refused(good.replace(origin, 'ftp://127.0.0.1'));
      await refused(good.replace(origin, 'http://user:secret@127.0.0.1'));
      await refused(good.replace(origin, `${origin}/prefix`));
      await refused(good, { 'x-api-key': await service.newKey('other') });
      time += 7 * dayMs + 1_000;
      await refused(good);
    });
  });

  describe('whose links have expired', () => {
    it('are deleted at the next start, but for those that a job still reads', async () => {
      const dataFolder = await newFolder();
      const one = await TestService.start({ dataFolder });
      const used = await upload(one, { bytes });
      const target = await upload(one, { bytes });
      const waiting = await one.generate(
        { sections: [1], questions: ['Who?'] },
        { attachments: [attachment(used)] },
      );
      await one.statusWhere(waiting, ({ status }) => status === 'awaiting_input');
      await one.close();

      believe(dataFolder, Date.now() + 9 * dayMs);
      const other = await TestService.start({
        dataFolder,
        now: () => Date.now() + 9 * dayMs,
        config: { answerDays: 30 },
      });
      const left = async () => (await filesIn(join(dataFolder, 'objects'))).toSorted();
      const [, usedId = ''] = used.path.split('/');
      await until(async () => (await left()).length === 2);
      assert.deepEqual(await left(), [usedId, `${usedId}_about`]);
      assert.ok(!(await left()).some((name) => target.path.includes(name)));
      await other.close();
      await rm(dataFolder, { recursive: true });
    });
  });

  describe('across restarts', () => {
    it('keep their links when port and public URL change, and no other host gets any', async () => {
      const dataFolder = await newFolder();
      const links: string[] = [];
      for (const publicUrl of [undefined, 'https://one.example.com/slides', 'https://two.example.com']) {
        const one = await TestService.start({ dataFolder, config: { publicUrl } });
        const { body: target } = await targetFor(one, { bytes });
        const local = target.url.replace(publicUrl ?? one.origin, one.origin);
        assert.equal((await post({ ...target, url: local }, formOf(target.fields, bytes))).status, 204);
        links.push(target.download_url);
        for (const url of links) {
          const { status } = await one.call('POST', '/presentations/generate', {
            prompt: '{"sections":[1]}',
            attachments: [attachment(target, url)],
          });
          assert.equal(status, 202, url);
        }
        const foreign = links.at(-1)!.replace(/^.*?(?=\/files\/)/, 'https://three.example.com');
        const { status } = await one.call('POST', '/presentations/generate', {
          prompt: '{"sections":[1]}',
          attachments: [attachment(target, foreign)],
        });
        assert.equal(status, 400);
        await one.close();
      }
      assert.equal((await stat(join(dataFolder, 'signing.key'))).mode & 0o777, 0o600);
      const log = await readFile(join(dataFolder, 'addresses'), 'utf8');
      assert.equal(log, 'https://one.example.com/slides\nhttps://two.example.com\n');
      await rm(dataFolder, { recursive: true });
    });
  });
});

/** One request as it is, whatever its headers promise. */
function send(
  target: UploadTarget,
  headers: Record<string, string>,
  body: string,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(target.url, { method: 'POST', headers }, (response) => {
      resolve(response.statusCode);
      sent.destroy();
    });
    sent.on('error', reject);
    sent.flushHeaders();
    sent.write(body);
    if (headers['transfer-encoding']) sent.end();
  });
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 10_000;
  while (!(await condition())) {
    assert.ok(Date.now() < giveUpAt, 'waited in vain');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
