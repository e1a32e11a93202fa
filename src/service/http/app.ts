import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { type RequestIdVariables, requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import { beyondRoot } from '../../api/beyond/endpoints.ts';
import type { Log } from '../log.ts';
import type { Meters } from '../metrics/meters.ts';
import type { Health } from '../store/storeHealth.ts';
import { troubleEvents, troubleFailure } from '../store/storeTrouble.ts';
import { NotDrawn } from '../viewing/drawn.ts';
import { type ApiParts, type ApiVariables, api, refuse } from './api.ts';
import { Failure } from './failure.ts';
import { hostGuard, moreThanOneHost } from './hostGuard.ts';
import { loggedPath } from './loggedPath.ts';
import { requestLimiter } from './requestLimiter.ts';
import { otherTransferCoding } from './transferCoding.ts';

export type ServiceApp = Hono<{ Bindings: HttpBindings; Variables: ApiVariables & RequestIdVariables }>;

export interface AppParts extends ApiParts {
  /** Names under which clients may call the API, beside addresses and localhost. */
  readonly hostNames: readonly string[];
  /** Routes that need no key: below `/api/v1`, and below the root. */
  readonly openApiRoutes: Hono;
  readonly beyondRoutes: Hono<{ Variables: ApiVariables }>;
  readonly healthRoutes: Hono;
  readonly assistantRoutes: Hono<{ Variables: ApiVariables }>;
  readonly viewingRoutes: Hono<{ Bindings: HttpBindings }>;
  readonly storageRoutes: Hono<{ Bindings: HttpBindings }>;
  readonly health: Pick<Health, 'explain' | 'lostDatabase'>;
  readonly log: Log;
  readonly now: () => number;
  readonly meters: Pick<Meters, 'request'>;
}

/** Room for what proxies and tracers call requests by. */
const longestRequestId = 64;

export const apiRoot = '/api/v1';

export function createApp(parts: AppParts): ServiceApp {
  const { log, now, meters } = parts;
  const app: ServiceApp = new Hono();
  const guard = hostGuard(parts.hostNames);

  app.use(requestId({ limitLength: longestRequestId }));
  app.use(async (context, next) => {
    const begun = now();
    const since = performance.now();
    await next();
    const { method } = context.req;
    meters.request(method, routePath(context), context.res.status, performance.now() - since);
    const { workspace, keyId, requestId } = context.var;
    // A response that was not made by the context has none of its headers.
    context.header('X-Request-Id', requestId);
    log({
      level: 'info',
      event: 'request',
      method,
      path: loggedPath(context.req.path),
      status: context.res.status,
      ms: Math.round(now() - begun),
      workspace,
      keyId,
      request: requestId,
    });
  });
  app.use(async (context, next) => {
    const { rawHeaders, headers } = context.env.incoming;
    const refusal = moreThanOneHost(rawHeaders) ?? otherTransferCoding(headers['transfer-encoding']);
    return refusal === undefined ? next() : refuse(context, refusal);
  });
  for (const path of [`${apiRoot}/*`, beyondRoot, `${beyondRoot}/*`, '/mcp']) {
    app.use(path, async (context, next) => {
      await next();
      context.header('X-Content-Type-Options', 'nosniff');
      const { headers } = context.res;
      if (headers.has('Cache-Control')) return;
      context.header('Cache-Control', headers.has('ETag') ? 'private, no-cache' : 'no-store');
    });
    app.use(path, async (context, next) => {
      const refusal = guard(context.req.header('host'));
      return refusal === undefined ? next() : refuse(context, refusal);
    });
  }

  app.use(async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    const lost = await parts.health.lostDatabase();
    return lost === undefined ? next() : refuse(context, troubleFailure(lost));
  });

  app.route(apiRoot, parts.openApiRoutes);
  app.route(apiRoot, api(parts));
  app.route(beyondRoot, parts.beyondRoutes);
  app.route('/', parts.assistantRoutes);
  app.route('/', parts.healthRoutes);
  app.route('/', parts.viewingRoutes);
  app.route('/', parts.storageRoutes);

  app.notFound((context) =>
    refuse(
      context,
      new Failure('NOT_FOUND', `There is no ${context.req.method} ${loggedPath(context.req.path)} here.`),
    ),
  );
  app.onError(unexpected(parts.health, log));
  return app;
}

/** More of a presentation's slides is more than an assistant reads at once. */
const longestPart = 128 * 1024;

/** The API alone, for those within the process: nothing guards, counts or logs their calls. */
export function createInnerApi(
  parts: Omit<ApiParts, 'limiter' | 'visitors'>,
  health: AppParts['health'],
  log: Log,
): Hono {
  const app = new Hono();
  app.route(apiRoot, api({ ...parts, limiter: requestLimiter(undefined), visitors: undefined, longestPart }));
  app.onError(unexpected(health, log));
  return app;
}

const unexpected = (health: AppParts['health'], log: Log) => async (error: Error, context: Context) => {
  if (error instanceof NotDrawn) return refuse(context, error.failure);
  const trouble = await health.explain(error);
  log({
    level: 'error',
    event: trouble === undefined ? 'unexpected' : troubleEvents[trouble],
    path: loggedPath(context.req.path),
    request: context.get('requestId'),
    reason: error.stack ?? error.message,
  });
  return refuse(
    context,
    trouble === undefined
      ? new Failure('INTERNAL_ERROR', "Something went wrong on the service's side.")
      : troubleFailure(trouble),
  );
};
