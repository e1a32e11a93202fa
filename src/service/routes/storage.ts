import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { Failure } from '../http/failure.ts';
import { attachmentNamed } from '../objects/contentDisposition.ts';
import type { ObjectFolder } from '../objects/objectFolder.ts';
import { receiveForm } from '../objects/receiveForm.ts';
import type { Uploads } from '../objects/uploads.ts';

type Environment = { Bindings: HttpBindings };

/** Storage: guarded by signatures alone, without keys. */
export function storageRoutes(uploads: Uploads, folder: ObjectFolder): Hono<Environment> {
  const routes = new Hono<Environment>();

  routes.post('/storage', async (context) => {
    const failure = await receiveForm(context.env.incoming, uploads);
    return failure ? refused(context, failure) : context.body(null, 204);
  });

  routes.get('/files/:workspace/:id/:name', async (context) => {
    const upload = await uploads.open(context.req.url);
    if (upload instanceof Failure) return refused(context, upload);
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
    const bytes = Readable.toWeb(createReadStream(folder.filePath(upload.key))) as ReadableStream<Uint8Array>;
    return context.body(bytes, 200, headers);
  });

  return routes;
}

const refused = (context: Context, failure: Failure) => context.json(failure.toReply(), failure.status);
