import { type Context, Hono } from 'hono';
import { limits } from '../../api/limits.ts';
import type { HttpEndpoint, HttpOptions } from '../../mcp/overHttp.ts';
import { type ApiParts, type ApiVariables, admitCaller, refuse } from '../http/api.ts';
import { Failure } from '../http/failure.ts';
import { unread } from '../http/heldBodies.ts';
import { callTurn } from '../http/loopTurns.ts';
import { keyIn } from '../keys/authenticate.ts';

export interface AssistantParts extends Pick<ApiParts, 'authenticator' | 'limiter' | 'visitors' | 'bodies'> {
  readonly guardOrigin: (origin: string | undefined) => Failure | undefined;
  /** Answers the calls that a tool makes: the request for the tool has been counted, they are not. */
  readonly api: (request: Request) => Promise<Response>;
  readonly askDeck: HttpOptions['askDeck'];
  /** Aborted when the service closes. */
  readonly closing: AbortSignal;
}

const withBody = ({ url, method, headers, signal }: Request, body: Request['body']): Request =>
  new Request(url, { method, headers, signal, ...(body && { body, duplex: 'half' }) } as RequestInit);

/** The assistants' tools (MCP, Streamable HTTP), for whoever has a key. */
export function assistantRoutes(parts: AssistantParts): Hono<{ Variables: ApiVariables }> {
  const { guardOrigin, api, askDeck, closing } = parts;
  const app = new Hono<{ Variables: ApiVariables }>();
  let endpoint: Promise<HttpEndpoint> | undefined;
  const open = async () => {
    const { openHttpEndpoint } = await import('../../mcp/overHttp.ts');
    const opened = openHttpEndpoint({ api, askDeck, version: limits.apiVersion });
    closing.addEventListener('abort', () => void opened.close(), { once: true });
    return opened;
  };

  const answer = async (context: Context<{ Variables: ApiVariables }>): Promise<Response> => {
    const foreign = guardOrigin(context.req.header('origin'));
    if (foreign !== undefined) return refuse(context, foreign);
    const caller = await admitCaller(context, parts);
    if (caller instanceof Failure) return refuse(context, caller);
    endpoint ??= open();
    const refused = await callTurn(caller.workspace);
    if (refused) return refuse(context, refused);
    const key = String(keyIn(context.req.raw.headers));
    const tools = await endpoint;
    const { workspace } = caller;
    const request = context.req.raw;
    const response = await parts.bodies.reading(unread(request), workspace, ({ body }) =>
      tools.answer(withBody(request, body()), { key, workspace }),
    );
    if (response instanceof Failure) return refuse(context, response);
    // What was too long has not been read to its end: nothing can follow it.
    if (response.status === 413) response.headers.set('Connection', 'close');
    return response;
  };
  // Messages are posted; to the other methods the protocol has answers of its own.
  app.post('/mcp', answer);
  app.all('/mcp', answer);
  return app;
}
