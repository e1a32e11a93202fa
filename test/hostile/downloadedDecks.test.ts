import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { Deck } from '../../src/layouts/deck.ts';
import { findBreaches } from '../player/breaches.ts';
import { type Attack, attackDocument, attacks, grouped } from '../support/attacks.ts';
import { chromiumOptions } from '../support/chromium.ts';
import { deckOf } from '../support/deckOf.ts';
import { exportOf } from '../support/exporting.ts';
import { homeCalls } from '../support/homeCalls.ts';
import { startListeningHost } from '../support/listeningHost.ts';
import { type PageServer, startPageServer } from '../support/pageServer.ts';
import { newFolder } from '../support/runningService.ts';

/** Of more a deck would not show all. */
const inOneDeck = 24;
const decksAtOnce = 4;

/** One deck with the slides of several: opening one takes longer than what it shows. */
const deckOfAll = async (attacks: readonly Attack[], id: string): Promise<Deck> => {
  const made = grouped(attacks, inOneDeck).map((group, index) =>
    deckOf(attackDocument(group), { id: `${id}-${index}` }),
  );
  const decks = (await Promise.all(made)).map(({ deck }) => deck);
  return Deck.parse({ ...decks[0], id, sections: decks.flatMap(({ sections }) => sections) });
};

describe('Decks that would call home', function () {
  this.timeout(240_000);
  let browser: Browser;
  let server: PageServer;
  let host: Awaited<ReturnType<typeof startListeningHost>>;
  let folder: string;

  before(async () => {
    host = await startListeningHost();
    server = await startPageServer();
    folder = await newFolder();
    const options = chromiumOptions();
    // Whatever an attack names leads to the host that listens.
    const names = `--host-resolver-rules=MAP *.example 127.0.0.1:${host.port}`;
    browser = await chromium.launch({ ...options, args: [...options.args, names] });
  });
  after(async () => {
    await browser.close();
    await server.close();
    await host.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => host.heard.splice(0));

  const silence = {
    onPage: [],
    onFile: [],
    withoutPolicy: [],
    onExport: [],
    exportWithoutPolicy: [],
    breaches: [],
  };

  const settled = (page: Page) => page.waitForSelector('html[data-state="settled"]');

  /** Each slide is shown as it is in use, and on paper. */
  const use = async (page: Page): Promise<void> => {
    await settled(page);
    await page.evaluate(async () => {
      for (const slide of document.querySelectorAll<HTMLElement>('.slides > section')) {
        location.hash = `/${slide.id}`;
        slide.style.display = 'block';
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await page.emulateMedia({ media: 'print' });
    await page.pdf();
  };

  const download = async (page: Page, name: string): Promise<string> => {
    const path = join(folder, `${name}.html`);
    const coming = page.waitForEvent('download');
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-action="download"]')?.click());
    await (await coming).saveAs(path);
    return path;
  };

  /** As a program would show it that knows nothing of policies. */
  const withoutPolicy = async (file: string): Promise<string> => {
    const html = await readFile(file, 'utf8');
    const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    assert.notEqual(bare, html);
    const path = file.replace('.html', '-bare.html');
    await writeFile(path, bare);
    return path;
  };

  /** As the service writes it, without a browser. */
  const exportedFile = async (deck: Deck, name: string): Promise<string> => {
    const path = join(folder, `${name}-exported.html`);
    await writeFile(path, (await exportOf(deck, { format: 'html' })).bytes);
    return path;
  };

  const heardOf = async (group: readonly Attack[], name: string): Promise<Record<string, string[]>> => {
    const deck = await deckOfAll(group, name);
    const context = await browser.newContext({ acceptDownloads: true });
    const page = await context.newPage();
    await page.exposeFunction('breached', () => undefined);
    await page.goto(server.show(deck));
    await settled(page);
    const file = await download(page, name);
    await use(page);
    const onPage = host.heard.splice(0);
    const offline = await context.newPage();
    await offline.goto(pathToFileURL(file).href);
    await use(offline);
    const onFile = host.heard.splice(0);
    const unguarded = await context.newPage();
    await unguarded.goto(pathToFileURL(await withoutPolicy(file)).href);
    await unguarded.emulateMedia({ media: 'print' });
    await unguarded.pdf();
    const withoutPolicyHeard = host.heard.splice(0);
    const exported = await exportedFile(deck, name);
    const alone = await context.newPage();
    await alone.goto(pathToFileURL(exported).href);
    await use(alone);
    const onExport = host.heard.splice(0);
    const bare = await context.newPage();
    await bare.goto(pathToFileURL(await withoutPolicy(exported)).href);
    await use(bare);
    const exportWithoutPolicy = host.heard.splice(0);
    await context.close();
    const breaches = await findBreaches(browser, server.hold(await readFile(exported, 'utf8')));
    return { onPage, onFile, withoutPolicy: withoutPolicyHeard, onExport, exportWithoutPolicy, breaches };
  };

  it('would be heard', async () => {
    const page = await browser.newPage();
    await page.setContent('<img src="https://evil.example/x.png"><img src="http://evil.example/y.png">');
    await page.waitForLoadState('networkidle');
    await page.close();
    assert.ok(host.heard.length >= 2, host.heard.join());
  });

  const all = {
    'spelled in every way': homeCalls('https://evil.example'),
    'without encryption either': homeCalls('http://evil.example'),
    'by the attacks on pages': attacks,
  };
  for (const [how, each] of Object.entries(all))
    for (const [index, group] of grouped(each, inOneDeck * decksAtOnce).entries())
      it(`ask nobody ${how}, part ${index + 1}`, async () => {
        assert.deepEqual(await heardOf(group, `${how.replaceAll(' ', '-')}-${index}`), silence);
      });

  it('ask not even for what lies beside them, with a diagram that cannot be drawn', async () => {
    const { deck } = await deckOf('# D\n\n## Flow\n\n```mermaid\nflowchart LR\n  a -->\n```\n');
    const context = await browser.newContext({ acceptDownloads: true });
    const page = await context.newPage();
    await page.goto(server.show(deck));
    await settled(page);
    const file = pathToFileURL(await download(page, 'broken')).href;
    const offline = await context.newPage();
    const asked: string[] = [];
    offline.on('request', (request) => asked.push(request.url()));
    await offline.goto(file);
    await use(offline);
    await context.close();
    assert.deepEqual(
      asked.filter((address) => address.split('#')[0] !== file && !address.startsWith('data:')),
      [],
    );
  });
});
