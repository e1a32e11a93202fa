import { Hono } from 'hono';

/** Whether the process lives, and whether it can serve. */
export function healthRoutes(isReady: () => Promise<boolean>): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) =>
    (await isReady()) ? context.json({ status: 'ready' }) : context.json({ status: 'not ready' }, 503),
  );
  return app;
}
