import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { wholeNumber } from '../../api/wholeNumber.ts';
import type { Connections } from '../http/connections.ts';
import { Failure } from '../http/failure.ts';
import { unread } from '../http/heldBodies.ts';
import { jsonBody } from '../http/jsonBody.ts';
import type { PresentationStore } from '../presentations/presentationStore.ts';
import type { RoomRefusal, RoomState, Rooms } from '../viewing/rooms.ts';

export interface RoomParts {
  readonly presentations: Pick<PresentationStore, 'headOf'>;
  readonly rooms: Rooms;
  readonly connections: Pick<Connections, 'polls' | 'ownerOf'>;
  readonly closing: AbortSignal;
}

/** Chosen by who presents; nobody else knows it. */
const RoomName = z.string().regex(/^[\w-]{16,64}$/);
const Step = z.object({
  index: z.int().min(0).max(9_999),
  isBlack: z.boolean().optional(),
  by: z.string().max(64),
});
const longestStep = 1_024;
const After = wholeNumber(z.int());

const path = '/p/:token/rooms/:room';
const refusals: Readonly<Record<RoomRefusal, { readonly sentence: string; readonly retryAfter: string }>> = {
  tooManyWait: {
    sentence: 'Too many wait for this presentation: ask again in a moment.',
    retryAfter: '2',
  },
  tooManyRooms: {
    sentence: 'Too many present this at once: try again in a minute.',
    retryAfter: '60',
  },
};
const unkept = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/**
 * Pages of one presentation in step: `PUT` says where one went, `GET ?after=VERSION` is answered when another moved,
 * or after a while.
 */
export function roomRoutes({
  presentations,
  rooms,
  connections,
  closing,
}: RoomParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  const roomOf = async (context: Context): Promise<string | undefined> => {
    const room = RoomName.safeParse(context.req.param('room'));
    const presentation = await presentations.headOf(context.req.param('token') ?? '');
    return room.success && presentation !== undefined ? `${presentation.id}/${room.data}` : undefined;
  };
  const absent = (context: Context) => context.text('There is nothing at this address.', 404, unkept);
  const answer = (context: Context, state: RoomState | RoomRefusal) => {
    if (typeof state !== 'string') return context.json(state, 200, unkept);
    const { sentence, retryAfter } = refusals[state];
    return context.text(sentence, 429, { ...unkept, 'Retry-After': retryAfter });
  };

  app.get(path, async (context) => {
    const name = await roomOf(context);
    if (name === undefined) return absent(context);
    const after = After.safeParse(context.req.query('after') ?? '-1');
    if (!after.success) return context.text('after is a number.', 400, unkept);
    const over = AbortSignal.any([context.req.raw.signal, closing]);
    const { socket } = context.env.incoming;
    connections.polls(socket);
    const state = await rooms.after(name, after.data, connections.ownerOf(socket), over);
    // Its link may lead nowhere by now.
    if ((await roomOf(context)) === undefined) return absent(context);
    return answer(context, state);
  });

  app.put(path, async (context) => {
    const name = await roomOf(context);
    if (name === undefined) return absent(context);
    const body = await jsonBody(unread(context.req.raw), longestStep);
    const step = body instanceof Failure ? undefined : Step.safeParse(body.value);
    if (!step?.success) return context.text('A step has the slide it goes to.', 400, unkept);
    return answer(context, rooms.step(name, step.data));
  });

  return app;
}
