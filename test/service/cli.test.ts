import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { GenerationStatus } from '../../src/api/generation.ts';
import { Presentation } from '../../src/api/presentation.ts';
import { TemplateList } from '../../src/api/template.ts';
import { readDeckFile } from '../../src/deckFile/readDeckFile.ts';
import { settledSlide } from '../../src/deckFile/settledDeck.ts';
import { chromiumOptions } from '../support/chromium.ts';
import { CommandProcess, runProcess } from '../support/commandProcess.ts';
import { readPptx } from '../support/readPptx.ts';
import { newFolder } from '../support/runningService.ts';

const review = 'examples/quarterly-review.md';
const report = 'examples/technical-design.md';

describe('deckwright, as it is built', () => {
  let data = '';
  before(async () => {
    data = await newFolder();
  });
  after(() => rm(data, { recursive: true, force: true }));

  it('can be run as it lies there', async () => {
    const { mode } = await stat('dist/deckwright.js');
    assert.equal(mode & 0o111, 0o111);
    assert.match(await readFile('dist/deckwright.js', 'utf8'), /^#!\/usr\/bin\/env node\n/);
    assert.match((await runProcess(['--version'])).out, /^\d+\.\d+\.\d+\n$/);
  });

  describe('generate, show and rename with the built-in service', () => {
    let id = '';

    it('makes a deck, shows it, and goes on until Ctrl+C', async () => {
      const command = new CommandProcess(['generate', review, '--data', data]);
      const [, url = ''] = await command.has(/view {2,}(http:\S+)[\s\S]*until you press Ctrl\+C/);
      const page = await fetch(url);
      assert.equal(page.status, 200);
      assert.match(await page.text(), /<html/);
      command.signal('SIGINT');
      const { exitCode, out, err } = await command.ended();
      assert.equal(exitCode, 0);
      assert.match(
        out,
        /^.+\n {2}id {6}\S+\n {2}slides {2}\d+\n {2}view {4}http:\/\/127\.0\.0\.1:\d+\/p\/\S+\n$/,
      );
      assert.match(err, /^[^\r\x1b]*$/);
      id = /id {6}(\S+)/.exec(out)?.[1] ?? '';
    });

    it('shows it again, in a process of its own', async () => {
      const command = new CommandProcess(['show', id], { DECKWRIGHT_DATA: data });
      const [, url = ''] = await command.has(/view {2,}(http:\S+)[\s\S]*until you press Ctrl\+C/);
      assert.equal((await fetch(url)).status, 200);
      command.signal('SIGTERM');
      assert.equal((await command.ended()).exitCode, 0);
    });

    it('lists it, deletes it, and brings it back with another link', async () => {
      const run = (...argv: string[]) => runProcess([...argv, '--data', data]);
      assert.match((await run('list')).out, new RegExp(`^${id} `, 'm'));
      assert.match((await run('delete', id)).out, /is in the bin until/);
      assert.doesNotMatch((await run('list')).out, new RegExp(id));
      assert.match((await run('list', '--bin')).out, new RegExp(`^${id} .*until `, 'm'));
      assert.match((await run('restore', id)).out, /is back/);
      const urlOf = async (): Promise<string> =>
        JSON.parse((await run('list', '--json')).out).presentations.find(
          (listed: { id: string }) => listed.id === id,
        ).url;
      const before = await urlOf();
      assert.match((await run('revoke', id)).out, /leads nowhere any more/);
      const after = await urlOf();
      assert.notEqual(new URL(before).pathname, new URL(after).pathname);
      assert.equal((await run('delete', 'pres_none')).exitCode, 1);
    });

    it('backs it up into a folder that can be served', async () => {
      const folder = join(await newFolder(), 'copy');
      const { exitCode, out } = await runProcess(['backup', folder, '--data', data]);
      assert.equal(exitCode, 0);
      assert.match(out, /^\d+ presentations and \d+ files are in /);
      assert.match((await runProcess(['list', '--data', folder])).out, new RegExp(`^${id} `, 'm'));
      await rm(join(folder, '..'), { recursive: true });
    });

    it('gives it another title', async () => {
      const renamed = await runProcess(['rename', id, 'Third quarter, final', '--data', data]);
      assert.equal(renamed.exitCode, 0);
      assert.match(renamed.out, /^Third quarter, final\n/);
      const shown = await runProcess(['show', id, '--json', '--no-serve', '--data', data]);
      assert.equal(Presentation.parse(JSON.parse(shown.out)).title, 'Third quarter, final');
    });

    it('says how to see it later where it does not stay', async () => {
      const { exitCode, out } = await runProcess(['show', id, '--no-serve', '--data', data]);
      assert.equal(exitCode, 0);
      assert(out.includes(`view    deckwright show ${id} --open --data ${data}\n`), out);
    });

    it('writes it as a file', async () => {
      const path = join(data, 'review.pptx');
      const { exitCode, out, err } = await runProcess(['export', id, '--out', path, '--data', data]);
      assert.deepEqual([exitCode, out], [0, `${path}\n`]);
      assert.match(err, /--fonts office/);
      assert(readPptx(await readFile(path)).slides.length > 5);
    });

    it('prints it by a browser', async () => {
      const path = join(data, 'review.pdf');
      const browser = chromiumOptions().executablePath;
      const parameters = [
        'export',
        id,
        '--out',
        path,
        '--slides',
        '1-2',
        '--browser',
        browser,
        '--data',
        data,
      ];
      const { exitCode } = await runProcess(parameters);
      assert.equal(exitCode, 0);
      assert.match(await readFile(path, 'latin1'), /^%PDF-[\s\S]*\/Count 2\b/);
    });

    it('says what to install where there is no browser', async () => {
      const parameters = ['export', id, '--format', 'pdf', '--browser', join(data, 'none'), '--data', data];
      const { exitCode, err } = await runProcess(parameters);
      assert.equal(exitCode, 1);
      assert.match(err, /There is no program .*none that can be started\./);
    });

    it('does not know what is not there', async () => {
      const { exitCode, out, err } = await runProcess(['show', 'pres_none', '--no-serve', '--data', data]);
      assert.deepEqual([exitCode, out], [1, '']);
      assert.match(err, /^deckwright: .*pres_none.*\.\n$/);
    });
  });

  it('prints the final status alone with --json', async () => {
    const { exitCode, out } = await runProcess(['generate', report, '--json', '--no-serve', '--data', data]);
    assert.equal(exitCode, 0);
    const status = GenerationStatus.parse(JSON.parse(out));
    assert(status.status === 'completed');
    assert(status.presentation.sections.some(({ slides }) => slides.length > 0));
  });

  it('writes what a deck file says, one slide for one, in one go', async () => {
    const talk = join(data, 'tea.deck.md');
    const text =
      '---\ntheme: plum\nlanguage: en-US\n---\n\n# Tea\n\n---\n\n## Kinds\n\n- green\n- black\n\n---\n\n## Cups\n\nThree a day.\n';
    await writeFile(talk, text);
    const [deckFile, pptx, notes] = [join(data, 'out.deck.md'), join(data, 'out.pptx'), join(data, 'out.md')];
    for (const parameters of [
      ['export', talk, '--out', deckFile],
      ['generate', talk, '--out', pptx],
      ['export', talk, '--out', notes],
    ]) {
      const { exitCode, out, err } = await runProcess([...parameters, '--data', data]);
      assert.deepEqual([exitCode, out], [0, `${parameters[3]}\n`], err);
    }
    const deckOf = (file: string) =>
      readDeckFile(file).deck.sections.flatMap(({ slides }) => slides.map(({ id, ...slide }) => slide));
    assert.deepEqual(deckOf(await readFile(deckFile, 'utf8')), deckOf(text));
    assert.equal(readPptx(await readFile(pptx)).slides.length, 3);
    assert.match(await readFile(notes, 'utf8'), /^# Tea\n\n## 1\. Tea\n\n## 2\. Kinds\n/);
  });

  it('shows a deck file as it is, one slide for one', async () => {
    const talk = join(data, 'talk.deck.md');
    await writeFile(
      talk,
      '---\ntheme: plum\n---\n\n# Tea\n\n---\n\n## Kinds\n\n- green\n- black\n\n---\n\n<!-- stats -->\n\n## Cups\n\n- **3** a day',
    );
    const made = await runProcess(['generate', talk, '--json', '--no-serve', '--data', data]);
    assert.equal(made.exitCode, 0, made.err);
    const status = GenerationStatus.parse(JSON.parse(made.out));
    assert(status.status === 'completed');
    assert.equal(status.presentation.title, 'Tea');
    const command = new CommandProcess(['show', status.presentation.id, '--data', data]);
    const [, url = ''] = await command.has(/view {2,}(http:\S+)[\s\S]*until you press Ctrl\+C/);
    const page = await (await fetch(url)).text();
    command.signal('SIGINT');
    await command.ended();
    assert.deepEqual(
      [...page.matchAll(/<section [^>]*data-layout="([^"]+)"/g)].map(([, layout]) => layout),
      ['cover', 'bullets', 'stats'],
    );
    assert.match(page, /data-theme="plum"/);
    const out = join(data, 'again.deck.md');
    const edited = await runProcess(['edit', status.presentation.id, '--out', out, '--data', data]);
    assert.deepEqual([edited.exitCode, edited.out], [0, `${out}\n`]);
    const [before, after] = [await readFile(talk, 'utf8'), await readFile(out, 'utf8')].map((text) =>
      readDeckFile(text).lines.map(({ slide }) => settledSlide(slide)),
    );
    assert.deepEqual(after, before);
    const twice = await runProcess(['edit', status.presentation.id, '--out', out, '--data', data]);
    assert.equal(twice.exitCode, 1);
    assert.match(twice.err, /is there already\.\n$/);
  });

  it('lists the templates', async () => {
    const { exitCode, out } = await runProcess(['templates', '--json', '--data', data]);
    assert.equal(exitCode, 0);
    const { templates } = TemplateList.parse(JSON.parse(out));
    assert(templates.length > 0);
    const listed = await runProcess(['templates', '--data', data]);
    for (const { id, sections } of templates) {
      assert(listed.out.includes(id));
      for (const section of sections) assert(listed.out.includes(section.id));
    }
  });

  it('refuses what cannot be presented in one sentence', async () => {
    const missing = await runProcess(['generate', 'none.md', '--data', data]);
    assert.equal(missing.exitCode, 2);
    assert.match(missing.err, /^deckwright: .*none\.md cannot be read: there is no such file\.\n$/);
    const template = await runProcess(['generate', review, '--template', 'none', '--data', data]);
    assert.equal(template.exitCode, 1);
    assert.match(template.err, /^deckwright: .*none.*\.\n$/m);
    assert.doesNotMatch(template.err, /\n\s+at /);
  });

  it('leaves a folder alone that is not its own, whatever it is to do there', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'index.html'), '', { mode: 0o644 });
    for (const words of ['list', 'templates', 'audit', 'keys list', 'backup copy', 'serve', 'show pres_1']) {
      const { exitCode, out, err } = await runProcess([...words.split(' '), '--data', folder]);
      assert.deepEqual([exitCode, out], [2, ''], words);
      assert.match(err, /^deckwright: The folder [^\n]+ no data folder of Deckwright: [^\n]+\.\n$/, words);
    }
    assert.deepEqual(await readdir(folder), ['index.html']);
    assert.equal((await stat(join(folder, 'index.html'))).mode & 0o777, 0o644);
    await rm(folder, { recursive: true });
  });

  describe('keys', () => {
    it('prints a key once, lists it without the key, rotates and revokes it', async () => {
      const folder = await newFolder();
      const environment = { DECKWRIGHT_DATA: folder };
      const created = await runProcess(
        ['keys', 'create', '--workspace', 'sales', '--expires', '30', '--scope', 'read'],
        environment,
      );
      assert.match(created.out, /^dw_[\w-]{43}\n$/);
      const id = /key_\w+/.exec(created.err)?.[0] ?? '';
      const listed = await runProcess(['keys', 'list'], environment);
      assert.match(listed.out, new RegExp(`^id +workspace.*\n${id} +sales +read +active `));
      assert(!listed.out.includes(created.out.trim()));
      const rotated = await runProcess(['keys', 'rotate', id, '--grace', '5'], environment);
      assert.match(rotated.out, /^dw_/);
      assert.notEqual(rotated.out, created.out);
      const revoked = await runProcess(['keys', 'revoke', id], environment);
      assert.deepEqual(
        [revoked.exitCode, revoked.out],
        [0, `Key ${id} of the workspace sales is revoked.\n`],
      );
      const unknown = await runProcess(['keys', 'revoke', 'key_none'], environment);
      assert.equal(unknown.exitCode, 1);
      assert.match(unknown.err, /^deckwright: .*key_none.*\n$/);
      const audit = await runProcess(['audit', '--workspace', 'sales', '--last', '1'], environment);
      assert.match(
        audit.out,
        new RegExp(`^time \\(UTC\\).*\n\\S+ \\S+ +sales +command +key revoked +${id}\n$`),
      );
      const badScope = await runProcess(
        ['keys', 'create', '--workspace', 'sales', '--scope', 'all'],
        environment,
      );
      assert.match(badScope.err, /--scope must be one of read, generate, admin/);
      const badName = await runProcess(['keys', 'create', '--workspace', '../x'], environment);
      assert.equal(badName.exitCode, 2);
      await rm(folder, { recursive: true });
    });

    it('says that there are none', async () => {
      const folder = await newFolder();
      const { exitCode, out, err } = await runProcess(['keys', 'list', '--data', folder]);
      assert.deepEqual([exitCode, out], [0, '']);
      assert.match(err, /There are no keys yet/);
      await rm(folder, { recursive: true });
    });
  });

  describe('serve', () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      it(`prints one line when it is ready, and ends well at ${signal}`, async () => {
        const command = new CommandProcess(['serve', '--data', data, '--rate-limit', '7']);
        await command.has(/\n/);
        await command.has(/"ready":true/);
        const [line = ''] = command.out.split('\n');
        const { ready, base_url: baseUrl } = JSON.parse(line);
        assert.equal(ready, true);
        assert.match(baseUrl, /^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/);
        assert.equal((await fetch(`${new URL(baseUrl).origin}/healthz`)).status, 200);
        command.signal(signal);
        const { exitCode, out, err } = await command.ended();
        assert.equal(exitCode, 0);
        assert.equal(out, `${line}\n`);
        for (const entry of err.trim().split('\n')) assert.equal(typeof JSON.parse(entry).event, 'string');
      });
    }

    it('logs one JSON object a line, also where figures are beyond what a chart reaches', async () => {
      const talk = join(data, 'far.deck.md');
      const far = '1.7976931348623157e308';
      await writeFile(
        talk,
        `# Far\n\n---\n\n<!-- chart kind=bar -->\n\n## Bars\n\n|a|b|\n|-|-|\n|x|${far}|\n|y|${far}|\n`,
      );
      const made = await runProcess(['generate', talk, '--json', '--no-serve', '--data', data]);
      const { presentation } = JSON.parse(made.out);
      const command = new CommandProcess(['serve', '--data', data]);
      await command.has(/"ready":true/);
      const { origin } = new URL(JSON.parse(command.out).base_url);
      const page = await fetch(origin + new URL(presentation.url).pathname);
      assert.match(await page.text(), /class="plot /);
      command.signal('SIGTERM');
      const { err } = await command.ended();
      for (const line of err.trim().split('\n')) assert.equal(typeof JSON.parse(line).event, 'string');
    });

    it('accepts the key that its starter put into the environment', async () => {
      const environment = { DECKWRIGHT_LOCAL_KEY: 'local-secret' };
      const command = new CommandProcess(['serve', '--data', data], environment);
      await command.has(/"ready":true/);
      const { base_url: baseUrl } = JSON.parse(command.out);
      const headers = { authorization: 'Bearer local-secret' };
      assert.equal((await fetch(`${baseUrl}/templates`, { headers })).status, 200);
      command.signal('SIGTERM');
      const { err } = await command.ended();
      assert(!err.includes('local-secret'));
    });

    it('ends with the process that keeps a channel to it', async () => {
      const child = fork('dist/deckwright.js', ['serve', '--data', data], { silent: true });
      await once(child.stdout!, 'data');
      const ended = once(child, 'exit');
      child.disconnect();
      assert.deepEqual(await ended, [0, null]);
    });

    it('says in one sentence why it cannot start', async () => {
      const taken: Server = createServer();
      taken.listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const address = taken.address();
      assert(typeof address === 'object' && address !== null);
      const busy = await runProcess(['serve', '--data', data, '--port', String(address.port)]);
      taken.close();
      const file = join(data, 'not-a-folder');
      await writeFile(file, '');
      const noFolder = await runProcess(['serve', '--data', file]);
      const badUrl = await runProcess(['serve', '--data', data, '--public-url', 'decks']);
      for (const { exitCode, out, err } of [busy, noFolder, badUrl]) {
        assert.deepEqual([exitCode, out], [2, '']);
        assert.match(err, /^deckwright: [^\n]+\.\n$/);
      }
    });
  });
});
