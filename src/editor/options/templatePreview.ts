import { randomBytes } from 'node:crypto';
import { env, ViewColumn, window } from 'vscode';
import { previewPanelType } from '../ids.ts';
import { escapeHtml } from '../views/deckPage.ts';
import { reachable } from '../views/reachable.ts';

/** Shows a template's picture in a tab, while the picker stays open. */
export const showTemplatePreview = async (name: string, url: string): Promise<void> => {
  const source = url.startsWith('data:') ? url : await reachable(url);
  const origin = url.startsWith('data:') ? 'data:' : new URL(source).origin;
  const nonce = randomBytes(16).toString('base64');
  const panel = window.createWebviewPanel(previewPanelType, name, {
    viewColumn: ViewColumn.Active,
    preserveFocus: true,
  });
  panel.webview.html = `<!DOCTYPE html>
<html lang="${escapeHtml(env.language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src ${escapeHtml(origin)}; style-src 'nonce-${nonce}'">
<title>${escapeHtml(name)}</title>
<style nonce="${nonce}">body { display: grid; place-content: center; height: 100vh; margin: 0; } img { max-width: 96vw; max-height: 96vh; box-shadow: 0 2px 16px #0004; }</style>
</head>
<body><img src="${escapeHtml(source)}" alt="${escapeHtml(name)}"></body>
</html>`;
};
