import type { ErrorDetail } from '../api/errors.ts';

export type ConnectionProblem =
  | 'offline'
  | 'dns'
  | 'refused'
  | 'tls'
  | 'proxy'
  | 'proxyAuthentication'
  | 'timeout'
  | 'lost';

interface Message {
  /** A sentence for a person. */
  readonly message: string;
}

/** Why a call brought no result. */
export type Failure = Message &
  (
    | { readonly kind: 'cancelled' }
    /** `sent`: the request may have reached the service. */
    | { readonly kind: 'connection'; readonly problem: ConnectionProblem; readonly sent: boolean }
    /** Something answered, but not this API: a web page, a redirect, JSON of another kind; without a status, more than any answer is. */
    | { readonly kind: 'notTheApi'; readonly status?: number }
    | {
        readonly kind: 'refused';
        readonly status: number;
        readonly code: string;
        readonly details: readonly ErrorDetail[];
        readonly retryAfterSeconds?: number;
      }
    /** A file of this machine, or a setting, that cannot be used. */
    | { readonly kind: 'unusable' }
  );

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

export const succeeded = <T>(value: T): Result<T> => ({ ok: true, value });
export const failed = (failure: Failure): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure,
});

export const cancelled = failed({ kind: 'cancelled', message: 'Cancelled.' });
export const unusable = (message: string) => failed({ kind: 'unusable', message });
