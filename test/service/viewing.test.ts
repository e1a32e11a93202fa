import assert from 'node:assert/strict';
import { rename, stat } from 'node:fs/promises';
import { strFromU8 } from 'fflate';
import { exportedFiles } from '../../src/api/exportedFiles.ts';
import { themeOf } from '../../src/deck/look.ts';
import { themeIds } from '../../src/deck/themes.ts';
import { readDeckFile } from '../../src/deckFile/readDeckFile.ts';
import { readPptx } from '../support/readPptx.ts';
import { TestService } from '../support/runningService.ts';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('The viewing page', () => {
  let service: TestService;
  let url: string;

  before(async () => {
    service = await TestService.start();
    const id = await service.generate({
      sections: [2],
      pictures: [{ id: 'a picture/1', base64: pixel }],
      remotePicture: 'https://pictures.example/r.png',
    });
    ({ url } = (await service.finished(id)).presentation);
  });
  after(() => service.close());

  const assetOf = (html: string, name: string) =>
    new RegExp(`"(assets/[0-9a-f]{16}/${name.replace('.', '\\.')})"`).exec(html)?.[1];

  it('needs no key, wherever it is shown, and no search engine keeps it', async () => {
    const response = await fetch(url);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(response.headers.get('referrer-policy'), 'no-referrer');
    assert.match(response.headers.get('x-robots-tag') ?? '', /noindex/);
    const html = await response.text();
    assert.match(html, /<meta name="robots" content="noindex">/);
    assert.match(html, /Section 1, slide 2/);
  });

  it('makes no data folder in the place of one that was moved away', async () => {
    const elsewhere = `${service.dataFolder}-moved`;
    await rename(service.dataFolder, elsewhere);
    try {
      assert.equal((await fetch(`${url}/deck.pptx?theme=plum`)).status, 503);
      await assert.rejects(stat(service.dataFolder), { code: 'ENOENT' });
    } finally {
      await rename(elsewhere, service.dataFolder);
    }
    assert.equal((await fetch(`${url}/deck.pptx?theme=plum`)).status, 200);
  });

  it('allows no script but its own, and no other place to load from', async () => {
    const response = await fetch(url);
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /script-src 'self'(;|$)/);
    assert.doesNotMatch(policy, /unsafe-eval|https:/);
    const html = await response.text();
    for (const [, attributes = '', content] of html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)) {
      assert.match(attributes, /src=/);
      assert.equal(content, '');
    }
    assert.doesNotMatch(html, /\son\w+=/i);
  });

  it('has the deck beside it as a file for presentation programs, in the theme that is asked for', async () => {
    const reply = await fetch(`${url}/deck.pptx?theme=forest&slides=2-2`);
    assert.equal(reply.status, 200);
    assert.equal(reply.headers.get('content-type'), exportedFiles.pptx.type);
    assert.match(reply.headers.get('content-disposition') ?? '', /^attachment; filename=".+\.pptx"/);
    const { slides, files } = readPptx(await reply.bytes());
    assert.equal(slides.length, 1);
    assert.match(
      strFromU8(files['ppt/theme/theme1.xml']!),
      new RegExp(`name="${themeOf({ theme: 'forest' }).name}"`),
    );
  });

  it('says of slides that it does not have that it has none such', async () => {
    const beyond = await fetch(`${url}/deck.pptx?slides=900`);
    assert.equal(beyond.status, 404);
    assert.match(await beyond.text(), /^It has \d+ slides: 900 is beyond its end\.$/);
    const unreadable = await fetch(`${url}/notes.md?slides=7-3`);
    assert.deepEqual(
      [unreadable.status, await unreadable.text()],
      [400, 'The slides must be a number or a range such as 3-7.'],
    );
    const unknown = await fetch(`${url}/deck.pptx?theme=none-of-them`);
    assert.deepEqual([unknown.status, await unknown.text()], [400, 'The theme must be the name of a theme.']);
  });

  it('has what is said beside it, as Markdown', async () => {
    const reply = await fetch(`${url}/notes.md`);
    assert.equal(reply.headers.get('content-type'), exportedFiles.notes.type);
    assert.match(await reply.text(), /^# .+\n\n## 1\. /);
  });

  it('has its deck file beside it, which reads as the deck', async () => {
    const reply = await fetch(`${url}/deck.md?theme=forest&slides=1-2`);
    assert.equal(reply.headers.get('content-type'), exportedFiles.md.type);
    assert.match(reply.headers.get('content-disposition') ?? '', /\.deck\.md"/);
    const { deck, lines } = readDeckFile(await reply.text());
    assert.deepEqual([deck.theme, lines.length], ['forest', 2]);
  });

  it('is one file beside itself, whole and never shown as a page of the service', async () => {
    const reply = await fetch(`${url}/deck.html?theme=forest`);
    assert.equal(reply.headers.get('content-type'), exportedFiles.html.type);
    assert.match(reply.headers.get('content-disposition') ?? '', /^attachment; filename=".+\.html"/);
    assert.match(reply.headers.get('content-security-policy') ?? '', /sandbox/);
    const html = await reply.text();
    assert.match(html, /data-theme="forest"/);
    const markup = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
    assert.match(markup, /Section 1, slide 2/);
    assert.doesNotMatch(markup, /\s(?:src|href)="(?!data:)/);
  });

  it('has no files of what is not there', async () => {
    assert.equal((await fetch(`${url}x/deck.pptx`)).status, 404);
  });

  it('refers to nothing but by relative addresses', async () => {
    const html = await (await fetch(url)).text();
    const references = [...html.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, address]) => address!);
    assert.ok(references.length > 0);
    for (const address of references) assert.doesNotMatch(address, /^(?:[a-z]+:|\/)/i);
  });

  it('loads its script and style, which may be kept for ever', async () => {
    const html = await (await fetch(url)).text();
    for (const [name, type] of [
      ['player.js', 'text/javascript; charset=utf-8'],
      ['style.css', 'text/css; charset=utf-8'],
    ] as const) {
      const response = await fetch(new URL(assetOf(html, name)!, url));
      assert.deepEqual([response.status, response.headers.get('content-type')], [200, type]);
      assert.match(response.headers.get('cache-control') ?? '', /immutable/);
      assert.ok((await response.arrayBuffer()).byteLength > 0);
    }
  });

  it('gives files of another version, too, but not for keeps', async () => {
    const response = await fetch(new URL('assets/0123456789abcdef/player.js', url));
    assert.deepEqual([response.status, response.headers.get('cache-control')], [200, 'no-cache']);
    await response.arrayBuffer();
  });

  it('gives none of what is beside the player', async () => {
    for (const path of [
      'assets/x/..%2fdeckwright.js',
      'assets/x/%2e%2e%2f%2e%2e%2fpackage.json',
      'assets/x/',
      'assets/x/nothing.js',
    ]) {
      const response = await fetch(new URL(path, url));
      assert.equal(response.status, 404, path);
      await response.text();
    }
  });

  it('shows the pictures of its deck, harmless on their own', async () => {
    const response = await fetch(`${url}/pictures/${encodeURIComponent('a picture/1')}`);
    assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/png']);
    assert.match(response.headers.get('content-security-policy') ?? '', /^default-src 'none';.*sandbox/);
    assert.equal(Buffer.from(await response.arrayBuffer()).toString('base64'), pixel);
    assert.equal((await fetch(`${url}/pictures/remote`)).status, 404);
    assert.equal(
      (await fetch(`${service.origin}/p/x/pictures/${encodeURIComponent('a picture/1')}`)).status,
      404,
    );
  });

  it('loads no picture from the web, whatever its address asks for', async () => {
    const response = await fetch(`${url}?remote=1`);
    assert.match(response.headers.get('content-security-policy') ?? '', /img-src 'self' data:;/);
    assert.doesNotMatch(await response.text(), /<img[^>]*pictures\.example/);
  });

  it('looks up no host that it links to', async () => {
    const response = await fetch(url);
    assert.equal(response.headers.get('x-dns-prefetch-control'), 'off');
  });

  it('is shown in the theme that its viewer chose', async () => {
    const themeAt = async (address: string) =>
      /<html[^>]* data-theme="([\w-]+)"/.exec(await (await fetch(address)).text())?.[1];
    const own = await themeAt(url);
    const other = themeIds.find((id) => id !== own);
    assert.equal(await themeAt(`${url}?theme=${other}`), other);
    assert.equal(await themeAt(`${url}?theme=none-of-them`), own);
    assert.equal((await fetch(`${url}?theme=${encodeURIComponent('"><script>')}`)).status, 200);
  });

  it('carries a new title from the next look on', async () => {
    const { body } = await service.call('POST', '/presentations', { template_id: 'pitch' });
    await service.call('PATCH', `/presentations/${body.id}`, { title: 'Title <of> "mine"' });
    const html = await (await fetch(body.url)).text();
    assert.match(html, /<title>Title &lt;of&gt; &quot;mine&quot;<\/title>/);
  });

  it('is not sent again to whoever has it, and is once it has changed', async () => {
    const { body } = await service.call('POST', '/presentations', { template_id: 'pitch' });
    const asked = (known: string, query = '') =>
      fetch(body.url + query, { headers: { 'if-none-match': known }, cache: 'no-store' });
    const tag = (await asked('"other"')).headers.get('etag') ?? '';
    assert.match(tag, /^"[^"]+"$/);
    for (const known of [tag, `"other", W/${tag}`, '*']) {
      const same = await asked(known);
      assert.deepEqual([same.status, await same.text(), same.headers.get('etag')], [304, '', tag], known);
    }
    assert.equal((await asked(tag, '?theme=forest')).status, 200);
    await service.call('PATCH', `/presentations/${body.id}`, { title: 'Another' });
    assert.equal((await asked(tag)).status, 200);
  });

  it('is found with a slash at the end of its address, too', async () => {
    const response = await fetch(`${url}/`, { redirect: 'manual' });
    assert.equal(response.status, 308);
    assert.equal(new URL(response.headers.get('location') ?? '', `${url}/`).href, url);
  });

  it('says so where there is no presentation', async () => {
    const response = await fetch(`${service.origin}/p/nothing`);
    assert.deepEqual(
      [response.status, await response.text()],
      [404, 'There is no presentation at this address.'],
    );
  });

  it('is found again through another service on the same data', async () => {
    const other = await TestService.start({ dataFolder: service.dataFolder });
    try {
      assert.equal((await fetch(`${other.origin}${new URL(url).pathname}`)).status, 200);
    } finally {
      await other.close();
    }
  });

  it('leaves no token in the log', () => {
    const token = new URL(url).pathname.split('/').at(-1)!;
    assert.ok(!JSON.stringify(service.log).includes(token));
  });
});
