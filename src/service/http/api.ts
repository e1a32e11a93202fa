import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { VersionedText } from '../../api/beyond/deckFile.ts';
import type { FileReply } from '../../api/beyond/exporting.ts';
import { documentNameHeader, documentNameOf } from '../../api/documentName.ts';
import { type Endpoint, type EndpointName, endpoints } from '../../api/endpoints.ts';
import { limits } from '../../api/limits.ts';
import { optionsCountAlways, optionsCountHeader } from '../../api/optionsCount.ts';
import { allows, type Scope } from '../../api/scopes.ts';
import type { Authenticator, Caller } from '../keys/authenticate.ts';
import type { Reserve } from '../store/reserve.ts';
import { hasAlready } from './entityTag.ts';
import { Failure } from './failure.ts';
import { fileResponse } from './fileResponse.ts';
import type { Call, Handlers } from './handler.ts';
import { type HeldAnswers, noRoomToSend } from './heldAnswers.ts';
import { type HeldBodies, unread } from './heldBodies.ts';
import { jsonBody, versionedBody } from './jsonBody.ts';
import { writeJson } from './jsonText.ts';
import { bytesBody } from './pulledBody.ts';
import type { RequestLimiter } from './requestLimiter.ts';
import { validate } from './validation.ts';
import type { Visitors } from './visitors.ts';

export interface ApiParts {
  readonly handlers: Handlers;
  readonly authenticator: Authenticator;
  readonly limiter: RequestLimiter;
  /** Undefined: within the process, where no call comes from an address. */
  readonly visitors: Pick<Visitors, 'count'> | undefined;
  readonly bodies: HeldBodies;
  /** Undefined: within the process, where nobody takes an answer slowly. */
  readonly answers?: HeldAnswers;
  /** Of what is handed on as it is stored; a longer part is left out. Undefined: however long. */
  readonly longestPart?: number;
  /** What fills the disk may not take what is kept for making room on it. */
  readonly reserve: Pick<Reserve, 'demand'>;
}

/** What the request log tells of a call beside its path and status. */
export type ApiVariables = { workspace: string; keyId: string };
type ApiContext = Context<{ Variables: ApiVariables }>;

/** The rows of the endpoint table as routes: each call is authenticated, counted, validated, handled. */
export function api(parts: ApiParts): Hono<{ Variables: ApiVariables }> {
  const app = new Hono<{ Variables: ApiVariables }>();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    addRoute(app, endpoints[name], parts.handlers[name] as Handle, parts);
  }
  return app;
}

const longText = 65_536;

export type Handle = (call: Call<unknown, unknown>) => Promise<unknown>;
export type Admission = Pick<
  ApiParts,
  'authenticator' | 'limiter' | 'visitors' | 'bodies' | 'answers' | 'longestPart' | 'reserve'
>;

export function addRoute(
  app: Hono<{ Variables: ApiVariables }>,
  endpoint: Endpoint,
  handle: Handle,
  parts: Admission,
): void {
  app.on(endpoint.method, endpoint.path.replace('{id}', ':id'), async (context) => {
    const call = await admit(context, endpoint, parts);
    if (call instanceof Failure) return refuse(context, call);
    const reply = await handle(call);
    if (reply instanceof Failure) return refuse(context, reply);
    if (endpoint.files) return fileResponse(context, reply as FileReply);
    if (endpoint.text) return sendText(context, endpoint.text.type, reply as VersionedText, parts.answers);
    return sendJson(context, writeJson(reply, parts.longestPart), endpoint.success, parts.answers);
  });
}

/** A long one is taken bit by bit, and others have their turns meanwhile. */
function send(context: ApiContext, text: string, answers: HeldAnswers | undefined): Response {
  if (text.length < longText) return context.body(text);
  const bytes = new TextEncoder().encode(text);
  const workspace = context.get('workspace');
  const body = answers
    ? answers.body(bytes, workspace, () => (context.env as HttpBindings).outgoing.destroy())
    : bytesBody(bytes, workspace);
  if (body === undefined) return refuse(context, noRoomToSend);
  context.header('Content-Length', String(bytes.byteLength));
  return context.body(body);
}

function sendJson(context: ApiContext, json: string, status: number, answers?: HeldAnswers): Response {
  context.header('Content-Type', 'application/json');
  context.status(status as 200);
  return send(context, json, answers);
}

function sendText(
  context: ApiContext,
  type: string,
  { text, version }: VersionedText,
  answers?: HeldAnswers,
): Response {
  const tag = `"${version}"`;
  context.header('ETag', tag);
  if (context.req.method === 'GET' && hasAlready(context.req.header('if-none-match'), tag))
    return context.body(null, 304);
  context.header('Content-Type', `${type}; charset=utf-8`);
  return send(context, text, answers);
}

/** Whose call it is, if its key is good and has calls left. */
export async function admitCaller(
  context: ApiContext,
  { authenticator, limiter, visitors }: Pick<Admission, 'authenticator' | 'limiter' | 'visitors'>,
): Promise<Caller | Failure> {
  const caller = await authenticator.caller(context.req.raw.headers);
  if (caller instanceof Failure) return (await visitors?.count(context)) ?? caller;
  context.set('workspace', caller.workspace);
  context.set('keyId', caller.keyId);

  const { allowed, headers } = await limiter(caller.keyId);
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  if (allowed) return caller;
  return new Failure(
    'API_KEY_RATE_LIMITED',
    `This API key has made too many requests: try again in ${headers['Retry-After']} s.`,
  );
}

async function admit(
  context: ApiContext,
  endpoint: Endpoint,
  parts: Admission,
): Promise<Call<unknown, unknown> | Failure> {
  const caller = await admitCaller(context, parts);
  if (caller instanceof Failure) return caller;
  const { workspace, keyId, scope } = caller;
  if (!allows(scope, endpoint.scope)) return beyondScope(scope, endpoint.scope);
  if (endpoint.method !== 'GET' && !endpoint.frees) await parts.reserve.demand();
  const id = context.req.param('id') ?? '';
  const query = endpoint.query && validate(endpoint.query, context.req.query());
  if (query instanceof Failure) return query;
  const { signal } = context.req.raw;
  if (endpoint.body === undefined) return { workspace, keyId, id, query, signal, body: undefined };
  const sent = await parts.bodies.reading(unread(context.req.raw), workspace, (request) =>
    endpoint.text
      ? versionedBody(request, endpoint.text.type, workspace)
      : jsonBody(request, limits.jsonBodyBytes, workspace),
  );
  if (sent instanceof Failure) return sent;
  const body = validate(endpoint.body, sent.value);
  const documentName = documentNameOf(context.req.header(documentNameHeader));
  const optionsCount = optionsCountAlways(context.req.header(optionsCountHeader));
  return body instanceof Failure
    ? body
    : { workspace, keyId, id, query, signal, body, documentName, optionsCount };
}

const beyondScope = (has: Scope, needed: Scope) =>
  new Failure(
    'INSUFFICIENT_PRIVILEGES',
    `This API key is for "${has}", and this call needs one for "${needed}".`,
  );

export function refuse(context: Context, failure: Failure): Response {
  if (failure.status === 401) context.header('WWW-Authenticate', 'Bearer');
  if (failure.retryAfterSeconds) context.header('Retry-After', String(failure.retryAfterSeconds));
  return context.json(failure.toReply(context.get('requestId')), failure.status);
}
