import assert from 'node:assert/strict';
import { strFromU8, unzipSync } from 'fflate';
import { rich } from '../../../../src/deck/richText.ts';
import type { Chart } from '../../../../src/deck/slide.ts';
import { diagramSources } from '../../../support/decks/diagramSources.ts';
import { deckOfSlides, exportOf, readSlides } from '../../../support/exporting.ts';
import { readPptx } from '../../../support/readPptx.ts';

const chart: Chart = {
  kind: 'grouped',
  categories: ['Q1', 'Q2', 'Q3'],
  series: [
    { name: 'Germany', values: [4.1, null, 5.6] },
    { name: 'France', values: [-2, 0, 3] },
  ],
  decimals: 1,
};
const titled = { title: rich('A title') };
const items = ['One', 'Two', 'Three', 'Four'].map((text) => ({ text: rich(text) }));

describe('buildPptx', () => {
  it('puts the title in the title placeholder', async () => {
    const { slides } = await readSlides([{ layout: 'bullets', ...titled, style: 'list', items }]);
    const titles = slides[0]?.shapes.filter(({ place }) => place === 'title');
    assert.deepEqual(
      titles?.map(({ paragraphs }) => paragraphs),
      [['A title']],
    );
  });

  it('keeps the points of a list in one box, a paragraph each', async () => {
    const { slides } = await readSlides([{ layout: 'bullets', ...titled, style: 'list', items }]);
    const lists = slides[0]?.shapes.filter(({ paragraphs }) => paragraphs.includes('One'));
    assert.deepEqual(
      lists?.map(({ paragraphs }) => paragraphs),
      [['One', 'Two', 'Three', 'Four']],
    );
  });

  it('marks points as the theme does', async () => {
    for (const [theme, sign] of [
      ['harbor', '•'],
      ['vermilion', '–'],
      ['swiss', '■'],
    ] as const) {
      const points = [{ layout: 'bullets', ...titled, style: 'list', items }] as const;
      const { slides } = await readSlides(points, { theme });
      assert(slides[0]!.xml.includes(`<a:buChar char="${sign}"/>`), theme);
    }
  });

  it('counts what brings its number itself, wherever that begins', async () => {
    const numbered = ['2. Two', 'More of it', '4) Four', '+ free'].map((text) => ({ text: rich(text) }));
    const { slides } = await readSlides([{ layout: 'bullets', ...titled, style: 'list', items: numbered }]);
    const [list] = slides[0]!.shapes.filter(({ paragraphs }) => paragraphs.includes('Two'));
    assert.deepEqual(list?.paragraphs, ['Two', 'More of it', 'Four', 'free']);
    assert.match(slides[0]!.xml, /buAutoNum type="arabicPeriod" startAt="2"/);
    assert.match(slides[0]!.xml, /buAutoNum type="arabicParenR" startAt="4"/);
    assert.match(slides[0]!.xml, /buChar char="\+"/);
  });

  it('draws lines in the ground’s color where that comes nearer to theirs than the ink’s', async () => {
    for (const [theme, ground] of [
      ['harbor', 'tx1'],
      ['forest', 'bg1'],
      ['nocturne', 'bg1'],
    ] as const) {
      const agenda = [{ layout: 'agenda', ...titled, items: ['One', 'Two'].map(rich) }] as const;
      const { slides } = await readSlides(agenda, { theme });
      const [, line] = /name="Line".*?<a:schemeClr val="(\w+)"><a:lum/.exec(slides[0]!.xml) ?? [];
      assert.equal(line, ground, theme);
    }
  });

  it('counts an agenda by the list itself, across its columns', async () => {
    const agenda = Array.from({ length: 6 }, (_, at) => rich(`About pier ${at}`));
    const { slides } = await readSlides([{ layout: 'agenda', ...titled, items: agenda }]);
    assert.match(slides[0]!.xml, /buAutoNum type="arabicPlain"\/>/);
    assert.match(slides[0]!.xml, /buAutoNum type="arabicPlain" startAt="4"\/>/);
    const [, size] = /<a:buSzPct val="(\d+)"\/><a:buFont[^>]*\/><a:buAutoNum/.exec(slides[0]!.xml) ?? [];
    assert(Number(size) > 110_000, 'its numbers are as small as its texts');
    const texts = slides[0]!.shapes
      .filter(({ place }) => place !== 'sldNum')
      .flatMap(({ paragraphs }) => paragraphs);
    assert(!texts.includes('1'));
  });

  it('writes a table as one, its head marked', async () => {
    const { slides } = await readSlides([
      {
        layout: 'table',
        ...titled,
        head: [rich('Market'), rich('Sales')],
        rows: [[rich('Germany'), rich('5.6')]],
        align: ['start', 'end'],
      },
    ]);
    assert.deepEqual(slides[0]?.tables, [
      [
        ['Market', 'Sales'],
        ['Germany', '5.6'],
      ],
    ]);
    assert.match(slides[0]!.xml, /<a:tblPr[^>]* firstRow="1"/);
  });

  it('writes a chart with its figures, and the same in the sheet behind it', async () => {
    const { slides } = await readSlides([{ layout: 'chart', ...titled, chart }]);
    const [read] = slides[0]!.charts;
    assert.deepEqual(read?.categories, ['Q1', 'Q2', 'Q3']);
    assert.deepEqual(read?.series, chart.series);
    assert.deepEqual(read?.sheet, [
      ['', 'Germany', 'France'],
      ['Q1', '4.1', '-2'],
      ['Q2', '0'],
      ['Q3', '5.6', '3'],
    ]);
  });

  it('says in words what a picture shows that is gone, and tells of it', async () => {
    const picture = { asset: 'gone', alt: 'A hall with frames' };
    const { bytes, note } = await exportOf(deckOfSlides([{ layout: 'image', ...titled, picture }]));
    assert(
      readPptx(bytes).slides[0]?.shapes.some(({ paragraphs }) => paragraphs.includes('A hall with frames')),
    );
    assert.deepEqual(note.remarks, [{ about: 'picture-gone', slide: 1, name: 'A hall with frames' }]);
  });

  it('holds a picture byte for byte, once however often it is shown, with its alternative text', async () => {
    const bytes = Uint8Array.from({ length: 300 }, (_, at) => at % 251);
    const asset = { id: 'hall', fileName: 'hall.png', type: 'image/png', width: 40, height: 20 } as const;
    const slide = { layout: 'image', ...titled, picture: { asset: 'hall', alt: 'A hall' } } as const;
    const deck = deckOfSlides([slide, slide], { assets: [asset] });
    const read = readPptx((await exportOf(deck, {}, [{ asset, content: { bytes } }])).bytes);
    assert.deepEqual(
      read.slides.map(({ pictures }) => pictures),
      [['A hall'], ['A hall']],
    );
    const media = Object.keys(read.files).filter((path) => path.startsWith('ppt/media/'));
    assert.equal(media.length, 1);
    assert.deepEqual(read.files[media[0]!], bytes);
  });

  it('describes a picture that has no words of its own by its caption', async () => {
    const asset = { id: 'hall', fileName: 'hall.png', type: 'image/png', width: 40, height: 20 } as const;
    const picture = { asset: 'hall', alt: '', caption: rich('The hall in May') };
    const deck = deckOfSlides([{ layout: 'image', ...titled, picture }], { assets: [asset] });
    const read = readPptx(
      (await exportOf(deck, {}, [{ asset, content: { bytes: new Uint8Array(10) } }])).bytes,
    );
    assert.deepEqual(read.slides[0]?.pictures, ['The hall in May']);
  });

  it('shows a picture of 40 megapixels whole within its slide, without reading a pixel of it', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const asset = { id: 'sky', fileName: 'sky.png', type: 'image/png', width: 8000, height: 5000 } as const;
    const slide = { layout: 'image', ...titled, picture: { asset: 'sky', alt: 'The sky' } } as const;
    const deck = deckOfSlides([slide], { assets: [asset] });
    const read = readPptx((await exportOf(deck, {}, [{ asset, content: { bytes } }])).bytes);
    const [, size = ''] =
      /<p:pic>[\s\S]*?(<a:off [\s\S]*?<a:ext [^>]*>)/.exec(read.slides[0]?.xml ?? '') ?? [];
    const [x = 0, y = 0, width = 0, height = 0] = [...size.matchAll(/="(\d+)"/g)].map(([, value]) =>
      Number(value),
    );
    const [, wide = '0', high = '0'] =
      /<p:sldSz cx="(\d+)" cy="(\d+)"/.exec(strFromU8(read.files['ppt/presentation.xml']!)) ?? [];
    assert.ok(Math.abs(width / height - 8 / 5) < 0.01, size);
    assert.ok(x + width <= Number(wide) && y + height <= Number(high), size);
  });

  it('tells of a picture in a format that not every program reads', async () => {
    const asset = { id: 'hall', fileName: 'hall.webp', type: 'image/webp', width: 40, height: 20 } as const;
    const slide = { layout: 'image', ...titled, picture: { asset: 'hall', alt: 'A hall' } } as const;
    const deck = deckOfSlides([slide], { assets: [asset] });
    const { note } = await exportOf(deck, {}, [{ asset, content: { bytes: new Uint8Array(10) } }]);
    assert.deepEqual(
      note.remarks.map(({ about }) => about),
      ['picture-format'],
    );
  });

  it('draws diagrams as shapes that their lines hold on to, and tells of none', async () => {
    for (const source of Object.values(diagramSources)) {
      const deck = deckOfSlides([{ layout: 'diagram', ...titled, source }]);
      const { bytes, note } = await exportOf(deck);
      assert.deepEqual(note.remarks, []);
      const { xml } = readPptx(bytes).slides[0]!;
      const ids = new Set([...xml.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id));
      const joints = [...xml.matchAll(/<a:(?:st|end)Cxn id="(\d+)" idx="\d+"\/>/g)];
      assert(joints.length > 1, source);
      assert(
        joints.every(([, id]) => ids.has(id)),
        source,
      );
      assert.equal(ids.size, [...xml.matchAll(/<p:cNvPr /g)].length, 'an id is given twice');
      assert.match(xml, /<p:cNvPr id="\d+" name="Diagram" descr="A title"\/>/);
      assert.doesNotMatch(xml, /srgbClr/);
    }
  });

  it('sets the labels of a diagram from right to left where its deck is read so', async () => {
    const { slides } = await readSlides([{ layout: 'diagram', ...titled, source: diagramSources.arabic }], {
      language: 'ar',
    });
    assert.match(slides[0]!.xml, /<a:pPr algn="ctr" rtl="1">.*?يبدأ الطلب/s);
  });

  it('has the text of a diagram that it does not draw, line by line, and tells of it', async () => {
    const source = 'gantt\n  section A\n  One : 2026-01-01, 3d';
    const { bytes, note } = await exportOf(deckOfSlides([{ layout: 'diagram', ...titled, source }]));
    const texts = readPptx(bytes).slides[0]!.shapes.map(({ paragraphs }) => paragraphs.join('\n'));
    assert(texts.includes(source));
    assert.deepEqual(note.remarks, [{ about: 'diagram', slide: 1, name: 'A title' }]);
  });

  it('sets code within a sentence as small as it is measured, and a listing at its own size', async () => {
    const text = [{ text: 'Run ' }, { text: 'install', marks: ['code'] as const }];
    const { slides } = await readSlides([
      { layout: 'bullets', ...titled, style: 'list', items: [...items, { text }] } as never,
      { layout: 'code', ...titled, language: 'ts', lines: [{ number: 1, text: 'listed' }] } as never,
    ]);
    const sizeOf = (at: number, word: string): number =>
      Number(new RegExp(`sz="(\\d+)"(?:(?!<a:r>).)*<a:t>${word}</a:t>`).exec(slides[at]!.xml)?.[1]);
    assert(sizeOf(0, 'install') < 0.9 * sizeOf(0, 'Run '));
    // 28 pixels.
    assert.equal(sizeOf(1, 'listed'), 2100);
  });

  it('names the sections as the deck does', async () => {
    const deck = deckOfSlides([{ layout: 'statement', ...titled, text: rich('Said.') }]);
    const read = readPptx(
      (await exportOf({ ...deck, sections: [...deck.sections, { id: 'b', title: 'Empty', slides: [] }] }))
        .bytes,
    );
    assert.deepEqual(read.sections, [{ name: 'Section', slides: 1 }]);
  });

  it('counts slides by a field, from the first that was asked for', async () => {
    const slide = { layout: 'bullets', ...titled, style: 'list', items } as const;
    const { bytes } = await exportOf(deckOfSlides([slide, slide, slide]), { slides: { from: 2, to: 3 } });
    const { slides, files } = readPptx(bytes);
    assert.equal(slides.length, 2);
    assert.match(slides[0]!.xml, /<a:fld id="[^"]+" type="slidenum">/);
    assert.match(strFromU8(files['ppt/presentation.xml']!), / firstSlideNum="2"/);
  });

  it('has colors and the headings’ font of one’s own in its theme', async () => {
    const look = { colors: { background: '#101820', accent: '#f2aa4c' }, headings: 'serif' } as const;
    const { bytes } = await exportOf(
      deckOfSlides([{ layout: 'bullets', ...titled, style: 'list', items }], look),
    );
    const theme = strFromU8(unzipSync(bytes)['ppt/theme/theme1.xml']!);
    assert.match(theme, /<a:lt1><a:srgbClr val="101820"\/>/);
    assert.match(theme, /<a:accent1><a:srgbClr val="F2AA4C"\/>/);
    assert.match(theme, /<a:majorFont><a:latin typeface="Source Serif 4"\/>/);
  });

  it('takes colors from the theme, so that another theme recolors the deck', async () => {
    const { slides } = await readSlides([{ layout: 'bullets', ...titled, style: 'list', items }]);
    assert.doesNotMatch(slides[0]!.xml, /srgbClr/);
  });

  it('sets text from right to left for languages that are written so', async () => {
    const { slides } = await readSlides([{ layout: 'bullets', ...titled, style: 'list', items }], {
      language: 'ar',
    });
    assert.match(slides[0]!.xml, /<a:pPr[^>]*algn="r" rtl="1"/);
  });

  it('says which other language stands beside an East Asian one', async () => {
    const { slides } = await readSlides([{ layout: 'bullets', ...titled, style: 'list', items }], {
      language: 'ja',
    });
    assert.match(slides[0]!.xml, /lang="ja-JP" altLang="en-US"/);
  });

  it('describes the document', async () => {
    const byline = 'Mara Lindqvist · 14 October 2026';
    const { files } = await readSlides([{ layout: 'cover', ...titled, byline }]);
    const core = strFromU8(files['docProps/core.xml']!);
    assert.match(
      core,
      /<dc:title>Deck<\/dc:title><dc:creator>Mara Lindqvist<\/dc:creator><dc:language>en-US</,
    );
    assert.match(core, /2026-11-22T10:00:00Z/);
  });
});
