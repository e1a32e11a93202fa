import assert from 'node:assert/strict';
import * as z from 'zod';
import { plain, RichText, rich } from '../../../src/deck/richText.ts';
import { titledFields } from '../../../src/deck/slide.ts';
import { typeScale } from '../../../src/deck/typeScale.ts';
import type { Deck } from '../../../src/layouts/deck.ts';
import { defineLayout, defineReply } from '../../../src/layouts/layout.ts';
import { layouts } from '../../../src/layouts/layouts.ts';
import { heightIn, sheetArranged, sheetOf, topFor } from '../../../src/layouts/parts/sheet.ts';
import { written } from '../../../src/layouts/parts/text.ts';
import { LayoutRegistry } from '../../../src/layouts/registry.ts';
import { replyText } from '../../../src/layouts/replyText.ts';
import { PageRenderer } from '../../../src/player/page.ts';
import { settingIn } from '../../support/arranging.ts';
import { everyLayout } from '../../support/decks/everyLayout.ts';

/** A layout of this test's own: all there is to write for one. */
const width = 600;
const verse = defineLayout({
  schema: z.object({ layout: z.literal('verse'), ...titledFields, lines: z.array(RichText).min(1) }),
  needs: { of: 'points', least: 1, most: 8 },
  isTitled: true,
  isVerbatim: false,
  texts: ({ lines }) => lines.map((text) => ({ role: 'paragraph', text })),
  reply: defineReply({
    schema: z.object({ lines: z.array(replyText(80)).min(1) }),
    slide: ({ lines }, toRich) => ({ lines: lines.map(toRich) }),
    points: ({ lines }, toRich) => lines.map((line) => ({ text: toRich(line), from: 'item' })),
    isEnding: false,
  }),
  arrange: ({ lines, ...slide }, setting) => {
    const sheet = sheetOf(slide, setting);
    const style = typeScale.bodyRoomy;
    const height = lines.length * style.lineHeight;
    const top = topFor(height, sheet.room);
    const body = lines.map((line, at) =>
      written('paragraph', line, style, 'ink', { x: 340, y: top + at * style.lineHeight, width }, setting),
    );
    const most = Math.floor(heightIn(sheet.room) / style.lineHeight);
    return sheetArranged(
      sheet,
      top,
      body,
      lines.length > most ? [{ where: 'slide', unit: 'lines', has: lines.length, most }] : [],
    );
  },
});

const own = new LayoutRegistry([...layouts.all, verse]);
const slide = {
  layout: 'verse' as const,
  id: 'verse',
  notes: '',
  title: rich('A verse'),
  kicker: rich('Poems'),
  lines: ['Roses are red', 'Violets <i>are</i> blue'].map(rich),
};

describe('a layout that is added', () => {
  it('is one file and one line of the registry: its slides are read, worded and arranged', () => {
    assert.deepEqual(own.slideSchema().parse(slide), slide);
    assert.deepEqual(
      own.texts(slide).map(({ text }) => plain(text)),
      ['Poems', 'A verse', 'Roses are red', 'Violets <i>are</i> blue'],
    );
    assert.ok(own.arrange(slide, settingIn()).fits);
    const tooLong = own.arrange({ ...slide, lines: Array(20).fill(rich('x')) } as never, settingIn());
    assert.ok(!tooLong.fits && tooLong.tooMuch[0].has === 20);
  });

  it('can be asked for by a model', () => {
    const { reply } = own.of(slide);
    const said = reply?.schema.parse({ lines: ['Roses'] }) ?? {};
    assert.deepEqual(reply?.slide(said, rich), { lines: [rich('Roses')] });
  });

  it('is drawn by the page, which knows nothing of it', async () => {
    const deck = {
      ...everyLayout(),
      sections: [{ id: 'one', title: 'One', slides: [slide] }],
    } as unknown as Deck;
    const page = await new PageRenderer(own).page(deck, { assets: 'assets', pictures: 'pictures' });
    assert.match(page, /data-layout="verse"/);
    assert.match(
      page,
      /<p class="b paragraph [^"]*" style="--b:[^"]*">Violets &lt;i&gt;are&lt;\/i&gt; blue<\/p>/,
    );
  });

  it('has a name of its own', () => {
    assert.throws(() => new LayoutRegistry([verse, verse]), /one name/);
    assert.throws(() => layouts.of(slide), /no layout "verse"/);
  });
});
