import type { Handler } from '../http/handler.ts';
import type { Uploads } from '../objects/uploads.ts';

/** `origin`: where clients reach the service, known once it listens. */
export const createUploadTarget =
  (uploads: Uploads, origin: () => string): Handler<'createUploadTarget'> =>
  ({ workspace, keyId, body }) =>
    uploads.createTarget({ workspace, keyId }, body, origin());
