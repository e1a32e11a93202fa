import { drawn, type Html, html } from './html.ts';
import { offlinePolicy } from './offlinePolicy.ts';

/** What is around the slides of a page. */
export interface PageFrame {
  /** Where the player's files are, relative to the page; undefined: they stand in it. */
  readonly assets: string | undefined;
  /** Before all that a page could load. */
  readonly policy?: Html;
  readonly style: Html;
  readonly script: Html;
  readonly ending?: Html;
}

/** The page as the service shows it: the player lies beside it. */
export const linkedFrame = (assets: string): PageFrame => ({
  assets,
  style: html`<link rel="stylesheet" href="${assets}/style.css">`,
  script: html`<script type="module" src="${assets}/player.js"></script>`,
});

export interface OfflineParts {
  readonly style: string;
  readonly script: string;
  readonly notices: string;
  readonly nonce: string;
}

/** What would end an element early, as its language writes it otherwise. */
const within = (element: 'script' | 'style', text: string): Html =>
  drawn(text.replaceAll(new RegExp(`</(?=${element})`, 'gi'), '<\\/'));

/** The page as one file that needs nothing else. */
export const offlineFrame = ({ style, script, notices, nonce }: OfflineParts): PageFrame => ({
  assets: undefined,
  policy: html`<meta http-equiv="Content-Security-Policy" content="${offlinePolicy(nonce)}">
<meta http-equiv="x-dns-prefetch-control" content="off">
`,
  style: html`<style>${within('style', style)}</style>`,
  script: html`<script type="module" nonce="${nonce}">${within('script', script)}</script>`,
  // Two hyphens would end the comment early for some readers.
  ending: drawn(`<!--\n${notices.replaceAll('--', '- -')}\n-->\n`),
});
