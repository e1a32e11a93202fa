import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { type ChatRequest, goodReply } from './chatScript.ts';

export const tokensACall = { asked: 70, said: 30 } as const;

type Answer = (request: ChatRequest, response: ServerResponse) => Promise<void> | void;

const send = (response: ServerResponse, status: number, body: unknown, headers = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

const say = (response: ServerResponse, content: string, finish = 'stop'): void =>
  send(response, 200, {
    id: 'scripted',
    object: 'chat.completion',
    model: 'scripted',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    usage: {
      prompt_tokens: tokensACall.asked,
      completion_tokens: tokensACall.said,
      total_tokens: tokensACall.asked + tokensACall.said,
    },
  });

function* endlessBlanks(): Generator<string> {
  for (;;) yield ' '.repeat(65_536);
}

const good = (request: ChatRequest): string => JSON.stringify(goodReply(request));
const slowMs = 150;

/** How a model behaves, well and otherwise. */
export const moods = {
  well: (request, response) => say(response, good(request)),
  slow: async (request, response) => {
    await after(slowMs);
    say(response, good(request));
  },
  badJson: (request, response) => say(response, good(request).replaceAll('"', "'")),
  wrongSchema: (_, response) => say(response, '{"type":"object","properties":{"slides":{"type":"array"}}}'),
  truncated: (request, response) => say(response, good(request).slice(0, 120), 'length'),
  empty: (_, response) => say(response, ''),
  refusal: (_, response) => say(response, 'I’m sorry, I can’t help with that.', 'content_filter'),
  chatter: (request, response) =>
    say(response, `Sure, here is your deck:\n\n\`\`\`json\n${good(request)}\n\`\`\`\nLet me know!`),
  babble: (request, response) =>
    say(
      response,
      good(request).replaceAll(/"text":"[^"]*"/gu, '"text":"Sure, here is the slide you asked for."'),
    ),
  nested: (_, response) => say(response, `{"slides":${'['.repeat(1e6)}${']'.repeat(1e6)}}`),
  crowded: (_, response) => say(response, `{"sections":[${'{},'.repeat(1e6)}{}],"slides":[{}]}`),
  thinking: (request, response) => say(response, '<think>'.repeat(5e5) + good(request)),
  unfolding: (_, response) => send(response, 200, '['.repeat(1.9e6) + ']'.repeat(1.9e6)),
  endless: (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    pipeline(Readable.from(endlessBlanks()), response, () => undefined);
  },
  tooMany: (_, response) =>
    send(response, 429, { error: { message: 'Rate limit reached' } }, { 'retry-after': '0' }),
  broken: (_, response) => send(response, 500, { error: { message: 'Oops' } }, { 'retry-after': '0' }),
  notAllowed: (_, response) => send(response, 401, { error: { message: 'Wrong key' } }),
  unknown: (_, response) => send(response, 404, { error: { message: 'No such model' } }),
  notJson: (_, response) => send(response, 200, '<html>It works!</html>'),
  hang: () => undefined,
  closedSocket: (_, response) => void response.destroy(),
} satisfies Record<string, Answer>;
export type Mood = keyof typeof moods;

/** An endpoint as OpenAI's, on this machine, whose model is in a mood. */
export class ScriptedModelServer {
  readonly requests: (ChatRequest & { readonly authorization?: string })[] = [];
  readonly #server: Server;
  #moods: readonly Mood[];
  #isHeld: (request: ChatRequest) => boolean = () => false;
  #letGo: Promise<void> | undefined;

  private constructor(mood: Mood) {
    this.#moods = [mood];
    this.#server = createServer(async (incoming, response) => {
      const request = (await json(incoming)) as ChatRequest;
      const { authorization } = incoming.headers;
      this.requests.push({ ...request, ...(authorization === undefined ? {} : { authorization }) });
      if (this.#isHeld(request)) await this.#letGo;
      if (incoming.url !== '/v1/chat/completions') send(response, 404, { error: { message: 'Not found' } });
      else await moods[this.#nextMood()](request, response);
    });
  }

  static async start(mood: Mood = 'well'): Promise<ScriptedModelServer> {
    const started = new ScriptedModelServer(mood);
    started.#server.listen(0, '127.0.0.1');
    await once(started.#server, 'listening');
    return started;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  set mood(mood: Mood) {
    this.moods = [mood];
  }

  /** One for each request from now on, the last for all that follow. */
  set moods(moods: readonly Mood[]) {
    this.#moods = moods;
  }

  /** Those that it holds are answered when they are let go, and not before. */
  hold(isHeld: (request: ChatRequest) => boolean): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#isHeld = isHeld;
    this.#letGo = promise;
    return () => {
      this.#isHeld = () => false;
      resolve();
    };
  }

  #nextMood(): Mood {
    const [mood = 'well', ...others] = this.#moods;
    if (others.length > 0) this.#moods = others;
    return mood;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
