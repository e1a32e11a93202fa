import type { Theme } from '../deck/theme.ts';
import type { DeckWords } from '../languages/deckWords.ts';
import { type Html, html } from './html.ts';

const actions = [
  ['overview', 'O'],
  ['asSlides', ''],
  ['asCards', ''],
  ['fullscreen', 'F'],
  ['speakerView', 'S'],
  ['keyboard', '?'],
  ['print', 'P'],
  ['printWithNotes', ''],
  ['download', ''],
  ['downloadPptx', ''],
] as const;

/** The format's name is the same in every language. */
const labelOf = (action: (typeof actions)[number][0], words: DeckWords['page']): string =>
  action === 'downloadPptx' ? `${words.download} (PowerPoint)` : words[action];

export const drawMenu = (
  words: DeckWords['page'],
  themes: readonly Theme[],
  current: string,
  assets: string | undefined,
): Html => html`
<nav class="menu" aria-label="${words.menu}">
  <button type="button" class="as-slides" data-action="asSlides">${words.asSlides}</button>
  <button type="button" class="menu-button" aria-expanded="false" aria-controls="menu-panel" aria-label="${words.menu}" title="${words.menu}"><span aria-hidden="true"></span></button>
  <div class="menu-panel" id="menu-panel" hidden>
    <ul>${actions
      .filter(([action]) => assets !== undefined || !action.startsWith('download'))
      .map(
        ([action, key]) =>
          html`<li><button type="button" data-action="${action}"><span>${labelOf(action, words)}</span>${key && html`<kbd aria-hidden="true">${key}</kbd>`}</button></li>`,
      )}${assets !== undefined && html`<li><a class="about" href="${assets}/about.txt" target="_blank" rel="noopener">${words.about}</a></li>`}</ul>
    <fieldset><legend>${words.theme}</legend>${themes.map(
      ({ id, name, motif }) =>
        html`<label class="swatch" data-theme="${id}"><input type="radio" name="theme" value="${id}" data-motif="${motif}"${
          id === current && html` checked`
        }><span>${name}</span></label>`,
    )}</fieldset>
  </div>
</nav>`;
