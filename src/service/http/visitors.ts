import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { ClientAddresses } from './clientAddresses.ts';
import type { Failure } from './failure.ts';
import type { Guards } from './guards.ts';
import { type VisitLimiter, visitLimiter } from './requestLimiter.ts';

type Refuse = (context: Context, failure: Failure) => Response;

/** Those who call without a key that is good, by where they come from. */
export class Visitors {
  readonly #addresses: ClientAddresses;
  readonly #limiters: Readonly<Record<'open' | 'health', VisitLimiter>>;

  constructor(addresses: ClientAddresses, guards: Guards) {
    this.#addresses = addresses;
    const reason = 'Too many requests have come from this address';
    this.#limiters = {
      open: visitLimiter(guards.requestsPerAddress, reason),
      health: visitLimiter(guards.healthChecksPerAddress, reason),
    };
  }

  /** Counts a request; the failure to answer with where there were too many. */
  count(context: Context, kind: 'open' | 'health' = 'open'): Promise<Failure | undefined> {
    const { incoming } = context.env as HttpBindings;
    return this.#limiters[kind](this.#addresses.of(incoming));
  }

  limited(refuse: Refuse, kind?: 'open' | 'health'): MiddlewareHandler {
    return async (context, next) => {
      const failure = await this.count(context, kind);
      return failure === undefined ? next() : refuse(context, failure);
    };
  }
}
