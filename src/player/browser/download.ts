import { offlinePolicy } from '../offlinePolicy.ts';
import { allowedDrawing } from './allowedDrawing.ts';
import { keepOwnData } from './keepOwnData.ts';

/** The deck as one file that needs nothing else: styles, script, fonts and pictures stand in it. */

const dataUrl = async (address: string): Promise<string> => {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  const blob = await reply.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
};

const textOf = async (address: string): Promise<string> => (await fetch(address)).text();

/** Faces that the page has used, and those of Latin, so that other themes work too; the rest stays behind. */
const withFonts = async (css: string, base: string): Promise<string> => {
  const used = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  let result = css;
  for (const face of faces) {
    const path = /url\(["']?([^"')]+)["']?\)/.exec(face)?.[1] ?? '';
    const address = new URL(path, base).href;
    const isKept = used.has(address) || /-latin-wght-normal/.test(path);
    const kept = isKept ? face.replace(/url\(["']?[^"')]+["']?\)/, `url(${await dataUrl(address)})`) : '';
    result = result.replace(face, () => kept);
  }
  return result;
};

const styleOf = (page: Document, css: string): HTMLStyleElement => {
  const style = page.createElement('style');
  style.textContent = css;
  return style;
};

const metaOf = (page: Document, name: string, content: string): HTMLMetaElement => {
  const meta = page.createElement('meta');
  meta.httpEquiv = name;
  meta.content = content;
  return meta;
};

const randomNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18)))).replace(/[+/=]/g, '');

const fileNameOf = (title: string): string =>
  `${
    title
      .replace(/[\p{C}\\/:*?"<>|]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'presentation'
  }.html`;

/** Diagrams as they stand: drawing them anew needs a library that is larger than the deck. */
const keepDiagrams = (page: Document, shown: Document): void => {
  const places = page.querySelectorAll<HTMLElement>('.diagram-drawing');
  for (const [index, drawn] of shown.querySelectorAll<HTMLElement>('.deck .diagram-drawing').entries()) {
    const place = places[index];
    const svg = drawn.querySelector('svg');
    if (!place) continue;
    if (svg) place.append(page.importNode(allowedDrawing(svg), true));
    place.dataset.state = svg ? 'kept' : 'failed';
  }
};

const makeOfflineFile = async (document: Document): Promise<{ name: string; html: string }> => {
  const here = document.location.href.replace(/#.*$/, '');
  const page = new DOMParser().parseFromString(await textOf(here), 'text/html');
  const nonce = randomNonce();

  const sheet = page.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (sheet) {
    const address = new URL(sheet.getAttribute('href') ?? '', here).href;
    sheet.replaceWith(styleOf(page, await withFonts(await textOf(address), address)));
  }
  const script = page.querySelector<HTMLScriptElement>('script[src]');
  if (script) {
    const code = await textOf(new URL(script.getAttribute('src') ?? '', here).href);
    const inline = page.createElement('script');
    inline.type = 'module';
    inline.setAttribute('nonce', nonce);
    inline.textContent = code;
    script.remove();
    page.body.append(inline);
  }
  for (const picture of page.querySelectorAll<HTMLImageElement>('.slides img')) {
    const source = picture.getAttribute('src') ?? '';
    picture.setAttribute('src', await dataUrl(new URL(source, here).href));
    picture.removeAttribute('loading');
  }
  for (const button of page.querySelectorAll('[data-action^="download"], .about'))
    (button.closest('li') ?? button).remove();
  keepDiagrams(page, document);
  page.documentElement.dataset.downloaded = '';
  page.documentElement.dataset.theme = document.documentElement.dataset.theme ?? '';

  keepOwnData(page);
  if (sheet) {
    const notices = await textOf(
      new URL('notices.txt', new URL(sheet.getAttribute('href') ?? '', here)).href,
    );
    // Two hyphens would end the comment early for some readers.
    page.documentElement.append(page.createComment(`\n${notices.replaceAll('--', '- -')}\n`));
  }
  page.head.prepend(
    metaOf(page, 'Content-Security-Policy', offlinePolicy(nonce)),
    metaOf(page, 'x-dns-prefetch-control', 'off'),
  );
  return { name: fileNameOf(page.title), html: `<!doctype html>\n${page.documentElement.outerHTML}` };
};

export const download = async (document: Document): Promise<void> => {
  const { name, html } = await makeOfflineFile(document);
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
