import type * as z from 'zod';
import type { BeyondName, BeyondReply, beyondEndpoints } from '../../api/beyond/endpoints.ts';
import type { EndpointName, EndpointReply, endpoints } from '../../api/endpoints.ts';
import type { Failure } from './failure.ts';
import type { WithJson } from './jsonText.ts';

/** A call that passed authentication, limits and validation. */
export interface Call<Body = undefined, Query = undefined> {
  readonly workspace: string;
  readonly keyId: string;
  /** The path's `{id}`; empty where the path has none. */
  readonly id: string;
  readonly body: Body;
  /** Of the document that is the prompt, where the caller says it. */
  readonly documentName?: string | undefined;
  /** The four options of a generation count with questions on too. */
  readonly optionsCount?: boolean;
  readonly query: Query;
  /** Until the caller has the answer, or goes. */
  readonly signal: AbortSignal;
}

type EndpointBody<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  readonly body: infer Body extends z.ZodType;
}
  ? z.infer<Body>
  : undefined;

export type Handler<Name extends EndpointName> = (
  call: Call<EndpointBody<Name>>,
) => Promise<WithJson<EndpointReply<Name>> | Failure>;

/** One for each row of the endpoint table. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };

type BeyondBody<Name extends BeyondName> = (typeof beyondEndpoints)[Name] extends {
  readonly body: infer Body extends z.ZodType;
}
  ? z.infer<Body>
  : undefined;

type BeyondQuery<Name extends BeyondName> = (typeof beyondEndpoints)[Name] extends {
  readonly query: infer Query extends z.ZodType;
}
  ? z.infer<Query>
  : undefined;

export type BeyondHandler<Name extends BeyondName> = (
  call: Call<BeyondBody<Name>, BeyondQuery<Name>>,
) => Promise<WithJson<BeyondReply<Name>> | Failure>;

export type BeyondHandlers = { readonly [Name in BeyondName]: BeyondHandler<Name> };
