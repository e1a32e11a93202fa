import { Failure } from './failure.ts';

/** A page of another site may not have a person's browser talk to the assistants' tools. */
export function originGuard(ours: () => string): (origin: string | undefined) => Failure | undefined {
  return (origin) =>
    origin === undefined || origin === new URL(ours()).origin
      ? undefined
      : new Failure('INSUFFICIENT_PRIVILEGES', 'Pages of other sites may not call this service.');
}
