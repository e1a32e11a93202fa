import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import type { Page } from 'playwright-core';
import { readDeckFile } from '../../src/deckFile/readDeckFile.ts';
import { deckFilePage } from '../../src/editor/deckFiles/deckFilePage.ts';
import { slidesPatch } from '../../src/editor/deckFiles/slidesPatch.ts';
import { KeptSlides } from '../../src/player/keptSlides.ts';
import { PageRenderer } from '../../src/player/page.ts';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

export interface PreviewServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves the page of a deck file's tab, as the editor would, to a browser without an editor. */
export const startPreviewServer = async (): Promise<PreviewServer> => {
  const server = createServer(async (request, response) => {
    const { pathname, origin } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (!pathname.startsWith('/player/')) {
      const words = { title: 'Talk', language: 'en', loading: 'Opening “Talk”…' };
      const content = { ...words, ownSource: origin, nonce: 'preview' };
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(deckFilePage({ ...content, player: `${origin}/player` }, null));
      return;
    }
    const body = await readFile(new URL(`../../dist${pathname}`, import.meta.url)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, {
      'content-type': types[extname(pathname)] ?? 'application/octet-stream',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

/** What the page asks of its editor; before it is opened. */
export const pretendEditor = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const editor = { postMessage: () => undefined, setState: () => undefined };
    Object.assign(window, { acquireVsCodeApi: () => editor });
  });

/** Shows one text after the other in a tab's page, as the editor does while somebody types. */
export class PreviewedText {
  readonly #page: Page;
  readonly #renderer = new PageRenderer();
  readonly #kept = new KeptSlides();
  #sent: readonly string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Ends when the page has taken it up. */
  async show(text: string, current = 0): Promise<void> {
    const { deck } = readDeckFile(text);
    const drawn = await this.#renderer.slides(deck, { pictures: 'pictures' }, this.#kept);
    const markup = drawn.slides.map((slide) => slide.markup);
    const told = {
      kind: 'deck',
      theme: drawn.theme.id,
      language: drawn.language,
      direction: drawn.direction,
      styleSheet: drawn.styleSheet.markup,
      slides: slidesPatch(this.#sent, markup),
      current,
    };
    this.#sent = markup;
    await this.#page.evaluate(async (message) => {
      const taken = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }));
      window.postMessage(message, '*');
      await taken;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }, told);
  }
}
