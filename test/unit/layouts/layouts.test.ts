import assert from 'node:assert/strict';
import { Language } from '../../../src/api/generationOptions.ts';
import { canvas, footerBox, minimumSize, titleBox } from '../../../src/deck/canvas.ts';
import { plain, rich } from '../../../src/deck/richText.ts';
import { themeIds } from '../../../src/deck/themes.ts';
import type { Part } from '../../../src/layouts/arrangement.ts';
import { layouts } from '../../../src/layouts/layouts.ts';
import { Slide } from '../../../src/layouts/slide.ts';
import { arrange, partsOf, settingIn, textsOf } from '../../support/arranging.ts';
import { deckOf } from '../../support/deckOf.ts';
import { everyLayout } from '../../support/decks/everyLayout.ts';
import { documentIn } from '../../support/decks/languages.ts';

const slides = everyLayout().sections.flatMap((section) => section.slides);
const setting = settingIn();

/** Places without looks: how thick and round things are is the theme's, and how far a card's words are from its edge. */
const places = (parts: readonly Part[], isInCard = false): unknown[] =>
  parts.flatMap((part): unknown[] => {
    const { x, y, width, height } = part.box;
    if (part.kind === 'group') return [part.box, ...places(part.parts, part.role === 'card')];
    if (part.kind === 'shape') return [[part.shape, isInCard ? 0 : x, y]];
    return [[isInCard ? 0 : x, y, width, height]];
  });

describe('the layouts', () => {
  it('are twenty-one, each with slides of its own in the deck of every layout', () => {
    assert.equal(layouts.all.length, 21);
    assert.deepEqual(
      new Set(slides.map(({ layout }) => layout)),
      new Set(layouts.all.map(({ schema }) => schema.shape.layout.value)),
    );
  });

  it('take no fields of another layout', () => {
    const slide = Slide.parse({ layout: 'cover', id: 's', notes: '', title: rich('Title'), tex: 'x' });
    assert.equal('tex' in slide, false);
  });

  it('arrange plain data', () => {
    for (const slide of slides) {
      const { arrangement } = layouts.arrange(slide, setting);
      assert.deepEqual(JSON.parse(JSON.stringify(arrangement)), arrangement, slide.layout);
    }
  });

  it('put everything on the canvas, and over its footer', () => {
    for (const slide of slides) {
      const arranged = layouts.arrange(slide, setting);
      assert.ok(arranged.fits, slide.id);
      for (const part of partsOf(arranged)) {
        const { x, y, width, height } = part.box;
        const bottom = arranged.arrangement.ground === 'paper' ? footerBox.y : canvas.height;
        const what = `${slide.layout} ${slide.id}: ${JSON.stringify(part).slice(0, 120)}`;
        assert.ok(x >= 0 && x + width <= canvas.width && y >= 0 && y + height <= bottom + 0.5, what);
      }
    }
  });

  it('arrange the same places in every theme, so that a viewer can change it', () => {
    for (const slide of slides) {
      const here = (theme: string) => places(layouts.arrange(slide, settingIn(theme)).arrangement.parts);
      for (const theme of themeIds) assert.deepEqual(here(theme), here('harbor'), `${slide.id} in ${theme}`);
    }
  });

  it('set no words of a slide smaller than can be read at the back', () => {
    const quiet = new Set(['caption', 'kicker', 'topic', 'tone', 'part']);
    for (const slide of slides)
      for (const part of partsOf(layouts.arrange(slide, setting)))
        if (part.kind === 'text' && !quiet.has(part.role))
          for (const { style } of part.paragraphs)
            assert.ok(style.size >= minimumSize.body, `${slide.id}: ${part.role} in ${style.size}`);
  });

  it('show every text of theirs, in the order in which it is read', () => {
    for (const slide of slides) {
      const arranged = layouts.arrange(slide, setting);
      const shown = partsOf(arranged)
        .flatMap((part) => (part.kind === 'text' ? part.paragraphs.map(({ runs }) => plain([...runs])) : []))
        .join('\n');
      for (const { role, text } of layouts.texts(slide)) {
        if (layouts.of(slide).isVerbatim || role === 'number') continue;
        const words = plain(text)
          .replace(/[:：]\s/u, ' ')
          .split(/\s+/);
        for (const word of words) assert.ok(shown.includes(word), `${slide.id} lacks ${word}`);
      }
    }
  });

  it('say how much they are for: what is more is too much', () => {
    const of: Record<string, (count: number) => Record<string, unknown>> = {
      agenda: (count) => ({ items: Array(count).fill(rich('x')) }),
      bullets: (count) => ({
        style: 'list',
        items: Array(count).fill({ text: rich('More than half of a line has room for, as entries have') }),
      }),
      steps: (count) => ({ steps: Array(count).fill({ label: '1', text: rich('x') }) }),
      summary: (count) => ({ points: Array(count).fill(rich('x')) }),
      table: (count) => ({ head: [rich('a')], rows: Array(count).fill([rich('x')]), align: [] }),
      code: (count) => ({ language: 'go', lines: Array(count).fill({ text: 'x' }) }),
    };
    for (const [layout, content] of Object.entries(of)) {
      const { needs } = layouts.of({ layout });
      const title = rich(
        'Customers who wait longer than five weeks cancel their orders three times as often',
      );
      const fits = (count: number) => arrange(layout, { title, ...content(count) }).fits;
      assert.ok(fits(needs.most) && !fits(needs.most + 1), `${layout}: ${needs.most}`);
    }
  });

  it('have their title in one place on every content slide', () => {
    for (const slide of slides.filter((each) => layouts.of(each).isTitled)) {
      const [title] = textsOf(layouts.arrange(slide, setting), 'title');
      assert.deepEqual([title?.box.x, title?.box.y], [titleBox.x, titleBox.y], slide.id);
    }
  });

  it('arrange what the engine writes in every language', async () => {
    for (const language of Language.options) {
      const { deck } = await deckOf(documentIn(language), { id: language, language });
      for (const slide of deck.sections.flatMap((section) => section.slides)) {
        const arranged = layouts.arrange(slide, setting);
        assert.ok(arranged.fits, `${language} ${slide.layout} ${JSON.stringify(arranged).slice(-200)}`);
      }
    }
  });
});
