import assert from 'node:assert/strict';
import { themeOf } from '../../../src/deck/look.ts';
import { rich } from '../../../src/deck/richText.ts';
import type { Deck } from '../../../src/layouts/deck.ts';
import type { Slide } from '../../../src/layouts/slide.ts';
import { PageRenderer } from '../../../src/player/page.ts';
import { everyLayout } from '../../support/decks/everyLayout.ts';

const view = { assets: 'assets', pictures: 'TOKEN/pictures' };
const pageOf = (over: Partial<Deck> = {}, more = {}) =>
  new PageRenderer().page(everyLayout(over), { ...view, ...more });

describe('a page', () => {
  it('has no script but the player’s and no absolute address of its own', async () => {
    const page = await pageOf();
    assert.deepEqual(page.match(/<script[^>]*>/g), ['<script type="module" src="assets/player.js">']);
    assert.deepEqual(page.match(/(?:src|href)="\/[^"]*"/g), null);
    assert.match(page, /src="TOKEN\/pictures\/plant"/);
  });

  it('says its language and direction', async () => {
    assert.match(await pageOf(), /<html lang="en-US" dir="ltr"/);
    assert.match(await pageOf({ language: 'ar' }), /<html lang="ar" dir="rtl"/);
    assert.match(await pageOf({ language: 'ar', contentLanguage: 'fr' }), /<html lang="fr" dir="ltr"/);
  });

  it('marks what ends its lines between phrases, and not what is Chinese in a Japanese deck', async () => {
    const statement = (text: string): Slide => ({
      id: text,
      layout: 'statement',
      title: rich('目的'),
      text: rich(text),
      notes: '',
    });
    const slides = [statement('この船は赤いです'), statement('这艘船是红色的')];
    const page = await pageOf({ language: 'ja', sections: [{ id: 'all', title: '目的', slides }] });
    assert.match(page, /class="b statement[^"]* phrases[^>]*>(?:<[^>]*>)*この船/);
    assert.doesNotMatch(page, /class="[^"]* phrases[^>]*>(?:<[^>]*>)*(?:这艘船|目的)/);
  });

  it('shows the viewer’s theme, else the deck’s, else one that exists', async () => {
    assert.match(await pageOf({ theme: 'plum' }, { theme: 'swiss' }), /data-theme="swiss"/);
    assert.match(await pageOf({ theme: 'plum' }, { theme: 'none such' }), /<html [^>]*data-theme="plum"/);
    assert.match(await pageOf({ theme: 'none such' }), /<html [^>]*data-theme="harbor"/);
  });

  it('has the deck’s own colors in the place of its theme, and the other themes as they are', async () => {
    const page = await pageOf({ theme: 'plum', colors: { accent: '#00754a' } });
    const accentOf = (theme: string) =>
      new RegExp(`\\[data-theme="${theme}"\\]{[^}]*--accent:(#[\\da-f]{6})`).exec(page)?.[1];
    assert.equal(accentOf('plum'), '#00754a');
    assert.equal(accentOf('swiss'), themeOf({ theme: 'swiss' }).colors.accent);
  });

  it('says where a picture elsewhere is, and never leads there', async () => {
    const page = await pageOf();
    assert.match(page, /This picture is on pictures\.example\.com/);
    assert.doesNotMatch(page, /<img src="https:|remote=1/);
  });

  it('sets what is missing as a note with its words', async () => {
    assert.match(await pageOf(), /The old line before the move/);
  });
});
