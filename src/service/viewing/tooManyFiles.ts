import { Failure } from '../http/failure.ts';

export const tooManyFiles = new Failure(
  'API_KEY_RATE_LIMITED',
  'Too many files of this presentation are being fetched: take one after the other.',
  { retryAfterSeconds: 10 },
);
