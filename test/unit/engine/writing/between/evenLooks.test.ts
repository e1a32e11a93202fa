import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import type { Topic } from '../../../../../src/engine/outline/outline.ts';
import type { Body } from '../../../../../src/engine/planning/scenes/scene.ts';
import { evenLooks } from '../../../../../src/engine/writing/between/evenLooks.ts';
import type { Slide, SlideOf } from '../../../../../src/layouts/slide.ts';

const topic = (name: string): Topic => ({
  source: 'prompt',
  heading: rich(name),
  depth: 1,
  position: { from: 1, to: 1 },
  blocks: [],
  topics: [],
  notes: [],
});
const body: Body = { kind: 'list', above: [], below: [], ordered: false, items: [] };
const slide = (style: 'list' | 'cards', ...texts: string[]): Slide => ({
  id: '',
  notes: '',
  layout: 'bullets',
  title: rich('Tickets'),
  style,
  items: texts.map((text) => ({ text: rich(text) })),
});
const scene = (heading: Topic, ...slides: Slide[]) => ({ path: [heading], body, slides });
const stylesOf = (...scenes: Parameters<typeof evenLooks>[0]) =>
  evenLooks(scenes).map((slides) => slides.map((each) => (each as SlideOf<'bullets'>).style));

const merged = topic('Merged');
const cards = slide('cards', 'One', 'Two', 'Three');

describe('evenLooks', () => {
  it('stands a list on cards where some of it does and all of it may', () => {
    const short = slide('list', 'Four', 'Five');
    assert.deepEqual(stylesOf(scene(merged, cards, short)), [['cards', 'cards']]);
    assert.deepEqual(stylesOf(scene(merged, cards), scene(merged, short)), [['cards'], ['cards']]);
  });

  it('puts no two entries side by side where the others of their list are not', () => {
    const beside = {
      ...slide('list', 'x'),
      layout: 'columns',
      items: undefined,
      columns: ['Four', 'Five'].map((name) => ({
        heading: rich(name),
        text: rich('word '.repeat(40)),
        items: [],
      })),
    } as unknown as Slide;
    assert.deepEqual(stylesOf(scene(merged, cards, beside)), [['list', 'list']]);
  });

  it('has all names of a list in rows where some are and all may be', () => {
    const named = (...names: string[]) => names.map((name) => ({ name: rich(name), text: rich('is dear') }));
    const rows = {
      ...slide('list'),
      layout: 'table',
      head: [[], []],
      align: ['start', 'start'],
      rows: named('Ink', 'Paper').map(({ name, text }) => [name, text]),
    } as unknown as Slide;
    const beside = {
      ...slide('list'),
      layout: 'columns',
      columns: named('Wood', 'Tin').map(({ name, text }) => ({ heading: name, text, items: [] })),
    } as unknown as Slide;
    const looks = (...slides: Slide[]) =>
      evenLooks([scene(merged, ...slides)]).flatMap((each) => each.map(({ layout }) => layout));
    assert.deepEqual(looks(rows, beside), ['table', 'table']);
    assert.deepEqual(looks(rows, slide('list', 'Wood is dear')), ['table', 'bullets']);
  });

  it('has the numbers of an ordered list beside each other, and where one is alone', () => {
    const items = ['Ink', 'Paper', 'Wood'].map((name, at) => ({
      lead: rich(name),
      text: rich('is dear'),
      number: at + 1,
    }));
    const columns = items
      .slice(0, 2)
      .map(({ lead }) => ({ heading: lead, text: rich('is dear'), items: [] }));
    const beside = { ...slide('list'), layout: 'columns', items: undefined, columns } as unknown as Slide;
    const alone = { ...slide('list'), layout: 'statement', items: undefined, text: rich('Wood: is dear') };
    const ordered = { ...body, ordered: true, items } as unknown as Body;
    const [slides] = evenLooks([
      { path: [merged], body: ordered, slides: [beside, alone as unknown as Slide] },
    ]);
    assert.ok(slides![0]!.layout === 'columns' && slides![1]!.layout === 'statement');
    assert.deepEqual(
      slides![0].columns.map(({ heading }) => plain(heading)),
      ['1. Ink', '2. Paper'],
    );
    assert.equal(plain(slides![1].text), '3. Wood: is dear');
  });

  it('has the numbers before the names where only some entries have one', () => {
    const items = [
      { lead: rich('Ink'), text: rich('dear'), number: 1 },
      { text: rich('Paper'), number: 2 },
    ];
    const ordered = { ...body, ordered: true, items } as unknown as Body;
    const list = { ...slide('list'), items: items.map(({ number: _, ...bullet }) => bullet) } as Slide;
    const [[made]] = evenLooks([{ path: [merged], body: ordered, slides: [list] }]) as [[SlideOf<'bullets'>]];
    assert.deepEqual(
      made.items.map(({ lead, text }) => [lead, plain(text)]),
      [
        [undefined, '1. Ink: dear'],
        [undefined, '2. Paper'],
      ],
    );
  });

  it('gives the entries of an ordered list their numbers, all of them or none', () => {
    const texts = ['Heat the nozzle', 'Take out the filament', 'Brush the thread'];
    const items = texts.map((text, at) => ({ text: rich(text), inner: [], number: at + 4 }));
    const ordered = { ...body, ordered: true, items } as unknown as Body;
    const linesOf = (...slides: Slide[]) =>
      evenLooks([{ path: [merged], body: ordered, slides }])
        .flat()
        .flatMap((each) => (each as SlideOf<'bullets'>).items.map(({ text }) => plain(text)));
    assert.deepEqual(linesOf(slide('list', texts[0]!, texts[1]!), slide('list', texts[2]!)), [
      '4. Heat the nozzle',
      '5. Take out the filament',
      '6. Brush the thread',
    ]);
    assert.deepEqual(linesOf(slide('list', texts[0]!, 'Two more in the notes')), [
      'Heat the nozzle',
      'Two more in the notes',
    ]);
  });

  it('leaves it where an entry is too long for a card or has some below it', () => {
    const long = slide('list', 'word '.repeat(40), 'Five');
    assert.deepEqual(stylesOf(scene(merged, cards, long)), [['cards', 'list']]);
    const deep = slide('list', 'Four', 'Five') as SlideOf<'bullets'>;
    const below = { ...deep, items: deep.items.map((item) => ({ ...item, items: [rich('Below')] })) };
    assert.deepEqual(stylesOf(scene(merged, cards, below)), [['cards', 'list']]);
  });

  it('leaves lists of other headings', () => {
    const other = scene(topic('Moved'), slide('list', 'Four', 'Five'));
    assert.deepEqual(stylesOf(scene(merged, cards), other), [['cards'], ['list']]);
  });
});
