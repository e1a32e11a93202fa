import { randomUUID } from 'node:crypto';
import { RequestError } from '@hono/node-server';
import type { Log } from '../log.ts';
import { Failure } from './failure.ts';

const unreadable = new Failure(
  'BAD_REQUEST',
  'What is asked for cannot be read from the first line of the request and its Host header.',
);
const broken = new Failure('INTERNAL_ERROR', "Something went wrong on the service's side.");

/** Answers what never came to a route. */
export const answerUnreadable =
  (log: Log) =>
  (error: unknown): Response => {
    const request = randomUUID();
    const failure = error instanceof RequestError ? unreadable : broken;
    if (failure === unreadable) log({ level: 'info', event: 'request', status: failure.status, request });
    else {
      const reason = error instanceof Error ? error.stack : String(error);
      log({ level: 'error', event: 'unexpected', request, reason });
    }
    return Response.json(failure.toReply(request), {
      status: failure.status,
      headers: { 'X-Request-Id': request },
    });
  };
