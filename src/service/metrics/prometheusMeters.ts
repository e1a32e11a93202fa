import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/store.ts';
import type { Meters } from './meters.ts';
import { unfinishedJobs } from './unfinishedJobs.ts';

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
const taskSeconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** In the form that Prometheus reads: what this process did, and what the rows say of all. */
export class PrometheusMeters implements Meters {
  readonly #registry = new Registry();
  readonly #requests: Histogram;
  readonly #tasks: Histogram;
  readonly #tokens: Counter;
  readonly #ended: Counter;

  constructor(store: Store) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'deckwright_http_request_seconds',
      help: 'Until the answer began, by route.',
      labelNames: ['method', 'route', 'status'],
      buckets: requestSeconds,
      registers,
    });
    this.#tasks = new Histogram({
      name: 'deckwright_task_seconds',
      help: 'In an engine thread: plan and write are the steps of a job, the others pages and files.',
      labelNames: ['task', 'outcome'],
      buckets: taskSeconds,
      registers,
    });
    this.#tokens = new Counter({
      name: 'deckwright_model_tokens_total',
      help: 'That the language model read and wrote.',
      labelNames: ['task'],
      registers,
    });
    this.#ended = new Counter({
      name: 'deckwright_jobs_ended_total',
      help: 'Generations that this process completed or gave up.',
      labelNames: ['status'],
      registers,
    });
    new Gauge({
      name: 'deckwright_jobs',
      help: 'Unfinished generations of the whole service: every process says the same. queued: the depth of the queue.',
      labelNames: ['state'],
      registers,
      async collect() {
        this.reset();
        const states = await unfinishedJobs(store).catch(() => undefined);
        for (const [state, count] of Object.entries(states ?? {})) this.set({ state }, count);
      },
    });
  }

  get type(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  request(method: string, route: string, status: number, ms: number): void {
    this.#requests.observe({ method, route, status }, ms / 1_000);
  }

  task(task: string, outcome: string, ms: number, tokens: number): void {
    this.#tasks.observe({ task, outcome }, ms / 1_000);
    if (tokens > 0) this.#tokens.inc({ task }, tokens);
  }

  jobEnded(status: 'completed' | 'failed'): void {
    this.#ended.inc({ status });
  }
}
