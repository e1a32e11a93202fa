/** Why the service cannot start, in one sentence for a person. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
