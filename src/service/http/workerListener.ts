import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type HealthParts, healthRoutes } from '../routes/health.ts';
import { unnamedHost } from './unnamedHost.ts';

/** What a process answers that only works on jobs. */
export function workerListener(parts: HealthParts): RequestListener {
  const app = new Hono();
  app.route('/', healthRoutes(parts));
  return getRequestListener(app.fetch, { overrideGlobalObjects: false, hostname: unnamedHost });
}
