import assert from 'node:assert/strict';
import { type Endpoint, type EndpointName, endpoints } from '../../src/api/endpoints.ts';
import { type ErrorCode, ErrorReply, errorStatus } from '../../src/api/errors.ts';
import type { Presentation } from '../../src/api/presentation.ts';
import type { Http, HttpReply, HttpRequest } from '../../src/client/http.ts';

export const baseUrl = 'https://decks.example.com/api/v1';

export interface Step {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly text: string;
  /** The call that the script expects here. */
  readonly to?: EndpointName;
}

export interface Recorded {
  readonly name: EndpointName | undefined;
  readonly request: HttpRequest;
  readonly body: unknown;
}

const table: readonly [EndpointName, Endpoint][] = Object.entries(endpoints) as [EndpointName, Endpoint][];

const pathPattern = (path: string) => new RegExp(`^${path.replace('{id}', '[^/]+')}$`);

/** A reply of the protocol, checked against it. */
export const replyTo = (to: EndpointName, body: unknown, headers?: Record<string, string>): Step => {
  const { reply, success }: Endpoint = endpoints[to];
  reply.parse(body);
  return { to, status: success, headers, text: JSON.stringify(body) };
};

export const refusal = (code: ErrorCode, message: string, headers?: Record<string, string>): Step => {
  const status = errorStatus[code];
  const body = ErrorReply.parse({ error: { code, message, status } });
  return { status, headers, text: JSON.stringify(body) };
};

export const connectionError = (code: string) => Object.assign(new Error(code), { code });

/** A service that answers what its script says and refuses to be called otherwise than the protocol allows. */
export class ScriptedService implements Http {
  readonly recorded: Recorded[] = [];
  readonly #script: (Step | Error)[];
  closed = false;

  constructor(...script: (Step | Error)[]) {
    this.#script = script;
  }

  get calls(): (EndpointName | undefined)[] {
    return this.recorded.map(({ name }) => name);
  }

  async exchange(request: HttpRequest): Promise<HttpReply> {
    const step = this.#script.shift();
    assert(step, `one request too many: ${request.method} ${request.url}`);
    const path = request.url.slice(baseUrl.length);
    const [name, endpoint] =
      table.find(
        ([, { method, path: pattern }]) => method === request.method && pathPattern(pattern).test(path),
      ) ?? [];
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined;
    if (request.url.startsWith(baseUrl)) {
      assert(endpoint, `no such call: ${request.method} ${request.url}`);
      endpoint.body?.parse(body);
    }
    if (!(step instanceof Error) && step.to) assert.equal(name, step.to);
    this.recorded.push({ name, request, body });
    if (step instanceof Error) throw step;
    const { status, headers = {}, text } = step;
    return { status, headers, body: [Buffer.from(text)] };
  }

  async close(): Promise<void> {
    this.closed = true;
  }

  get isOver(): boolean {
    return this.#script.length === 0;
  }
}

export const presentation: Presentation = {
  id: 'pres_1',
  title: 'Q3 review',
  workspace_id: 'ws_1',
  sections: [
    {
      id: 's1',
      title: 'Revenue',
      slides: [
        { id: 'a', layout: 'cover', notes: '' },
        { id: 'b', layout: 'bullets', notes: '' },
      ],
    },
  ],
  is_public: false,
  url: 'https://decks.example.com/p/token',
  created_at: '2026-11-21T09:30:00.000Z',
  updated_at: '2026-11-21T09:30:00.000Z',
};

export const status = {
  storyline: { generation_id: 'gen_1', status: 'generating', phase: 'storyline' },
  slides: (done: number) => ({
    generation_id: 'gen_1',
    status: 'generating',
    phase: 'slides',
    progress: { slides_total: 9, slides_completed: done, current_step: `Creating slide ${done + 1} of 9` },
  }),
  question: (message: string) => ({ generation_id: 'gen_1', status: 'awaiting_input', message }),
  completed: { generation_id: 'gen_1', status: 'completed', presentation },
  failed: { generation_id: 'gen_1', status: 'failed', error: 'Generation timed out' },
} as const;

export const started = {
  generation_id: 'gen_1',
  status: 'generating',
  poll_url: '/api/v1/presentations/generate/gen_1/status',
} as const;
