import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { refuse } from '../http/api.ts';
import { Failure } from '../http/failure.ts';
import { fileBody } from '../http/pulledBody.ts';
import type { Visitors } from '../http/visitors.ts';
import { attachmentNamed } from '../objects/contentDisposition.ts';
import type { ObjectFolder } from '../objects/objectFolder.ts';
import { receiveForm } from '../objects/receiveForm.ts';
import type { Uploads } from '../objects/uploads.ts';

type Environment = { Bindings: HttpBindings };

/** Storage: guarded by signatures alone, without keys. */
export function storageRoutes(
  uploads: Uploads,
  folder: ObjectFolder,
  visitors: Pick<Visitors, 'limited'>,
): Hono<Environment> {
  const routes = new Hono<Environment>();
  for (const path of ['/storage', '/files/*']) routes.use(path, visitors.limited(refuse));

  routes.post('/storage', async (context) => {
    const failure = await receiveForm(context.env.incoming, uploads);
    return failure ? refuse(context, failure) : context.body(null, 204);
  });

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
    return context.body(fileBody(folder.filePath(upload.key)), 200, headers);
  });

  return routes;
}
