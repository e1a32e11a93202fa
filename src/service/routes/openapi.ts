import { Hono } from 'hono';

/** The API's description, for anyone who reaches the service. */
export function openapiRoute(): Hono {
  const app = new Hono();
  app.get('/openapi.json', async (context) => {
    const { openApiDocument } = await import('../openapi.ts');
    return context.json(openApiDocument());
  });
  return app;
}
