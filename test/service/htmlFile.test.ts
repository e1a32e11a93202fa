import assert from 'node:assert/strict';
import { rich } from '../../src/deck/richText.ts';
import type { Deck } from '../../src/layouts/deck.ts';
import type { Slide } from '../../src/layouts/slide.ts';
import { deckOfSlides, exportOf } from '../support/exporting.ts';

const statement = { layout: 'statement', title: rich('One'), text: rich('Said') } as const;
const asset = { id: 'hall', fileName: 'hall.png', type: 'image/png', width: 1, height: 1 } as const;
const shown = {
  layout: 'image',
  title: rich('Hall'),
  picture: { asset: 'hall', alt: 'A hall' },
} as unknown as Partial<Slide>;
const diagram = {
  layout: 'diagram',
  title: rich('Flow'),
  source: 'flowchart LR\n  a --> b',
} as unknown as Partial<Slide>;

const fontsOf = (html: string) => html.match(/@font-face\s*\{/g)?.length ?? 0;

describe('A deck as one HTML file', () => {
  const htmlOf = async (
    deck: Deck,
    pictures = [{ asset, content: { bytes: new Uint8Array([1, 2, 3]) } }],
    theme?: string,
  ) => {
    const { bytes, note } = await exportOf(deck, { format: 'html', ...(theme && { theme }) }, pictures);
    return { html: new TextDecoder().decode(bytes), note };
  };

  it('refers to nothing but what stands in it, and says so before all else', async () => {
    const { html, note } = await htmlOf(deckOfSlides([statement, shown], { assets: [asset] }));
    assert.match(html, /<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy"/);
    const nonce = /script-src &#39;nonce-([\w-]{24})&#39;/.exec(html)?.[1];
    assert.ok(nonce && html.includes(`<script type="module" nonce="${nonce}">`));
    assert.equal(html.match(/<script/g)?.length, 1);
    const markup = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
    for (const [, address] of markup.matchAll(/\s(?:src|href)="([^"]*)"/g)) assert.match(address!, /^data:/);
    assert.match(markup, /src="data:image\/png;base64,AQID"/);
    assert.doesNotMatch(html, /url\("?\.\//);
    assert.deepEqual(note.remarks, []);
  });

  it('is the page that needs no service: its theme, no downloads, the notices of what it holds', async () => {
    const { html } = await htmlOf(deckOfSlides([statement]), [], 'plum');
    assert.match(html, /<html[^>]* data-theme="plum" data-downloaded>/);
    assert.doesNotMatch(html, /data-action="download/);
    assert.match(html, /<!--\n[\s\S]+-->\n<\/html>\n$/);
    assert.equal(html.match(/-->/g)?.length, 1);
  });

  it('brings the faces of the letters that it shows, and no others', async () => {
    const latin = (await htmlOf(deckOfSlides([statement]))).html;
    const greek = (await htmlOf(deckOfSlides([{ ...statement, text: rich('Ωμέγα') }]))).html;
    const slanted = { ...statement, text: [{ text: 'Said', marks: ['emphasis'] }] } as Partial<Slide>;
    const italic = (await htmlOf(deckOfSlides([slanted]))).html;
    assert.equal(fontsOf(latin), 3);
    assert.ok(fontsOf(greek) > 3);
    assert.ok(fontsOf(italic) > 3);
    assert.ok(latin.length < 1_500_000, `${latin.length} bytes`);
  });

  it('says what only the page of a service shows', async () => {
    const { html, note } = await htmlOf(deckOfSlides([shown, diagram], { assets: [asset] }), []);
    assert.deepEqual(
      note.remarks.map(({ about, slide }) => [about, slide]),
      [
        ['picture-gone', 1],
        ['diagram', 2],
      ],
    );
    assert.match(html, /A hall/);
    assert.match(html, /a --&gt; b/);
  });
});
