import { readdir, stat } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type BenchService, type Checkout, checkouts, startService } from './support/checkouts.ts';
import { median } from './support/timed.ts';

/** What honest callers wait for, each measured in turn: a small deck, a page, what the page loads. */
const rounds = 40;
const prompt = `# Harbors of the north\n\n${Array.from(
  { length: 12 },
  (_, number) =>
    `## Harbor ${number} and its tides\n\nThe crew of harbor ${number} measured the current for ${number} days and wrote every reading down.\n\n- Depth: ${number} meters\n- Boats: ${number * 7} a year\n\n`,
).join('')}`;

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

interface Reply {
  readonly status: number;
  readonly bytes: Buffer;
}

const call = (url: string, key?: string, body?: object): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: { ...(key && { 'x-api-key': key }), ...(body && { 'content-type': 'application/json' }) },
      },
      (response) =>
        buffer(response).then((bytes) => resolve({ status: response.statusCode ?? 0, bytes }), reject),
    );
    asking.once('error', reject);
    asking.end(body && JSON.stringify(body));
  });

class Subject {
  readonly name: string;
  readonly service: BenchService;
  readonly #key: string;
  readonly #player: string;
  readonly times = new Map<string, number[]>();
  #page = '';
  #assets: string[] = [];
  #largest = '';
  #file = '';

  constructor({ name, command }: Checkout, service: BenchService, key: string) {
    this.name = name;
    this.#player = join(dirname(command), 'player');
    this.service = service;
    this.#key = key;
  }

  async prepare(): Promise<void> {
    this.#page = await this.#deck();
    const html = String((await call(this.#page)).bytes);
    const names = [...html.matchAll(/(?:src|href)="(assets\/[^"]+)"/g)].map(([, name]) => name!);
    this.#assets = [...new Set(names)].map((name) => new URL(name, this.#page).href);
    const version = /assets\/[0-9a-f]+/.exec(html)![0];
    this.#largest = new URL(`${version}/${await this.#largestAsset()}`, this.#page).href;
    this.#file = await this.#upload(8 * 1024 * 1024);
  }

  async round(): Promise<void> {
    await this.#timed('a deck of 2 KB', () => this.#deck());
    await this.#timed('a page that is kept', () => call(this.#page));
    await this.#timed('what the page loads', () => Promise.all(this.#assets.map((url) => call(url))));
    await this.#timed('the largest asset', () => call(this.#largest));
    await this.#timed('a file of 8 MB', () => call(this.#file));
    await this.#timed('a list of templates', () => call(`${this.service.baseUrl}/templates`, this.#key));
  }

  async #largestAsset(): Promise<string> {
    const names = await readdir(this.#player, { recursive: true });
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(this.#player, name))).size));
    return names[sizes.indexOf(Math.max(...sizes))]!;
  }

  /** Resolves to the address of the file. */
  async #upload(size: number): Promise<string> {
    const { bytes } = await call(`${this.service.baseUrl}/uploads/create-target`, this.#key, {
      file_name: 'large.pdf',
      content_type: 'application/pdf',
      declared_file_size: size,
    });
    const target = JSON.parse(String(bytes));
    const form = new FormData();
    for (const { name, value } of target.fields) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(size)]), 'file');
    const { status } = await fetch(target.url, { method: 'POST', body: form });
    if (status !== 204) throw new Error(`The upload was answered with ${status}.`);
    return target.download_url;
  }

  async #timed(name: string, doing: () => Promise<unknown>): Promise<void> {
    const begun = performance.now();
    await doing();
    const times = this.times.get(name) ?? [];
    times.push(performance.now() - begun);
    this.times.set(name, times);
  }

  /** Resolves to the address of its page. */
  async #deck(): Promise<string> {
    const root = `${this.service.baseUrl}/presentations/generate`;
    const started = JSON.parse(
      String((await call(root, this.#key, { prompt, non_interactive: true })).bytes),
    );
    for (;;) {
      const reply = JSON.parse(
        String((await call(`${root}/${started.generation_id}/status`, this.#key)).bytes),
      );
      if (reply.status === 'completed') return reply.presentation.url;
      if (reply.status === 'failed') throw new Error(reply.error);
      await delay(1);
    }
  }
}

const subjects: Subject[] = [];
for (const checkout of checkouts()) {
  const service = await startService(checkout);
  const subject = new Subject(checkout, service, await service.newKey('bench'));
  subjects.push(subject);
  await subject.prepare();
}
for (let round = 0; round < rounds + 5; round++) {
  for (const subject of subjects) await subject.round();
}
for (const { name, times } of subjects) {
  for (const [what, measured] of times) {
    const warm = measured.slice(5);
    console.log(
      `${name.padEnd(14)} ${what.padEnd(22)} median ${median(warm).toFixed(1)} ms, best ${Math.min(...warm).toFixed(1)} ms`,
    );
  }
}
agent.destroy();
for (const { service } of subjects) await service.stop();
