import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { type Said, saidOf } from '../../../../../src/engine/features/said.ts';
import { visualSlides } from '../../../../../src/engine/writing/visuals/visualSlides.ts';
import { frame, writing } from '../../../../support/scenes.ts';

const said = (text: string): Said =>
  saidOf(rich(text), { opensParagraph: false, isLast: false, isLoud: false }, 'us');
const position = { from: 1, to: 1 };

/** What stands above a listing that so much is said beside. */
const above = (lead: string | undefined, beside: readonly string[], isBelow?: true): string | undefined => {
  const visual = { kind: 'code' as const, code: 'one\ntwo', position };
  const [slide] = visualSlides(
    {
      visual,
      ...(lead ? { lead: said(lead) } : {}),
      beside: beside.map(said),
      ...(isBelow ? { isBelow } : {}),
    },
    1,
    frame,
    writing,
  );
  assert.ok(slide?.layout === 'code');
  return slide.lead && plain(slide.lead);
};

describe('A listing', () => {
  const slidesOf = (code: string, lead?: string) =>
    visualSlides(
      { visual: { kind: 'code', code, position }, beside: [], ...(lead ? { lead: said(lead) } : {}) },
      3,
      frame,
      writing,
    );
  const linesOf = (code: string, lead?: string): number[] =>
    slidesOf(code, lead).map((slide) => (slide.layout === 'code' ? slide.lines.length : 0));

  it('is rather without its blank lines than parted', () => {
    const fields = Array.from({ length: 11 }, (_, at) => `open field ${at};`);
    const code = fields.join('\n\n');
    assert.deepEqual(linesOf(code, 'The boat has these fields:'), [11]);
    const [slide] = slidesOf(code, 'The boat has these fields:');
    assert.equal(slide?.layout === 'code' && slide.lines.at(-1)!.number, 11);
  });

  it('is rather small than parted where it is a drawing', () => {
    const box = ['+------+', '| boat |', '+------+', '    |   '];
    const drawing = Array.from({ length: 6 }, () => box.join('\n')).join('\n');
    assert.equal(linesOf(drawing).length, 1);
    const text = Array.from({ length: 24 }, (_, at) => `open the boat ${at}`).join('\n');
    assert.equal(linesOf(text).length, 2);
  });
});

describe('A table', () => {
  const table = (rows: readonly (readonly string[])[]) => ({
    kind: 'table' as const,
    head: ['Boat', 'Crew', 'Out', 'Back'].map(rich),
    rows: rows.map((row) => row.map(rich)),
    align: [],
    position,
  });
  const rows = [
    ['Ada', '12', '415 ms', '227 ms'],
    ['Bo', '9', '962 ms', '430 ms'],
  ];
  const slidesOf = (most: number, lead?: string) =>
    visualSlides(
      { visual: table(rows), beside: [], ...(lead ? { lead: said(lead) } : {}) },
      most,
      frame,
      writing,
    );

  it('has nothing above it that is said of it below', () => {
    const beside = [said('The next meeting is on 8 April.'), said('The chair must bring the key.')];
    const [slide] = visualSlides({ visual: table(rows), beside, isBelow: true }, 1, frame, writing);
    assert.ok(slide?.layout === 'table' && !slide.lead);
  });

  it('is no chart beside itself, however many slides there are', () => {
    assert.deepEqual(
      slidesOf(2).map(({ layout }) => layout),
      ['table'],
    );
  });

  it('has what introduces it above it', () => {
    const [slide] = slidesOf(1, 'The boats were measured in May.');
    assert.ok(slide?.layout === 'table');
    assert.equal(plain(slide.lead ?? []), 'The boats were measured in May.');
  });

  it('has some slides more where these show all of its rows, and counts the rest where they do not', () => {
    const crew = 'A crew that has sailed together for more than seven summers';
    const slidesFor = (count: number) => {
      const many = Array.from({ length: count }, (_, at) => [`Boat ${at}`, crew, 'in spring', 'in autumn']);
      const made = visualSlides({ visual: table(many), beside: [] }, 2, frame, writing);
      const shown = made.reduce((sum, slide) => sum + (slide.layout === 'table' ? slide.rows.length : 0), 0);
      return { slides: made.length, left: count - shown };
    };
    const tooMany = 90;
    const onTwo = tooMany - slidesFor(tooMany).left;
    assert.deepEqual(slidesFor(onTwo), { slides: 2, left: 0 });
    assert.deepEqual(slidesFor(onTwo + 1), { slides: 3, left: 0 });
    assert.equal(slidesFor(2 * onTwo).slides, 4);
    assert.equal(slidesFor(tooMany).slides, 2);
  });

  it('keeps its figures with their units', () => {
    const [slide] = slidesOf(1);
    assert.ok(slide?.layout === 'table');
    assert.equal(plain(slide.rows[0]![2]!), '415\u00a0ms');
  });

  it('says its addresses in brief, or has the words before them lead there', () => {
    const address = 'https://lark.example/harbour/boats/issues/7';
    const link = { text: address, href: address };
    const { rows: _, ...others } = table([]);
    const told = [rich('Ada'), [link], [{ text: 'A sail was lost - ' }, link], rich('in May')];
    const [slide] = visualSlides({ visual: { ...others, rows: [told] }, beside: [] }, 1, frame, writing);
    assert.ok(slide?.layout === 'table');
    assert.deepEqual(slide.rows[0]!.slice(1, 3).map(plain), ['lark.example/…/7', 'A sail was lost']);
    assert.equal(slide.rows[0]![2]!.at(-1)!.href, address);
  });

  it('keeps days and rough figures whole', () => {
    const [slide] = visualSlides(
      { visual: table([['Ada', '~4 GB', 'Fri May 15', 'on the day after']]), beside: [] },
      1,
      frame,
      writing,
    );
    assert.ok(slide?.layout === 'table');
    assert.deepEqual(slide.rows[0]!.slice(1).map(plain), [
      '~4\u00a0GB',
      'Fri\u00a0May\u00a015',
      'on the day after',
    ]);
  });
});

describe('What stands above a listing', () => {
  it('is all that is said before it, where that has room', () => {
    assert.equal(
      above('It looks like this:', ['The header is sent with each answer.']),
      'The header is sent with each answer. It looks like this:',
    );
  });

  it('is what introduces it, and nothing that is said after it', () => {
    assert.equal(above('We use this:', ['It asks for the passphrase twice.'], true), 'We use this:');
  });

  it('announces it rather than says what stands somewhere before', () => {
    const bay =
      'The boat of the old town is bound to the bay that it was built for by the crew of the harbor.';
    assert.equal(
      above('Finally, you can turn it:', ['The bay must be large: 40 boats were lost.', bay, bay, bay, bay]),
      'Finally, you can turn it:',
    );
  });
});
