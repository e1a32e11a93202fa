import type { DeckWords } from '../deck/languages/deckWords.ts';
import type { Theme } from '../deck/themes.ts';
import { type Html, html } from './html.ts';

const actions = [
  ['overview', 'O'],
  ['fullscreen', 'F'],
  ['speakerView', 'S'],
  ['print', 'P'],
  ['printWithNotes', ''],
  ['download', ''],
] as const;

export const drawMenu = (words: DeckWords['page'], themes: readonly Theme[], current: string): Html => html`
<nav class="menu" aria-label="${words.menu}">
  <button type="button" class="menu-button" aria-expanded="false" aria-controls="menu-panel" aria-label="${words.menu}" title="${words.menu}"><span aria-hidden="true"></span></button>
  <div class="menu-panel" id="menu-panel" hidden>
    <ul>${actions.map(
      ([action, key]) =>
        html`<li><button type="button" data-action="${action}"><span>${words[action]}</span>${key && html`<kbd aria-hidden="true">${key}</kbd>`}</button></li>`,
    )}</ul>
    <fieldset><legend>${words.theme}</legend>${themes.map(
      ({ id, name, motif }) =>
        html`<label class="swatch" data-theme="${id}"><input type="radio" name="theme" value="${id}" data-motif="${motif}"${
          id === current && html` checked`
        }><span>${name}</span></label>`,
    )}</fieldset>
  </div>
</nav>`;
