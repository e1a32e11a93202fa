import { randomBytes } from 'node:crypto';
import { env, ViewColumn, window } from 'vscode';
import { previewPanelType } from '../ids.ts';
import { reachable } from '../views/reachable.ts';
import { escapeHtml, webviewPage } from '../views/webviewPage.ts';

const style = `
body { display: grid; place-content: center; height: 100vh; margin: 0; }
img { max-width: 96vw; max-height: 96vh; box-shadow: 0 2px 16px #0004; }`;

/** Shows a template's picture in a tab, while the picker stays open. */
export const showTemplatePreview = async (name: string, url: string): Promise<void> => {
  const source = url.startsWith('data:') ? url : await reachable(url);
  const origin = url.startsWith('data:') ? 'data:' : new URL(source).origin;
  const nonce = randomBytes(16).toString('base64');
  const panel = window.createWebviewPanel(previewPanelType, name, {
    viewColumn: ViewColumn.Active,
    preserveFocus: true,
  });
  panel.webview.html = webviewPage({
    language: env.language,
    title: name,
    allowed: [`img-src ${origin}`, `style-src 'nonce-${nonce}'`],
    head: [`<style nonce="${nonce}">${style}</style>`],
    body: [`<img src="${escapeHtml(source)}" alt="${escapeHtml(name)}">`],
  });
};
