import { escapeHtml, webviewPage } from '../views/webviewPage.ts';

export interface DeckFilePageContent {
  readonly title: string;
  readonly language: string;
  /** Where this window finds the player's files. */
  readonly player: string;
  /** What a policy calls the extension's own files. */
  readonly ownSource: string;
  readonly nonce: string;
  /** What is read until the slides are drawn. */
  readonly loading: string;
}

/** The page of a deck file's tab: its slides are sent into it. It loads the player and the person's pictures alone. */
export const deckFilePage = (content: DeckFilePageContent, state: unknown): string => {
  const { title, language, player, ownSource, nonce, loading } = content;
  return webviewPage({
    language,
    title,
    allowed: [
      `script-src 'nonce-${nonce}' ${ownSource}`,
      `style-src ${ownSource} 'unsafe-inline'`,
      `img-src ${ownSource} data:`,
      `font-src ${ownSource}`,
      "base-uri 'none'",
      "form-action 'none'",
    ],
    head: [
      `<link rel="stylesheet" href="${escapeHtml(player)}/style.css">`,
      '<style data-deck></style>',
      `<script nonce="${nonce}" type="module" src="${escapeHtml(player)}/preview.js"></script>`,
    ],
    state,
    body: [`<main class="preview"><p class="preview-coming" role="status">${escapeHtml(loading)}</p></main>`],
  });
};
