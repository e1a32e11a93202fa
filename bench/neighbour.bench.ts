import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type BenchService, type Checkout, checkouts, startService } from './support/checkouts.ts';

/**
 * What one workspace has of the service while another uses all of a key's minute: how long a deck of 3 KB takes
 * and how long a status takes at so many polls a second. The aims are 5 s and, for 99 of 100 polls, 250 ms at
 * 500 a second, or at as many as this machine carries.
 */
const greedyJobs = 20;
const greedyBytes = 55_000;
/** The first that the machine carries is the last that is tried: it has the one who asks on it, too. */
const rates = [500, 350, 250, 150];
const mostMilliseconds = 250;
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

const begin = (service: BenchService, key: string, prompt: string): Promise<Reply> =>
  call(service, key, '/presentations/generate', { prompt, non_interactive: true });

async function generate(service: BenchService, key: string, prompt: string): Promise<string> {
  const { status, body } = await begin(service, key, prompt);
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
async function polls(
  service: BenchService,
  key: string,
  id: string,
  pollsPerSecond: number,
): Promise<number[]> {
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

const at = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))]!;

const shown = (times: readonly number[]) =>
  `median ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(0)} ms, worst ${at(times, 1).toFixed(0)} ms`;

/** `before`: what is done before each rate, so that all are measured under the same load. */
async function showPolls(
  service: BenchService,
  key: string,
  id: string,
  before: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  for (const rate of rates) {
    await before();
    const times = await polls(service, key, id, rate);
    console.log(`  ${rate} polls a second       ${shown(times)}`);
    if (at(times, 0.99) <= mostMilliseconds) return;
  }
}

async function measure(checkout: Checkout): Promise<void> {
  const service = await startService(checkout);
  try {
    const greedy = await service.newKey('greedy');
    const small = await service.newKey('small');
    console.log(`${checkout.name}: alone`);
    await smallDeck(service, small);
    console.log(`  a deck of 3 KB           ${(await smallDeck(service, small))?.toFixed(2)} s`);
    const ended = await generate(service, small, documentOf(3_000));
    // What is compiled once is not measured.
    await polls(service, small, ended, rates.at(-1)!);
    await showPolls(service, small, ended);
    console.log(`${checkout.name}: beside ${greedyJobs} jobs of ${greedyBytes / 1_000} KB`);
    const beGreedy = async () => {
      for (let job = 0; job < greedyJobs; job++) {
        // Refused once it has as many as it may have.
        await begin(service, greedy, greedyDocuments[job % greedyDocuments.length]!);
      }
    };
    await beGreedy();
    const seconds = await smallDeck(service, small);
    console.log(
      `  a deck of 3 KB           ${seconds === undefined ? `not within ${givenUpSeconds}` : seconds.toFixed(2)} s`,
    );
    await showPolls(service, small, ended, beGreedy);
  } finally {
    await service.stop();
  }
}

for (const checkout of checkouts()) await measure(checkout);
agent.destroy();
