import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { refuse } from '../http/api.ts';
import { Failure } from '../http/failure.ts';
import type { Visitors } from '../http/visitors.ts';
import { attachmentNamed } from '../objects/contentDisposition.ts';
import type { FolderUploads } from '../objects/folderUploads.ts';
import type { Objects } from '../objects/objects.ts';
import { receiveForm } from '../objects/receiveForm.ts';
import type { Uploads } from '../objects/uploads.ts';

type Environment = { Bindings: HttpBindings };

export interface StorageParts {
  readonly uploads: Uploads;
  /** Undefined: files are sent elsewhere. */
  readonly receiver: FolderUploads | undefined;
  readonly objects: Pick<Objects, 'open'>;
  readonly visitors: Pick<Visitors, 'limited'>;
}

/** Storage: guarded by signatures alone, without keys. */
export function storageRoutes({ uploads, receiver, objects, visitors }: StorageParts): Hono<Environment> {
  const routes = new Hono<Environment>();
  for (const path of ['/storage', '/files/*']) routes.use(path, visitors.limited(refuse));

  if (receiver) {
    routes.post('/storage', async (context) => {
      const failure = await receiveForm(context.env.incoming, receiver);
      return failure ? refuse(context, failure) : context.body(null, 204);
    });
  }

  routes.get('/files/:workspace/:id/:name', async (context) => {
    const upload = await uploads.open(context.req.url);
    if (upload instanceof Failure) return refuse(context, upload);
    const headers = {
      'Content-Type': upload.type,
      'Content-Length': String(upload.bytes),
      'Content-Disposition': attachmentNamed(upload.fileName),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'private, max-age=300',
    };
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    const elsewhere = await uploads.downloadUrl(upload);
    if (elsewhere !== undefined) {
      const short = { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' };
      return context.body(null, 302, { ...short, Location: elsewhere });
    }
    const opened = await objects.open(upload.key);
    if (opened === undefined) return refuse(context, new Failure('NOT_FOUND', 'This file is gone.'));
    return context.body(opened.body, 200, headers);
  });

  return routes;
}
