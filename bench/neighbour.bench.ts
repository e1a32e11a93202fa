import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type BenchService, type Checkout, checkouts, startService } from './support/checkouts.ts';

/**
 * What one workspace has of the service while another uses all of a key's minute: how long a deck of 3 KB takes
 * and how long a status takes at 500 polls a second. The aims are 5 s and, for 99 of 100 polls, 250 ms.
 */
const greedyJobs = 20;
const greedyBytes = 55_000;
const pollsPerSecond = 500;
const pollSeconds = 8;
const givenUpSeconds = 60;

const paragraph = (number: number) =>
  `## Harbor ${number} and its tides\n\nThe crew of harbor ${number} measured the current for ${number % 90} days and wrote every reading down. They compared it with the charts of the office, which were older than the sandbank.\n\n- **Depth:** ${number % 40} meters at low water\n- **Boats:** ${number % 900} a year, most of them in August\n\n`;

function documentOf(bytes: number): string {
  let text = '# Harbors of the north\n\n';
  for (let number = 0; text.length < bytes; number++) text += paragraph(number);
  return text.slice(0, bytes);
}

/** Each takes its reader as long as so many bytes can. */
const greedyDocuments = [
  documentOf(greedyBytes),
  'A. '.repeat(greedyBytes / 3),
  '![a]('.repeat(greedyBytes / 5),
];

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: replies are read by name
  readonly body: any;
}

const call = ({ baseUrl }: BenchService, key: string, path: string, body?: object): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const asking = request(
      baseUrl + path,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: { 'x-api-key': key, ...(body && { 'content-type': 'application/json' }) },
      },
      (response) =>
        json(response).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject),
    );
    asking.once('error', reject);
    asking.end(body && JSON.stringify(body));
  });

async function generate(service: BenchService, key: string, prompt: string): Promise<string> {
  const { status, body } = await call(service, key, '/presentations/generate', {
    prompt,
    non_interactive: true,
  });
  if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.generation_id;
}

/** Seconds until a deck of 3 KB is there; undefined: it was given up. */
async function smallDeck(service: BenchService, key: string): Promise<number | undefined> {
  const begun = performance.now();
  const id = await generate(service, key, documentOf(3_000));
  for (;;) {
    const seconds = (performance.now() - begun) / 1_000;
    const { body } = await call(service, key, `/presentations/generate/${id}/status`);
    if (body.status === 'completed') return seconds;
    if (body.status === 'failed') throw new Error(body.error);
    if (seconds > givenUpSeconds) return undefined;
    await delay(50);
  }
}

/** How long each of so many polls took, counted from when it was due. */
async function polls(service: BenchService, key: string, id: string): Promise<number[]> {
  const times: number[] = [];
  const waiting: Promise<unknown>[] = [];
  const begun = performance.now();
  for (let number = 0; number < pollsPerSecond * pollSeconds; number++) {
    const due = begun + (number * 1_000) / pollsPerSecond;
    const early = due - performance.now();
    if (early > 1) await delay(early);
    waiting.push(
      call(service, key, `/presentations/generate/${id}/status`).then(() =>
        times.push(performance.now() - due),
      ),
    );
  }
  await Promise.all(waiting);
  return times.toSorted((one, other) => one - other);
}

const shown = (times: readonly number[]) => {
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return `median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(0)} ms, worst ${at(1).toFixed(0)} ms`;
};

async function measure(checkout: Checkout): Promise<void> {
  const service = await startService(checkout);
  try {
    const greedy = await service.newKey('greedy');
    const small = await service.newKey('small');
    console.log(`${checkout.name}: alone`);
    await smallDeck(service, small);
    console.log(`  a deck of 3 KB           ${(await smallDeck(service, small))?.toFixed(2)} s`);
    const ended = await generate(service, small, documentOf(3_000));
    console.log(`  500 polls a second       ${shown(await polls(service, small, ended))}`);
    console.log(`${checkout.name}: beside ${greedyJobs} jobs of ${greedyBytes / 1_000} KB`);
    for (let job = 0; job < greedyJobs; job++) {
      await generate(service, greedy, greedyDocuments[job % greedyDocuments.length]!);
    }
    const seconds = await smallDeck(service, small);
    console.log(
      `  a deck of 3 KB           ${seconds === undefined ? `not within ${givenUpSeconds}` : seconds.toFixed(2)} s`,
    );
    console.log(`  500 polls a second       ${shown(await polls(service, small, ended))}`);
  } finally {
    await service.stop();
  }
}

for (const checkout of checkouts()) await measure(checkout);
agent.destroy();
