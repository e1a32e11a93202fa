import assert from 'node:assert/strict';
import { strFromU8 } from 'fflate';
import { languages } from '../../src/api/choices.ts';
import { plain } from '../../src/deck/richText.ts';
import { formats } from '../support/decks/everyFormat.ts';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { exportOf } from '../support/exporting.ts';
import { type ReadDeck, readPptx } from '../support/readPptx.ts';

/** Blanks, marks of lists and of Markdown do not count. */
const bare = (text: string): string => text.replace(/[\s*_`#>|-]+/g, '');

describe('PowerPoint files hold what the deck holds', () => {
  const deck = everyLayout();
  const slides = deck.sections.flatMap((section) => section.slides);
  let read: ReadDeck;
  before(async () => {
    read = readPptx((await exportOf(deck)).bytes);
  });

  it('as many slides, in the same sections', () => {
    assert.equal(read.slides.length, slides.length);
    assert.deepEqual(
      read.sections,
      deck.sections.map(({ title, slides: own }) => ({ name: title, slides: own.length })),
    );
  });

  it('every title in a title placeholder', () => {
    for (const [at, slide] of slides.entries()) {
      const titles = read.slides[at]!.shapes.filter(({ place }) => place === 'title');
      assert.equal(titles.length, 1, slide.layout);
      assert(bare(titles[0]!.paragraphs.join('')).startsWith(bare(plain(slide.title))), slide.layout);
    }
  });

  it('tables and charts told by their titles and what they compare', () => {
    for (const [at, slide] of slides.entries()) {
      if (slide.layout !== 'table' && slide.layout !== 'chart') continue;
      const frames = read.slides[at]!.objects.filter(({ tag }) => tag === 'p:graphicFrame');
      const [about, names = ''] = frames[0]!.description.split('\n');
      const [title, caption] = [slide.title, 'caption' in slide ? slide.caption : undefined].map((text) =>
        plain(text ?? []),
      );
      assert.equal(about, caption || title);
      const compared =
        slide.layout === 'table' ? slide.head.map(plain) : slide.chart.series.map(({ name }) => name);
      for (const name of compared) assert(names.includes(name), `${name} is not in ${names}`);
    }
  });

  it('nothing without words that is neither described nor decorative', async () => {
    const { deck: drawn, pictures } = formats();
    const others = readPptx((await exportOf(drawn, {}, pictures)).bytes);
    const objects = [...read.slides, ...others.slides].flatMap((slide) => slide.objects);
    const silent = objects.filter(
      ({ tag, text, description, isDecorative }) =>
        (tag !== 'p:sp' || text === '') && description === '' && !isDecorative,
    );
    assert.deepEqual(silent, []);
    for (const tag of ['p:sp', 'p:grpSp', 'p:pic', 'p:graphicFrame'])
      assert(
        objects.some((object) => object.tag === tag),
        tag,
      );
  });

  it('the theme’s pattern as decoration', () => {
    const motifs = Object.entries(read.files)
      .filter(([path]) => /slideLayouts\/[^/]+\.xml$/.test(path))
      .flatMap(([, bytes]) => strFromU8(bytes).match(/<p:cNvPr [^>]*name="Motif".*?<\/p:cNvPr>/g) ?? []);
    assert(motifs.length > 1);
    for (const motif of motifs) assert.match(motif, /<adec:decorative [^>]*val="1"/);
  });

  it('tables cell by cell', () => {
    for (const [at, slide] of slides.entries()) {
      if (slide.layout !== 'table') continue;
      const cells = [slide.head, ...slide.rows].map((row) => row.map(plain));
      assert.deepEqual(read.slides[at]!.tables, [cells]);
    }
  });

  it('charts with the same figures, also in their sheets', () => {
    for (const [at, slide] of slides.entries()) {
      if (slide.layout !== 'chart') continue;
      const [chart] = read.slides[at]!.charts;
      assert.deepEqual(chart?.categories, slide.chart.categories);
      const shown = slide.chart.kind === 'doughnut' ? slide.chart.series.slice(0, 1) : slide.chart.series;
      assert.deepEqual(chart?.series, shown);
      const figures = chart?.sheet.slice(1).flatMap((row) => row.slice(1).map(Number));
      const all = slide.chart.categories.flatMap((_, row) =>
        slide.chart.series.map(({ values }) => values[row]).filter((value) => typeof value === 'number'),
      );
      assert.deepEqual(figures, all);
    }
  });

  it('the notes of every slide', () => {
    for (const [at, { notes }] of slides.entries()) assert.equal(bare(read.slides[at]!.notes), bare(notes));
  });

  it('a list whole in one box, whatever room it takes', () => {
    for (const [at, slide] of slides.entries()) {
      if (slide.layout !== 'bullets' || slide.items.some(({ lead, items }) => lead || items)) continue;
      const texts = slide.items.map(({ text }) => plain(text));
      const holds = read.slides[at]!.shapes.filter(({ paragraphs }) =>
        texts.some((text) => paragraphs.includes(text)),
      );
      assert.deepEqual(
        holds.map(({ paragraphs }) => paragraphs),
        [texts],
      );
    }
  });

  for (const language of languages)
    it(`all sections and titles in ${language}`, async () => {
      const own = readPptx((await exportOf(everyLayout({ language }))).bytes);
      assert.deepEqual(
        own.slides.map(({ shapes }) => shapes.filter(({ place }) => place === 'title').length),
        read.slides.map(({ shapes }) => shapes.filter(({ place }) => place === 'title').length),
      );
    });
});
