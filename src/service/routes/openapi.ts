import { Hono } from 'hono';
import { refuse } from '../http/api.ts';
import type { Visitors } from '../http/visitors.ts';

/** The API's description, for anyone who reaches the service. */
export function openapiRoute(visitors: Pick<Visitors, 'limited'>): Hono {
  const app = new Hono();
  app.use('/openapi.json', visitors.limited(refuse));
  app.get('/openapi.json', async (context) => {
    const { openApiDocument } = await import('../openapi.ts');
    return context.json(openApiDocument());
  });
  return app;
}
