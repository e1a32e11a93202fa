import { Failure } from './failure.ts';

const refusal = new Failure(
  'BAD_REQUEST',
  'The body must be sent as it is or in chunks, in no other Transfer-Encoding.',
);

/** Nothing here unpacks a body: what is packed on its way would be taken for what it is not. */
export const otherTransferCoding = (header: string | undefined): Failure | undefined =>
  header === undefined || /^chunked$/i.test(header.trim()) ? undefined : refusal;
