import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { unusable } from '../../src/client/failure.ts';
import { saveDeck } from '../../src/saving/saveDeck.ts';
import { usualPlan } from '../../src/saving/saved.ts';
import { chromiumOptions } from '../support/chromium.ts';
import { newFolder } from '../support/runningService.ts';

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly again?: string;
}

const page: Answered = { status: 200, type: 'text/html; charset=utf-8' };
const busy: Answered = { status: 503, type: 'text/plain', again: '0' };

describe('A slide that is saved as a picture', function () {
  this.timeout(120_000);
  let server: Server;
  let folder: string;
  let answers: Answered[];
  let asked: number;

  before(async () => {
    server = createServer((request, response) => {
      if (!request.url?.startsWith('/p/')) return void response.writeHead(404).end();
      asked += 1;
      const { status, type, again } = answers.length > 1 ? answers.shift()! : answers[0]!;
      response.writeHead(status, { 'content-type': type, ...(again && { 'retry-after': again }) });
      response.end('<h1>This takes longer</h1>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  after(() => server.close());
  beforeEach(async () => {
    folder = await newFolder();
    asked = 0;
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const save = (url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/p/x`) =>
    saveDeck(
      { url, slideCount: 1 },
      { ...usualPlan, format: 'png', browser: chromiumOptions().executablePath },
      join(folder, 'slide.png'),
      {
        connection: { download: async () => unusable('It is not asked for files.') },
        place: { environment: {}, homeFolder: '/none', platform: process.platform },
        signal: new AbortController().signal,
      },
    );

  it('is of the page, asked for again as long as the service says', async () => {
    answers = [busy, page];
    assert.deepEqual(await save(), { paths: [join(folder, 'slide.png')] });
    assert.equal(asked, 2);
    assert.deepEqual((await readFile(join(folder, 'slide.png'))).subarray(1, 4).toString(), 'PNG');
  });

  for (const [what, answer, tries] of [
    ['that asks for patience without end', busy, 3],
    ['that does not say when to come again', { ...busy, again: undefined }, 1],
    ['that would have one wait for an hour', { ...busy, again: '3600' }, 1],
    ['that says what is no page', { ...page, type: 'text/plain' }, 1],
  ] as const)
    it(`is none of the words of a service ${what}`, async () => {
      answers = [answer];
      const said = `The presentation's address answered ${answer.status}.`;
      assert.deepEqual(await save(), {
        problem: { about: 'not-drawn', path: join(folder, 'slide.png'), said },
      });
      assert.equal(asked, tries);
      assert.deepEqual(await readdir(folder), []);
    });

  it('is none of what a browser says of a service that is gone', async () => {
    const saved = await save('http://127.0.0.1:9/p/x');
    assert.ok('problem' in saved && saved.problem.about === 'not-drawn', JSON.stringify(saved));
    assert.deepEqual(await readdir(folder), []);
  });
});
