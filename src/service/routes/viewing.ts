import { readFile } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import { contentSecurityPolicy } from '../../player/contentSecurityPolicy.ts';
import type { PresentationStore } from '../presentations/presentationStore.ts';
import type { Pages } from '../viewing/pages.ts';
import type { PlayerFiles } from '../viewing/playerFiles.ts';

export interface ViewingParts {
  readonly presentations: PresentationStore;
  readonly pages: Pages;
  readonly player: PlayerFiles;
  readonly filePath: (key: string) => string;
}

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};
const forEver = 'public, max-age=31536000, immutable';

/** The viewing page and what it loads. No key: whoever has a presentation's token may view it. */
export function viewingRoutes({ presentations, pages, player, filePath }: ViewingParts): Hono {
  const app = new Hono();

  app.get('/p/assets/:version/:name{.+}', async (context) => {
    const file = await player.read(context.req.param('name'));
    if (file === undefined) return absent(context, 'There is no such file.');
    // A page that was open during an update goes on with what there is.
    const isCurrent = context.req.param('version') === (await player.version());
    return context.body(file.bytes, 200, {
      ...everywhere,
      'Content-Type': file.type,
      'Cache-Control': isCurrent ? forEver : 'no-cache',
    });
  });

  app.get('/p/:token', async (context) => {
    const presentation = await presentations.withToken(context.req.param('token'));
    if (presentation === undefined) return absent(context, 'There is no presentation at this address.');
    const theme = /^[a-z0-9-]{1,40}$/.exec(context.req.query('theme') ?? '')?.[0];
    const remotePictures = context.req.query('remote') === '1';
    const page = await pages.page(presentation, { ...(theme !== undefined && { theme }), remotePictures });
    return context.body(page, 200, {
      ...everywhere,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy({ remotePictures }),
      'Cache-Control': 'private, no-cache',
    });
  });

  // Relative, since the page may be shown below a prefix.
  app.get('/p/:token/', (context) =>
    context.body(null, 308, { Location: `../${encodeURIComponent(context.req.param('token'))}` }),
  );

  app.get('/p/:token/pictures/:id', async (context) => {
    const { token, id } = context.req.param();
    const picture = await presentations.picture(token, id);
    if (picture === undefined) return absent(context, 'There is no such picture.');
    return context.body(await readFile(filePath(picture.key)), 200, {
      ...everywhere,
      'Content-Type': picture.type,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Cache-Control': 'private, max-age=31536000, immutable',
    });
  });

  return app;
}

const absent = (context: Context, sentence: string) => context.text(sentence, 404, everywhere);
