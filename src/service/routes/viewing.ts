import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { type ExportedFormat, exportedFiles } from '../../api/exportedFiles.ts';
import { beyondEndSentence } from '../../export/someSlides.ts';
import { contentSecurityPolicy } from '../../player/contentSecurityPolicy.ts';
import { entityTagOf, hasAlready } from '../http/entityTag.ts';
import type { Failure } from '../http/failure.ts';
import { fileResponse } from '../http/fileResponse.ts';
import { type HeldAnswers, noRoomToSend } from '../http/heldAnswers.ts';
import { ownTurn } from '../http/loopTurns.ts';
import { bytesBody } from '../http/pulledBody.ts';
import type { VisitLimiter } from '../http/requestLimiter.ts';
import type { Visitors } from '../http/visitors.ts';
import type { Objects } from '../objects/objects.ts';
import type { DeckFiles } from '../viewing/deckFiles.ts';
import { NotDrawn } from '../viewing/drawn.ts';
import { readExportChoice } from '../viewing/exportChoice.ts';
import { type Pages, themeNamed } from '../viewing/pages.ts';
import type { PlayerFiles } from '../viewing/playerFiles.ts';
import type { Rooms } from '../viewing/rooms.ts';
import { tooManyFiles } from '../viewing/tooManyFiles.ts';
import type { ViewLinks } from '../viewing/viewLinks.ts';
import { type RoomParts, roomRoutes } from './rooms.ts';

export interface ViewingParts {
  readonly presentations: ViewLinks['shown'];
  readonly absence: ViewLinks['absence'];
  readonly pages: Pages;
  readonly files: DeckFiles;
  readonly answers: Pick<HeldAnswers, 'body'>;
  /** Whose a presentation is. */
  readonly workspaceOf: (id: string) => Promise<string | undefined>;
  readonly rooms: Rooms;
  readonly connections: RoomParts['connections'];
  /** The service is about to end. */
  readonly closing: AbortSignal;
  readonly player: PlayerFiles;
  readonly objects: Pick<Objects, 'open'>;
  readonly visitors: Pick<Visitors, 'limited'>;
  /** Of one presentation, by its id. */
  readonly deckLimiter: VisitLimiter;
}

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  // Names of hosts that a deck links to are looked up when a link is pressed, not before.
  'X-DNS-Prefetch-Control': 'off',
};
const forEver = 'public, max-age=31536000, immutable';

/** The viewing page and what it loads. No key: whoever has a presentation's token may view it. */
export function viewingRoutes(parts: ViewingParts): Hono<{ Bindings: HttpBindings }> {
  const { presentations, absence, pages, files, answers, player, objects, visitors, deckLimiter } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError((error, context) => {
    if (error instanceof NotDrawn) return sayNo(context, error.failure);
    throw error;
  });
  app.use('/p/*', visitors.limited(sayNo));

  app.get('/p/assets/:version/:name{.+}', async (context) => {
    const file = await player.read(context.req.param('name'));
    if (file === undefined) return absent(context, 'There is no such file.');
    // A page that was open during an update goes on with what there is.
    const isCurrent = context.req.param('version') === (await player.version());
    return context.body(bytesBody(file.bytes), 200, {
      ...everywhere,
      'Content-Type': file.type,
      'Content-Length': String(file.bytes.byteLength),
      'Cache-Control': isCurrent ? forEver : 'no-cache',
    });
  });

  app.get('/p/:token', async (context) => {
    const presentation = await presentations.headOf(context.req.param('token'));
    if (presentation === undefined) return absent(context, absence);
    const refused = await deckLimiter(presentation.id);
    if (refused !== undefined) return sayNo(context, refused);
    const theme = themeNamed(context.req.query('theme'));
    const { signal } = context.req.raw;
    const page = await pages.page(presentation, { ...(theme !== undefined && { theme }) }, signal);
    if (page === undefined) return absent(context, absence);
    const workspace = await parts.workspaceOf(presentation.id);
    // All who waited for the drawing would be answered at once.
    await ownTurn(workspace);
    const tag = entityTagOf(page);
    const headers = {
      ...everywhere,
      'Content-Security-Policy': contentSecurityPolicy,
      'Cache-Control': 'private, no-cache',
      ETag: tag,
    };
    if (hasAlready(context.req.header('if-none-match'), tag)) return context.body(null, 304, headers);
    const body = answers.body(page, workspace ?? '', () => context.env.outgoing.destroy());
    if (body === undefined) return sayNo(context, noRoomToSend);
    return context.body(body, 200, {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(page.byteLength),
    });
  });

  for (const format of exportedFormats) {
    const { name } = exportedFiles[format];
    app.get(`/p/:token/${name}`, async (context) => {
      const presentation = await presentations.headOf(context.req.param('token'));
      if (presentation === undefined) return absent(context, absence);
      const refused = await deckLimiter(presentation.id);
      if (refused !== undefined) return sayNo(context, refused);
      const asked = readExportChoice(context.req.query());
      if ('unreadable' in asked) {
        const { path, message } = asked.unreadable;
        return context.text(`The ${path} ${message}.`, 400, everywhere);
      }
      const { choice } = asked;
      const file = await files.file(presentation.id, { format, ...choice }, 'viewer', context.req.raw.signal);
      if (file === undefined) return absent(context, absence);
      if (file === 'busy') return sayNo(context, tooManyFiles);
      if ('has' in file) return absent(context, beyondEndSentence(file.has, choice.slides!));
      return fileResponse(context, file, everywhere);
    });
  }

  app.route('/', roomRoutes(parts));

  // Relative, since the page may be shown below a prefix.
  app.get('/p/:token/', (context) =>
    context.body(null, 308, { Location: `../${encodeURIComponent(context.req.param('token'))}` }),
  );

  app.get('/p/:token/pictures/:id', async (context) => {
    const { token, id } = context.req.param();
    const picture = await presentations.picture(token, id);
    if (picture === undefined) return absent(context, 'There is no such picture.');
    const refused = await deckLimiter(picture.presentationId);
    if (refused !== undefined) return sayNo(context, refused);
    const opened = await objects.open(picture.key);
    if (opened === undefined) return absent(context, 'There is no such picture.');
    return context.body(opened.body, 200, {
      ...everywhere,
      'Content-Type': picture.type,
      'Content-Length': String(opened.bytes),
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Cache-Control': 'private, max-age=31536000, immutable',
    });
  });

  return app;
}

const exportedFormats = Object.keys(exportedFiles) as ExportedFormat[];

const absent = (context: Context, sentence: string) => context.text(sentence, 404, everywhere);

const sayNo = (context: Context, { message, status, retryAfterSeconds }: Failure) =>
  context.text(message, status, {
    ...everywhere,
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
  });
