import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readyPlan } from '../../../../src/cli/exporting/readyPlan.ts';
import { newFolder } from '../../../support/runningService.ts';

describe('readyPlan', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await newFolder();
    await writeFile(join(folder, 'talk.md'), '# Tea');
    await mkdir(join(folder, 'kept'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const sentence = async (values: Parameters<typeof readyPlan>[0]): Promise<string | undefined> => {
    const place = { environment: {}, homeFolder: folder, platform: 'linux', workingFolder: folder } as const;
    const ready = await readyPlan(values, 'talk.md', place);
    return 'outcome' in ready ? ready.outcome.sentence : undefined;
  };

  it('is there for a file in a folder that is there, or here', async () => {
    assert.equal(await sentence({ out: 'kept/talk.pptx' }), undefined);
    assert.equal(await sentence({ format: 'pptx' }), undefined);
  });

  it('says before anything is made that there is no folder, or that a folder is in its place', async () => {
    assert.equal(await sentence({ out: 'gone/talk.pptx' }), `There is no folder ${join(folder, 'gone')}.`);
    assert.equal(
      await sentence({ format: 'pptx', out: 'kept' }),
      `${join(folder, 'kept')} is a folder. Name a file.`,
    );
  });

  it('says before anything is made that a pipe or a device is in its place', async function () {
    if (process.platform === 'win32') this.skip();
    execFileSync('mkfifo', [join(folder, 'talk.html')]);
    assert.equal(
      await sentence({ out: 'talk.html' }),
      `${join(folder, 'talk.html')} is a pipe, a device or a socket. Name a file.`,
    );
    assert.equal(
      await sentence({ out: '/dev/null', format: 'html' }),
      '/dev/null is a pipe, a device or a socket. Name a file.',
    );
  });

  it('says before anything is made that no browser can draw it', async () => {
    assert.match((await sentence({ out: 'talk.pdf' })) ?? '', /^No browser was found that can draw a PDF/);
    assert.equal(
      await sentence({ out: 'talk.pdf', browser: '/gone/browser' }),
      'There is no program /gone/browser that can be started.',
    );
  });

  it('is never for the file that it is made of', async () => {
    assert.equal(await sentence({ out: './talk.md' }), './talk.md is what it is made of: name another file.');
  });
});
