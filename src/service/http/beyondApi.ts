import { Hono } from 'hono';
import { beyondVersion, type Capabilities, capabilityNames } from '../../api/beyond/capabilities.ts';
import { type BeyondName, beyondEndpoints } from '../../api/beyond/endpoints.ts';
import { type Admission, type ApiVariables, addRoute, type Handle, refuse } from './api.ts';
import type { BeyondHandlers } from './handler.ts';
import type { Visitors } from './visitors.ts';

export interface BeyondParts extends Admission {
  readonly handlers: BeyondHandlers;
  readonly visitors: Pick<Visitors, 'count' | 'limited'>;
}

const told: Capabilities = { version: beyondVersion, capabilities: [...capabilityNames] };

/** What Deckwright adds to the API, below `beyondRoot`; what it can do is told to everybody. */
export function beyondApi(parts: BeyondParts): Hono<{ Variables: ApiVariables }> {
  const app = new Hono<{ Variables: ApiVariables }>();
  for (const path of ['/', '/openapi.json']) app.use(path, parts.visitors.limited(refuse));
  app.get('/', (context) => context.json(told));
  app.get('/openapi.json', async (context) => {
    const { beyondDocument } = await import('../openapi.ts');
    return context.json(beyondDocument());
  });
  for (const name of Object.keys(beyondEndpoints) as BeyondName[]) {
    addRoute(app, beyondEndpoints[name], parts.handlers[name] as Handle, parts);
  }
  return app;
}
