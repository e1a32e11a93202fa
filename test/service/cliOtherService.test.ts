import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder, TestService } from '../support/runningService.ts';
import { type Script, scripted } from '../support/scriptedWriter.ts';
import { runCommand, type TerminalOptions } from '../support/terminal.ts';

describe('deckwright with another service', () => {
  let service: TestService;
  let folder = '';
  before(async () => {
    service = await TestService.start();
    folder = await newFolder();
  });
  after(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  const run = (argv: readonly string[], options: TerminalOptions = {}) =>
    runCommand([...argv, '--base-url', service.baseUrl], {
      workingFolder: folder,
      ...options,
      environment: { DECKWRIGHT_API_KEY: service.key, ...options.environment },
    });

  const generate = async (script: Script, argv: readonly string[] = [], options?: TerminalOptions) => {
    await writeFile(join(folder, 'script.md'), scripted(script));
    return run(['generate', 'script.md', ...argv], options);
  };

  /** What the writer was asked for. */
  const briefOf = (out: string) => JSON.parse(JSON.parse(out).presentation.notices.at(-1));

  it('makes a deck there, prints where it is, and does not stay', async () => {
    const { exitCode, out, err } = await generate({ sections: [2, 1], notices: ['One picture is missing.'] });
    assert.equal(exitCode, 0);
    assert.match(
      out,
      /^Deck of gen_\w+\n {2}id {6}\S+\n {2}slides {2}3\n {2}view {4}http:\S+\n {2}note {4}One picture/,
    );
    assert.doesNotMatch(err, /Ctrl/);
  });

  it('shows the progress as lines where there is no terminal', async () => {
    const { err } = await generate({ sections: [2, 2], stepMs: 300 });
    assert.match(err, /^(Planning the storyline|Creating slide)/);
    assert.match(err, /Creating slide \d of 4\n/);
  });

  it('draws a bar on a terminal, and leaves nothing of it', async () => {
    const { err } = await generate({ sections: [2, 2], stepMs: 300 }, [], { isTerminal: true });
    assert.match(err, /█+░+ {2}Creating slide/);
    assert(err.endsWith('\r\x1b[2K'));
  });

  it('hands on what was asked for', async () => {
    const { out } = await generate({ sections: [1] }, [
      ...[
        '--json',
        '--narrative',
        'Guide',
        '--rewrite',
        'Strong',
        '--section-count',
        '3',
        '--language',
        'it',
      ],
    ]);
    const brief = briefOf(out);
    assert.deepEqual(
      [brief.interactive, brief.narrative, brief.rewriteStyle, brief.sectionCount, brief.language],
      [false, 'Guide', 'Strong', 3, 'it'],
    );
  });

  it('says which options do not count', async () => {
    const { err } = await generate({ sections: [1] }, ['--interactive', '--narrative', 'Guide']);
    assert.match(err, /^--narrative counts only without --template and --interactive\.\n/);
  });

  it('sends pictures and attachments along', async () => {
    await mkdir(join(folder, 'images'), { recursive: true });
    await writeFile(join(folder, 'images', 'a b.png'), 'PNG');
    await writeFile(join(folder, 'more.txt'), 'More.');
    const script = { sections: [1], journal: undefined, note: '![A](images/a%20b.png)' };
    await writeFile(join(folder, 'pictures.md'), JSON.stringify(script));
    const { exitCode, out, err } = await run(['generate', 'pictures.md', '--attach', 'more.txt', '--json']);
    assert.equal(exitCode, 0);
    assert.match(err, /Sending 2 files/);
    assert.deepEqual(
      briefOf(out).sources.map((source: Record<string, string>) => [
        source.fileName,
        source.type,
        source.text,
      ]),
      [
        ['more.txt', 'text/plain', 'More.'],
        ['images/a b.png', 'image/png', 'PNG'],
      ],
    );
  });

  it('sends the document along when --prompt says what to make of it', async () => {
    await writeFile(join(folder, 'document.md'), '# Document\n');
    const argv = ['generate', 'document.md', '--json', '--prompt', scripted({ sections: [1] })];
    const { out } = await run(argv);
    assert.deepEqual(
      briefOf(out).sources.map((source: Record<string, string>) => [source.fileName, source.text]),
      [['document.md', '# Document\n']],
    );
  });

  it('asks on the terminal and goes on with the answers', async () => {
    const questions = ['Who is it for?', 'What matters most?'];
    const { exitCode, out, err } = await generate({ sections: [1], questions }, ['--interactive', '--json'], {
      input: '\nThe board.\nThe risks.\n',
    });
    assert.equal(exitCode, 0);
    assert.match(err, /Who is it for\?[\s\S]*What matters most\?/);
    assert.deepEqual(
      briefOf(out).exchanges.map(({ answer }: { answer: string }) => answer),
      ['The board.', 'The risks.'],
    );
  });

  it('is interrupted where nobody answers', async () => {
    const { exitCode } = await generate({ sections: [1], questions: ['Who?'] }, ['--interactive']);
    assert.equal(exitCode, 130);
  });

  it('is interrupted by Ctrl+C', async () => {
    const gates = join(folder, 'closed');
    const { exitCode, out, err } = await generate({ sections: [1], gates }, [], { interruptAt: 'Planning' });
    assert.deepEqual([exitCode, out, err], [130, '', 'Planning the storyline\n']);
    await mkdir(gates);
    for (const gate of ['plan', 'write 0']) await writeFile(join(gates, gate), '');
  });

  it('fails with the reason of the service', async () => {
    const failed = await generate({ sections: [], unusable: 'There is nothing in it.' });
    assert.deepEqual([failed.exitCode, failed.out], [1, '']);
    assert(failed.err.endsWith('deckwright: There is nothing in it.\n'), failed.err);
    const asJson = await generate({ sections: [], unusable: 'There is nothing in it.' }, ['--json']);
    assert.equal(JSON.parse(asJson.out).status, 'failed');
    assert.equal(asJson.exitCode, 1);
  });

  it('names the key as what is wrong', async () => {
    const environment = { DECKWRIGHT_API_KEY: 'dw_wrong' };
    const { exitCode, err } = await run(['templates'], { environment });
    assert.equal(exitCode, 1);
    assert.match(
      err,
      /^deckwright: \S+ does not know this API key\. Set DECKWRIGHT_API_KEY to a valid one\.\n$/,
    );
  });

  it('opens the browser when asked to, and says where to look when it cannot', async () => {
    const seen: string[] = [];
    const { out } = await generate({ sections: [1] }, ['--open'], {
      openBrowser: async (url) => {
        seen.push(url);
      },
    });
    assert(out.includes(seen[0] ?? 'nothing was opened'));
    const { exitCode, err } = await generate({ sections: [1] }, ['--open'], {
      openBrowser: () => Promise.reject(new Error('none')),
    });
    assert.equal(exitCode, 0);
    assert.match(err, /No browser could be opened\. Open http:\S+ yourself\.\n$/);
  });

  it('shows and renames what is there', async () => {
    const { out } = await generate({ sections: [1] });
    const id = /id {6}(\S+)/.exec(out)?.[1] ?? '';
    const renamed = await run(['rename', id, 'Another']);
    assert(renamed.out.startsWith(`Another\n  id      ${id}\n  slides  1\n`), renamed.out);
    assert.match((await run(['show', id])).out, /^Another\n[\s\S]*view {4}http:/);
    assert.equal(JSON.parse((await run(['rename', id, 'Third', '--json'])).out).title, 'Third');
    assert.equal((await run(['rename', 'pres_none', 'x'])).exitCode, 1);
  });

  it('is told why it cannot be reached', async () => {
    const secure = service.baseUrl.replace('http:', 'https:');
    const { exitCode, err } = await runCommand(['show', 'x', '--base-url', secure], {
      environment: { DECKWRIGHT_API_KEY: 'dw_x' },
      interruptAt: 'never',
    });
    assert.equal(exitCode, 1);
    assert.match(err, /^deckwright: No secure connection to 127\.0\.0\.1:\d+ could be made: .*\n$/);
  });
});
