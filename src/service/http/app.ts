import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Log } from '../log.ts';
import { type ApiParts, type ApiVariables, api, refuse } from './api.ts';
import { Failure } from './failure.ts';
import { hostGuard } from './hostGuard.ts';
import { requestLimiter } from './requestLimiter.ts';

export type ServiceApp = Hono<{ Bindings: HttpBindings; Variables: ApiVariables }>;

export interface AppParts extends ApiParts {
  /** Names under which clients may call the API, beside addresses and localhost. */
  readonly hostNames: readonly string[];
  /** Routes that need no key: below `/api/v1`, and below the root. */
  readonly openApiRoutes: Hono;
  readonly healthRoutes: Hono;
  readonly assistantRoutes: Hono<{ Variables: ApiVariables }>;
  readonly viewingRoutes: Hono;
  readonly storageRoutes: Hono<{ Bindings: HttpBindings }>;
  readonly log: Log;
  readonly now: () => number;
}

export const apiRoot = '/api/v1';

export function createApp(parts: AppParts): ServiceApp {
  const { log, now } = parts;
  const app: ServiceApp = new Hono();
  const guard = hostGuard(parts.hostNames);

  app.use(async (context, next) => {
    const begun = now();
    await next();
    const { workspace, keyId } = context.var;
    log({
      level: 'info',
      event: 'request',
      method: context.req.method,
      path: loggable(context.req.path),
      status: context.res.status,
      ms: Math.round(now() - begun),
      workspace,
      keyId,
    });
  });
  for (const path of [`${apiRoot}/*`, '/mcp']) {
    app.use(path, async (context, next) => {
      const refusal = guard(context.req.header('host'));
      return refusal === undefined ? next() : refuse(context, refusal);
    });
  }

  app.route(apiRoot, parts.openApiRoutes);
  app.route(apiRoot, api(parts));
  app.route('/', parts.assistantRoutes);
  app.route('/', parts.healthRoutes);
  app.route('/', parts.viewingRoutes);
  app.route('/', parts.storageRoutes);

  app.notFound((context) =>
    refuse(
      context,
      new Failure('NOT_FOUND', `There is no ${context.req.method} ${loggable(context.req.path)} here.`),
    ),
  );
  app.onError(unexpected(log));
  return app;
}

/** The API alone, for those within the process: nothing guards, counts or logs their calls. */
export function createInnerApi(parts: Omit<ApiParts, 'limiter'>, log: Log): Hono {
  const app = new Hono();
  app.route(apiRoot, api({ ...parts, limiter: requestLimiter(undefined) }));
  app.onError(unexpected(log));
  return app;
}

const unexpected = (log: Log) => (error: Error, context: Context) => {
  log({
    level: 'error',
    event: 'unexpected',
    path: loggable(context.req.path),
    reason: error.stack ?? error.message,
  });
  return refuse(context, new Failure('INTERNAL_ERROR', "Something went wrong on the service's side."));
};

/** Without what lets its reader view a presentation. */
const loggable = (path: string) => path.replace(/^\/p\/(?!assets\/)[^/]+/, '/p/*').slice(0, 200);
