import { escapeHtml, webviewPage } from './webviewPage.ts';

export interface DeckPageContent {
  /** The address as this window reaches it. */
  readonly url: string;
  readonly title: string;
  readonly language: string;
  /** Unguessable, new for each page. */
  readonly nonce: string;
  readonly blockedHint: string;
  readonly openInBrowser: string;
  readonly loading: string;
  readonly showChanged: string;
}

const style = `
html, body { height: 100%; font: var(--vscode-font-size) var(--vscode-font-family); margin: 0; padding: 0; overflow: hidden; background: var(--vscode-editor-background); }
iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
iframe.coming { visibility: hidden; }
.hint { position: absolute; inset: 0; display: grid; place-content: center; gap: 1em; text-align: center;
  font: var(--vscode-font-size) var(--vscode-font-family); color: var(--vscode-descriptionForeground); }
button { justify-self: center; padding: .4em 1em; border: 0; cursor: pointer; font: inherit;
  background: var(--vscode-button-background); color: var(--vscode-button-foreground); }
.changed { position: absolute; inset: 0 0 auto; box-sizing: border-box; height: 2.6em; display: flex; align-items: center; gap: 1em; padding: 0 1em;
  font: var(--vscode-font-size) var(--vscode-font-family); color: var(--vscode-editorWidget-foreground);
  background: var(--vscode-editorWidget-background); border-bottom: 1px solid var(--vscode-editorWidget-border); }
.changed[hidden] { display: none; }
.changed span { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.changed:not([hidden]) ~ iframe { top: 2.6em; height: calc(100% - 2.6em); }
.changed button { flex: none; padding: .2em 1em; }
button:hover { background: var(--vscode-button-hoverBackground); }`;

/**
 * The deck has the keyboard as soon as the tab has it. A frame that is focused before the tab's own focus is settled
 * passes no keys on until it is focused anew. While Ctrl, Meta or Alt is held, and for the second key of a chord, our
 * page has the keyboard in its place: VS Code takes keys from nobody else, and knows the person's own shortcuts. Keys
 * that come without them, or too fast, and are of no use for the deck, it hands back itself.
 * Another version comes in a frame behind, and forward once it shows the slide that one was at.
 * Now and then VS Code gives a tab that is opened once more to nobody but its own frame around ours: we take it then.
 * The hint lies behind the frame, for services that refuse framing.
 */
const script = `
const patience = 3000;
/** So long VS Code waits for the second key of a chord. */
const chordMs = 5000;
/** By then VS Code has given the keyboard to a tab that it brought forward. */
const settledMs = 300;
const editor = acquireVsCodeApi();
let frame = document.querySelector('iframe');
const own = JSON.parse(document.body.dataset.state);
editor.postMessage({ here: own.page });
const known = editor.getState();
// The tab was moved to another window, which loads the page that it was first.
let state = known?.page === own.page ? known : own;
if (state.url) frame.src = state.url;
const keep = (more) => editor.setState((state = { ...state, ...more }));
keep({});
const tell = (message) => frame.contentWindow.postMessage(message, '*');
const hint = document.querySelector('.blocked');
let isFocusing = false;
let isHolding = false;
let chord;
const focusDeck = () => {
  if (!document.hasFocus() || document.activeElement instanceof HTMLButtonElement) return;
  isFocusing = true;
  document.activeElement.blur();
  frame.focus();
  isFocusing = false;
};
frame.addEventListener('load', () => { document.querySelector('.loading').hidden = true; focusDeck(); });
window.addEventListener('focus', () => { if (!isFocusing && !isHolding) setTimeout(focusDeck); });
/** Unless it came meanwhile, and was perhaps given to somebody else since. */
const takeKeyboard = () => {
  const lacking = setTimeout(() => document.hasFocus() || window.focus(), settledMs);
  window.addEventListener('focus', () => clearTimeout(lacking), { once: true });
};
const hold = () => {
  if (document.activeElement !== frame) return;
  isHolding = true;
  frame.blur();
};
const letGo = () => {
  isHolding = false;
  clearTimeout(chord);
  chord = undefined;
};
const giveBack = () => {
  if (isHolding) setTimeout(focusDeck);
  letGo();
};
window.addEventListener('blur', letGo);
window.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey, shiftKey }) => {
  if (['Control', 'Shift', 'Alt', 'Meta', 'AltGraph'].includes(key)) return;
  tell({ type: 'deckwright.keyed' });
  const isSecond = chord !== undefined;
  clearTimeout(chord);
  chord = undefined;
  if (isSecond && !ctrlKey && !metaKey && !altKey) giveBack();
  else if (!isSecond && key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey)
    chord = setTimeout(giveBack, chordMs);
});
window.addEventListener('keyup', ({ ctrlKey, metaKey, altKey }) => {
  if (chord === undefined && !ctrlKey && !metaKey && !altKey) giveBack();
});
const greeting = () => ({ type: 'deckwright.editor', place: state.place });
const fromDeck = {
  'deckwright.keydown': ({ key, ctrlKey, metaKey, altKey, shiftKey, inChord }) =>
    editor.postMessage({ key, ctrlKey, metaKey, altKey, shiftKey, inChord }),
  'deckwright.held': hold,
  'deckwright.released': giveBack,
  'deckwright.page': () => tell(greeting()),
  'deckwright.ask': ({ what }) => editor.postMessage({ ask: what }),
  'deckwright.kept': ({ place, theme, view, undrawn }) => {
    if (place) keep({ place });
    if (place) editor.postMessage({ place });
    if (theme) editor.postMessage({ theme });
    if (view) editor.postMessage({ view });
    if (undrawn) editor.postMessage({ undrawn });
  },
};
let coming;
const arrive = (next) => {
  if (next !== coming) return;
  const before = frame;
  const hadFocus = document.activeElement === before;
  frame = next;
  coming = undefined;
  frame.classList.remove('coming');
  // A page whose focused frame is taken away has no focus left to give.
  if (hadFocus) focusDeck();
  before.remove();
};
const changed = document.querySelector('.changed');
const fromEditor = {
  'deckwright.changed': ({ sentence }) => {
    changed.hidden = !sentence;
    changed.firstElementChild.textContent = changed.title = sentence ?? '';
  },
  'deckwright.move': tell,
  'deckwright.opened': takeKeyboard,
  'deckwright.show': ({ url, state: more }) => {
    keep({ room: undefined, ...more, url });
    coming?.remove();
    const next = frame.cloneNode();
    next.src = url;
    next.className = 'coming';
    next.addEventListener('load', () => setTimeout(() => arrive(next), 1500));
    frame.after(next);
    coming = next;
  },
};
window.addEventListener('message', ({ source, data }) => {
  if (coming && source === coming.contentWindow) {
    if (data?.type === 'deckwright.page') coming.contentWindow.postMessage(greeting(), '*');
    if (data?.type !== 'deckwright.kept') return;
    arrive(coming);
  }
  // What comes from no page of ours comes from the editor, whose window is not to be seen from here.
  (source === frame.contentWindow ? fromDeck : fromEditor)[data?.type]?.(data);
});
setTimeout(() => {
  document.querySelector('.loading').hidden = true;
  hint.hidden = false;
}, patience);
hint.querySelector('button').addEventListener('click', () => editor.postMessage('openInBrowser'));
changed.querySelector('button').addEventListener('click', () => editor.postMessage('editSlides'));`;

/** The page of a deck's tab: a frame around the viewing page, and nothing else may run or load. */
export const deckPage = (content: DeckPageContent, state: object): string => {
  const { url, title, language, nonce, blockedHint, openInBrowser, loading, showChanged } = content;
  return webviewPage({
    language,
    title,
    allowed: [
      `frame-src ${new URL(url).origin}`,
      `style-src 'nonce-${nonce}'`,
      `script-src 'nonce-${nonce}'`,
    ],
    head: [`<style nonce="${nonce}">${style}</style>`],
    state: { ...state, page: nonce },
    body: [
      `<div class="hint loading" role="status">${escapeHtml(loading)}</div>`,
      `<div class="hint blocked" hidden>${escapeHtml(blockedHint)}<button type="button">${escapeHtml(openInBrowser)}</button></div>`,
      `<div class="changed" role="status" hidden><span></span><button type="button">${escapeHtml(showChanged)}</button></div>`,
      `<iframe title="${escapeHtml(title)}" src="${escapeHtml(url)}" allow="fullscreen; clipboard-write" allowfullscreen></iframe>`,
      `<script nonce="${nonce}">${script}</script>`,
    ],
  });
};

/** In place of a deck that cannot be shown. */
export const sentencePage = (sentence: string, language: string): string =>
  webviewPage({ language, title: sentence, body: [`<p>${escapeHtml(sentence)}</p>`] });
