import assert from 'node:assert/strict';
import { bodyBox, titleBox } from '../../../src/deck/canvas.ts';
import { rich } from '../../../src/deck/richText.ts';
import type { Slot } from '../../../src/layouts/arrangement.ts';
import { mostCodeLines } from '../../../src/layouts/code.ts';
import { arrange, settingIn, sizeOf, slotsOf, textsOf, tooMuch } from '../../support/arranging.ts';

const sentence = 'Words of a few letters follow. ';

describe('a listing', () => {
  const code = (count: number, length: number, more: object = {}) =>
    arrange('code', {
      language: 'go',
      lines: Array.from({ length: count }, (_, at) => ({ number: at + 1, text: 'x'.repeat(length) })),
      ...more,
    });
  const slotOf = (arranged: ReturnType<typeof code>) =>
    slotsOf(arranged)[0] as Extract<Slot, { slot: 'code' }>;

  it('is set the larger the fewer and shorter its lines are', () => {
    const size = (count: number, length: number) => slotOf(code(count, length)).style.size;
    assert.deepEqual([size(4, 40), size(4, 65), size(4, 78), size(18, 40)], [28, 24, 20, 16]);
  });

  it('holds eighteen lines under a title of two lines', () => {
    assert.ok(mostCodeLines(0) >= 18);
    assert.deepEqual(tooMuch(code(18, 78, { title: rich(sentence.repeat(3)) })), []);
  });

  it('says how many lines and letters are too many', () => {
    assert.deepEqual(
      tooMuch(code(40, 130)).map(({ unit }) => unit),
      ['lines', 'letters'],
    );
  });

  it('has a sentence or a list below it that explains it, and says how much of it is too much', () => {
    const below = (...texts: string[]) => ({ below: texts.map((text) => ({ text: rich(text) })) });
    const box = slotOf(code(4, 40, below(sentence))).box;
    const [said] = textsOf(code(4, 40, below(sentence)), 'paragraph');
    assert.ok(said && said.box.y >= box.y + box.height);
    const [list] = textsOf(code(4, 40, below(sentence, sentence)), 'list');
    assert.equal(list?.paragraphs.length, 2);
    assert.deepEqual(tooMuch(code(4, 40, below(sentence, sentence))), []);
    assert.deepEqual(
      tooMuch(code(4, 40, below(...Array(6).fill(sentence.repeat(4))))).map(({ unit }) => unit),
      ['lines', 'items', 'lines'],
    );
  });

  it('counts the lines of a program, and not what it said', () => {
    assert.ok(slotOf(code(4, 40)).gutter > 0);
    for (const language of ['text', 'console', undefined])
      assert.equal(slotOf(code(4, 40, { language })).gutter, 0);
  });

  it('has no room for numbers where there are none, and none for a header', () => {
    const slot = slotOf(arrange('code', { lines: [{ text: 'a' }] }));
    assert.deepEqual([slot.gutter, slot.header], [0, 0]);
  });
});

describe('a chart', () => {
  const chart = { kind: 'bar', categories: ['a'], series: [{ name: 's', values: [1] }], decimals: 0 };

  it('takes the whole width where no takeaway stands beside it', () => {
    assert.equal(slotsOf(arrange('chart', { chart }))[0]?.box.width, bodyBox.width);
    const beside = arrange('chart', { chart, takeaway: rich('It grew.') });
    const [plot] = slotsOf(beside);
    const [takeaway] = textsOf(beside, 'takeaway');
    assert.ok(plot!.box.x + plot!.box.width < takeaway!.box.x);
  });

  it('says how many lines of takeaway are too many', () => {
    assert.equal(
      tooMuch(arrange('chart', { chart, takeaway: rich(sentence.repeat(14)) }))[0]?.where,
      'takeaway',
    );
  });
});

describe('pictures', () => {
  const picture = { asset: 'plant', alt: 'A hall' };
  const known = (width: number, height: number) => settingIn('harbor', { sizeOf: () => ({ width, height }) });

  it('are as large as they can be, never cropped and never enlarged more than twice', () => {
    const box = (width: number, height: number) =>
      slotsOf(arrange('image', { picture }, known(width, height)))[0]!.box;
    assert.ok(Math.abs(box(1600, 900).width / box(1600, 900).height - 16 / 9) < 0.01);
    assert.deepEqual([box(100, 50).width, box(100, 50).height], [200, 100]);
  });

  it('have their caption right under them', () => {
    const arranged = arrange('image', { picture: { ...picture, caption: rich('Aarhus') } }, known(300, 100));
    const [slot] = slotsOf(arranged);
    assert.equal(textsOf(arranged, 'caption')[0]?.box.y, slot!.box.y + slot!.box.height + 8);
  });

  it('stand in a gallery with their captions on one line', () => {
    const pictures = ['One', 'Two', 'Three'].map((name) => ({ ...picture, caption: rich(name) }));
    const captions = textsOf(arrange('gallery', { pictures }), 'caption');
    assert.equal(captions.length, 3);
    assert.equal(new Set(captions.map(({ box }) => box.y)).size, 1);
  });

  it('leave the text beside them as large as it can be', () => {
    const beside = (count: number) =>
      arrange('image-and-text', { picture, items: Array(count).fill({ text: rich(sentence.repeat(3)) }) });
    assert.ok(sizeOf(textsOf(beside(2), 'list')[0]) > sizeOf(textsOf(beside(6), 'list')[0]));
    assert.equal(tooMuch(beside(8))[0]?.unit, 'items');
  });
});

describe('a diagram', () => {
  it('begins closer to the title than other content', () => {
    const [slot] = slotsOf(arrange('diagram', { source: 'flowchart LR' }));
    const title = titleBox.y + titleBox.height / 2;
    assert.equal(slot!.box.y, title + 16);
  });
});

describe('a formula', () => {
  const placesOf = (text: string) => {
    const arranged = arrange('math', { tex: 'x^2', text: rich(text) });
    return { formula: slotsOf(arranged)[0]!.box, said: textsOf(arranged, 'paragraph')[0]!.box };
  };

  for (const text of ['It grows with the square.', 'Does it grow?', '面積は二乗で増える。'])
    it(`has what it means under it: ${text}`, () => {
      const { formula, said } = placesOf(text);
      assert.ok(said.y > formula.y + formula.height);
    });

  for (const text of ['The area is:', 'Then we have'])
    it(`has what leads to it above it: ${text}`, () => {
      const { formula, said } = placesOf(text);
      assert.ok(said.y + said.height < formula.y);
    });
});

describe('columns', () => {
  const columns = (count: number, text: string) =>
    arrange('columns', {
      columns: Array.from({ length: count }, () => ({
        heading: rich('Heading'),
        items: [{ text: rich(text) }],
      })),
    });

  it('are set the larger the fewer words they have', () => {
    assert.equal(sizeOf(textsOf(columns(2, 'Short'), 'list')[0]), 28);
    assert.equal(sizeOf(textsOf(columns(3, sentence.repeat(10)), 'list')[0]), 20);
  });

  it('say which of them has too many lines', () => {
    const [problem] = tooMuch(columns(3, sentence.repeat(40)));
    assert.equal(problem?.where, 'column');
    assert.equal(problem?.unit, 'lines');
  });
});

describe('every content slide', () => {
  const list = (more: object) =>
    arrange('bullets', { style: 'list', items: [{ text: rich('One') }, { text: rich('Two') }], ...more });

  it('sets a title of more than two lines smaller, and says when that has more than three', () => {
    const titled = (times: number) => list({ title: rich(sentence.repeat(times)) });
    const sizeOf = (times: number) => textsOf(titled(times), 'title')[0]?.paragraphs[0]?.style.size ?? 0;
    assert.ok(sizeOf(5) < sizeOf(1));
    assert.deepEqual(tooMuch(titled(5)), []);
    assert.equal(tooMuch(titled(9))[0]?.where, 'title');
  });

  it('sets nothing large under a title that is a sentence', () => {
    const sizeUnder = (times: number) =>
      textsOf(list({ title: rich(sentence.repeat(times)) }), 'list')[0]?.paragraphs[0]?.style.size ?? 0;
    assert.ok(sizeUnder(5) < sizeUnder(1));
  });

  it('says when its lead has more than five lines', () => {
    assert.deepEqual(tooMuch(list({ lead: rich(sentence.repeat(16)) }))[0]?.where, 'lead');
  });

  it('keeps its topic on one line', () => {
    const [kicker] = textsOf(list({ kicker: rich(sentence.repeat(6)) }), 'kicker');
    assert.equal(kicker?.paragraphs[0]?.lines, 1);
    assert.match(kicker?.paragraphs[0]?.runs[0]?.text ?? '', /…$/);
  });

  it('goes on under its title without a number', () => {
    assert.equal(textsOf(list({ part: { number: 2, of: 3 } }), 'part').length, 0);
  });

  it('says which part of a table it is', () => {
    const table = { head: [rich('A')], rows: [[rich('1')]], align: ['start'] };
    assert.equal(textsOf(arrange('table', { ...table, part: { number: 2, of: 3 } }), 'part').length, 1);
  });
});
