import { Hono } from 'hono';
import { refuse } from '../http/api.ts';
import type { Visitors } from '../http/visitors.ts';
import { type StoreTrouble, troubleEvents, troubleFailure } from '../store/storeTrouble.ts';

export interface HealthParts {
  readonly isClosing: () => boolean;
  readonly check: () => Promise<StoreTrouble | undefined>;
  readonly visitors: Pick<Visitors, 'limited'>;
}

/** Whether the process lives, and whether what it is given can be kept. */
export function healthRoutes({ isClosing, check, visitors }: HealthParts): Hono {
  const app = new Hono();
  for (const path of ['/healthz', '/readyz']) app.use(path, visitors.limited(refuse, 'health'));
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    if (isClosing()) return context.json({ status: 'not ready', reason: 'closing' }, 503);
    const trouble = await check();
    if (trouble === undefined) return context.json({ status: 'ready' });
    const { message } = troubleFailure(trouble);
    return context.json({ status: 'not ready', reason: troubleEvents[trouble], message }, 503);
  });
  return app;
}
