import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Frame, Page } from 'playwright-core';

const keptLines = 400;
const keptText = 2_000;
/** A frame that does not answer says as much. */
const patience = 3_000;

/** What a window's pages say and what they could not load, from its first moment on. */
export class WindowLog {
  readonly #lines: string[] = [];
  readonly #started = performance.now();

  constructor(context: BrowserContext) {
    context.on('console', (message) =>
      this.#add(message.type(), `${message.text()} (${message.location().url})`),
    );
    context.on('weberror', (raised) => this.#add('uncaught', String(raised.error().stack)));
    context.on('requestfailed', (request) =>
      this.#add(request.failure()?.errorText ?? 'failed', request.url()),
    );
    context.on('serviceworker', (worker) => this.#add('service worker', worker.url()));
    const watch = (page: Page) => page.on('crash', () => this.#add('crashed', page.url()));
    context.pages().forEach(watch);
    context.on('page', watch);
  }

  #add(kind: string, text: string): void {
    const seconds = ((performance.now() - this.#started) / 1_000).toFixed(2);
    this.#lines.push(`${seconds} s  ${kind}: ${text.slice(0, keptText)}`);
    if (this.#lines.length > keptLines) this.#lines.shift();
  }

  get text(): string {
    return this.#lines.join('\n');
  }
}

/** Runs in the frame. */
const describeDocument = async (longest: number): Promise<string> => {
  const describe = (frame: HTMLIFrameElement): string => {
    const { width, height } = frame.getBoundingClientRect();
    const { visibility } = getComputedStyle(frame);
    return `<iframe id="${frame.id}" class="${frame.className}"> ${visibility} ${width}×${height} ${frame.src}`;
  };
  const marks = performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('webview/'));
  const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  const controller = navigator.serviceWorker?.controller;
  return [
    `${document.readyState}, ${document.visibilityState}${document.hasFocus() ? ', focused' : ''}`,
    `controlled by ${controller ? `${controller.scriptURL}, ${controller.state}` : 'no service worker'}`,
    ...workers.map(
      ({ scope, active, installing, waiting }) =>
        `${scope}: ${[installing, waiting, active].map((each) => each?.state ?? '-').join(' ')}`,
    ),
    ...marks.map(({ name, startTime }) => `${Math.round(startTime)} ms ${name}`),
    ...[...document.querySelectorAll('iframe')].map(describe),
    document.body?.outerHTML.slice(0, longest) ?? 'no body',
  ].join('\n');
};

const describeFrame = async (frame: Frame): Promise<string> => {
  const inside = frame.evaluate(describeDocument, keptText).catch((error) => `does not answer: ${error}`);
  const said = await Promise.race([inside, delay(patience, 'does not answer')]);
  const indent = '  '.repeat(depthOf(frame));
  return `${indent}${frame.url()}\n${said.replaceAll(/^/gm, `${indent}  `)}`;
};

const depthOf = (frame: Frame): number => {
  const parent = frame.parentFrame();
  return parent ? depthOf(parent) + 1 : 0;
};

const seenParts = {
  tabs: '.tab',
  notices: '.notification-list-item-message',
  rows: '.sidebar .monaco-list-row',
  input: '.quick-input-widget:not([style*="display: none"])',
  status: '.statusbar-item[id*="deckwright"]',
};

/** In a line, for who has nothing but what a run printed. */
export const whatIsSeen = async (page: Page): Promise<string> => {
  const parts = Object.entries(seenParts).map(async ([name, selector]) => {
    const texts = await page
      .locator(selector)
      .allInnerTexts()
      .catch(() => []);
    return `${name} ${JSON.stringify(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))}`;
  });
  return (await Promise.all(parts)).join(', ');
};

/** All that can be seen of a window from outside: every frame with what it holds, and what was said in it. */
export const reportWindow = async (page: Page, log: WindowLog): Promise<string> => {
  const frames = await Promise.all(page.frames().map(describeFrame));
  return [...frames, log.text].join('\n\n');
};
