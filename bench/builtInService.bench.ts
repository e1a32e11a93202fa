import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { firstLine, median, shown } from './support/timed.ts';

/**
 * What a person waits for and what lies idle: the service ready, its first deck and the next ones, its memory.
 * With DECKWRIGHT_BESIDE=FOLDER the build in that folder is measured in turn with this one.
 */
const runs = 8;
const warmDecks = 5;
const megabyte = 1024 * 1024;
const here = join(import.meta.dirname, '..');
const beside = process.env.DECKWRIGHT_BESIDE;
const builds = [here, ...(beside ? [beside] : [])].map((folder) => ({
  folder,
  ready: [] as number[],
  cold: [] as number[],
  warm: [] as number[],
  coldPicture: [] as number[],
  idle: [] as number[],
  used: [] as number[],
}));

const text = await readFile(join(here, 'examples', 'quarterly-review.md'), 'utf8');
const document = text.repeat(Math.ceil(10_000 / text.length)).slice(0, 10_000);
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const withPicture = `${document}\n\n![A picture](data:image/png;base64,${onePixel})\n`;

const key = 'local-key-of-the-bench';

async function deck(baseUrl: string, prompt: string): Promise<number> {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const begun = performance.now();
  const started = await fetch(`${baseUrl}/presentations/generate`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ prompt, non_interactive: true }),
  });
  const { generation_id: id } = (await started.json()) as { generation_id: string };
  for (;;) {
    const reply = await fetch(`${baseUrl}/presentations/generate/${id}/status`, { headers });
    const { status } = (await reply.json()) as { status: string };
    if (status === 'completed') return performance.now() - begun;
    if (status !== 'generating') throw new Error(`The deck is ${status}.`);
    await delay(5);
  }
}

const memoryOf = (pid: number): number =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([own, parent, , name]) => name !== 'ps' && (Number(own) === pid || Number(parent) === pid))
    .reduce((sum, [, , kilobytes]) => sum + (Number(kilobytes) * 1024) / megabyte, 0);

async function measure(build: (typeof builds)[number], prompt: string, cold: number[]): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'deckwright-bench-'));
  process.env.DECKWRIGHT_LOCAL_KEY = key;
  const command = join(build.folder, 'dist', 'deckwright.js');
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  const { ms, process: service } = await firstLine([
    command,
    ...['serve', '--data', data, '--port', port, '--rate-limit', 'off'],
  ]);
  build.ready.push(ms);
  const baseUrl = `http://127.0.0.1:${port}/api/v1`;
  await fetch(`${baseUrl}/templates`, { headers: { 'x-api-key': key } });
  await delay(300);
  build.idle.push(memoryOf(service.pid!));
  cold.push(await deck(baseUrl, prompt));
  for (let count = 0; count < warmDecks; count += 1) build.warm.push(await deck(baseUrl, prompt));
  build.used.push(memoryOf(service.pid!));
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  await ended;
  await rm(data, { recursive: true, force: true });
}

for (let run = 0; run < runs; run += 1) {
  for (const build of builds) await measure(build, document, build.cold);
  for (const build of builds)
    await measure({ ...build, warm: [], idle: [], used: [] }, withPicture, build.coldPicture);
}

for (const build of builds) {
  console.log(build.folder);
  console.log(shown('  service ready', build.ready));
  console.log(shown('  first deck of 10 KB', build.cold));
  console.log(shown('  first deck of 10 KB with a picture', build.coldPicture));
  console.log(shown('  further decks of 10 KB', build.warm));
  console.log(
    `  memory idle ${median(build.idle).toFixed(0)} MB, after decks ${median(build.used).toFixed(0)} MB`,
  );
}
