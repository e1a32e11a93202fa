import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import type { Deck } from '../../src/layouts/deck.ts';
import { contentSecurityPolicy } from '../../src/player/contentSecurityPolicy.ts';
import { PageRenderer } from '../../src/player/page.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const samplePicture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
<rect width="1200" height="800" fill="#dfe7ea"/><rect y="560" width="1200" height="240" fill="#b9c5c9"/>
${[...Array(7).keys()].map((i) => `<g transform="translate(${90 + i * 160} 180)"><path d="M40 0v60M0 200l40-140 90 20-50 120z" fill="none" stroke="#33505e" stroke-width="10"/><circle cx="0" cy="220" r="48" fill="none" stroke="#33505e" stroke-width="8"/><circle cx="110" cy="220" r="48" fill="none" stroke="#33505e" stroke-width="8"/></g>`).join('')}
</svg>`;

export interface PageServer {
  /** The address of the deck's page. */
  readonly show: (deck: Deck) => string;
  /** The address of a file that stands for itself. */
  readonly hold: (html: string) => string;
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves decks the way the service does: page, player files and pictures, under a path prefix. */
export const startPageServer = async (
  pictures: ReadonlyMap<string, { readonly type: string; readonly bytes: Uint8Array }> = new Map(),
): Promise<PageServer> => {
  const renderer = new PageRenderer();
  const decks = new Map<string, Deck>();
  const held: string[] = [];
  const assetsFolder = new URL('../../dist/player/', import.meta.url);
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://page');
    const path = decodeURIComponent(url.pathname).replace(/^\/prefix\/p\//, '');
    try {
      if (path.startsWith('assets/')) {
        const body = await readFile(new URL(path.slice('assets/'.length), assetsFolder));
        response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
        response.end(body);
        return;
      }
      const [token = '', , picture] = path.split('/');
      if (picture !== undefined) {
        const stored = pictures.get(picture);
        response.writeHead(200, { 'content-type': stored?.type ?? 'image/svg+xml' });
        response.end(stored?.bytes ?? samplePicture);
        return;
      }
      const file = held[Number(/^file(\d+)$/.exec(token)?.[1])];
      if (file !== undefined) {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(file);
        return;
      }
      const deck = decks.get(token);
      if (!deck) {
        response.writeHead(404).end();
        return;
      }
      const page = await renderer.page(deck, {
        assets: 'assets',
        pictures: `${token}/pictures`,
        theme: url.searchParams.get('theme') ?? undefined,
      });
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy,
      });
      response.end(page);
    } catch (failure) {
      response.writeHead(500).end(String(failure));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page server has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    show: (deck) => {
      const token = `deck${decks.size + 1}`;
      decks.set(token, deck);
      return `${origin}/prefix/p/${token}`;
    },
    hold: (html) => `${origin}/prefix/p/file${held.push(html) - 1}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
