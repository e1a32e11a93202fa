import type * as z from 'zod';
import type { EndpointName, EndpointReply, endpoints } from '../../api/endpoints.ts';
import type { Failure } from './failure.ts';

/** A call that passed authentication, limits and validation. */
export interface Call<Body = undefined> {
  readonly workspace: string;
  /** The path's `{id}`; empty where the path has none. */
  readonly id: string;
  readonly body: Body;
}

type EndpointBody<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  readonly body: infer Body extends z.ZodType;
}
  ? z.infer<Body>
  : undefined;

export type Handler<Name extends EndpointName> = (
  call: Call<EndpointBody<Name>>,
) => Promise<EndpointReply<Name> | Failure>;

/** One for each row of the endpoint table. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };
