import assert from 'node:assert/strict';
import { rich } from '../../../../../src/deck/richText.ts';
import type { Part } from '../../../../../src/engine/planning/scenes/scene.ts';
import { withNotes } from '../../../../../src/engine/writing/notes/sceneNotes.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';
import { markdown } from '../../../../support/reading.ts';

const partOf = async (text: string, heading = 'Costs'): Promise<Part> => ({
  source: 's',
  heading: rich(heading),
  depth: 2,
  position: { from: 1, to: 9 },
  blocks: (await markdown(text)).blocks,
  notes: [],
});
const bare = { id: '', notes: '', title: rich('Costs') };
const slideOf = (...items: string[]): Slide => ({
  ...bare,
  layout: 'bullets',
  style: 'list',
  items: items.map((text) => ({ text: rich(text) })),
});
const notesOf = async (text: string, ...slides: Slide[]): Promise<string[]> =>
  withNotes(slides, [await partOf(text)], 'us').map(({ notes }) => notes);

describe('withNotes', () => {
  it('has what the slide does not show, and only that', async () => {
    assert.deepEqual(await notesOf('Coal is dear.\n\nWater is free.', slideOf('Coal is dear')), [
      'Water is free.',
    ]);
  });

  it('has nothing of a sentence that the text says twice and the slide once; of a name it has', async () => {
    const said = 'Fog hides the pier of the ferry at night.';
    assert.deepEqual(await notesOf(`${said}\n\n${said}`, slideOf(said)), ['']);
    assert.deepEqual(await notesOf('- Ada Holm\n- Ada Holm', slideOf('Ada Holm')), ['- Ada Holm']);
  });

  it('has a list whole that the slide does not show, though it has a name of it', async () => {
    assert.deepEqual(await notesOf('- Ada\n- Bo\n- Cy\n- Di', slideOf('Ada writes to the board')), [
      '- Ada\n- Bo\n- Cy\n- Di',
    ]);
  });

  it('says what reading kept of a sentence beside the rest of it, and what goes on from nothing first', async () => {
    const kept = ['Water is free. More is written here.', 'The picture was not found.'];
    const part = { ...(await partOf('Coal is dear.\n\nWater is free.')), notes: kept };
    const slides = [slideOf('Coal is dear.'), slideOf('Water is free.')];
    const notes = withNotes(slides, [part], 'us').map((slide) => slide.notes);
    assert.deepEqual(notes, [kept[1], kept[0]]);
  });

  it('has nothing of moments whose day the slide says once', async () => {
    const slide: Slide = {
      ...bare,
      layout: 'steps',
      lead: rich('2026-03-14'),
      steps: [
        { label: '09:10', text: rich('The mast falls.') },
        { label: '09:25', text: rich('The crew is safe.') },
      ],
    };
    const text = '- 2026-03-14 09:10 The mast falls.\n- 2026-03-14 09:25 The crew is safe.';
    assert.deepEqual(await notesOf(text, slide), ['']);
  });

  it('has no table that the slide shows whole', async () => {
    const text = '| Ship | Day |\n| --- | --- |\n| Ada | Monday |\n| Bob | Friday |';
    assert.deepEqual(await notesOf(text, slideOf('Ship Day', 'Ada Monday', 'Bob Friday')), ['']);
    assert.match((await notesOf(text, slideOf('Ship Day', 'Ada Monday')))[0]!, /Bob/);
  });

  it('has none of a table whose columns stand on several slides', async () => {
    const text = '| Ship | Day |\n| --- | --- |\n| Ada | Monday |\n| Bob | Friday |';
    const table = (head: string, ...cells: string[]): Slide => ({
      ...bare,
      layout: 'table',
      head: [rich(head)],
      align: ['start'],
      rows: cells.map((cell) => [rich(cell)]),
    });
    const notes = await notesOf(text, table('Ship', 'Ada', 'Bob'), table('Day', 'Monday', 'Friday'));
    assert.deepEqual(notes, ['', '']);
  });

  it('says rows that no slide shows as one says them', async () => {
    const text = '| Ship | Day | Berth |\n| --- | --- | --- |\n| Ada | Monday | 4 |\n| Bob | Friday | |';
    assert.deepEqual(await notesOf(text, slideOf('Ship Day')), [
      '- Ada: Day Monday, Berth 4\n- Bob: Day Friday',
    ]);
  });

  it('has no listing, formula or linked words that the slides show', async () => {
    const code: Slide = {
      ...bare,
      layout: 'code',
      lines: [{ text: 'const a = 1;' }, { text: 'const b = 2;' }],
    };
    const listing = '```ts\nconst a = 1;\nconst b = 2;\n```';
    assert.deepEqual(await notesOf(listing, code), ['']);
    assert.match((await notesOf(listing, slideOf('Coal is dear')))[0]!, /const b/);
    const formula: Slide = { ...bare, layout: 'math', tex: 'a+b' };
    assert.deepEqual(await notesOf('$$\na+b\n$$', formula), ['']);
    assert.deepEqual(await notesOf('[Coal](https://example.org) is dear.', slideOf('Coal is dear')), ['']);
  });

  it('has no quotation that a slide shows', async () => {
    assert.deepEqual(await notesOf('> Coal is dear.', slideOf('Coal is dear')), ['']);
  });

  it('has of a paragraph that goes on on the next slide what belongs to each', async () => {
    const text = 'Coal is dear. It was cheap (in May). Water is free. Nobody knows why.';
    const notes = await notesOf(text, slideOf('Coal is dear', 'It was cheap'), slideOf('Water is free'));
    assert.deepEqual(notes, ['Coal is dear. It was cheap (in May).', 'Water is free. Nobody knows why.']);
  });

  it('names no heading over nothing', async () => {
    const slides = withNotes(
      [slideOf('Coal is dear')],
      [await partOf('Coal is dear.', 'Harbor'), { ...(await partOf('Pilots.', 'Pilots')), blocks: [] }],
      'us',
    );
    assert.equal(slides[0]?.notes, '');
  });

  it('names no heading that a slide elsewhere shows', async () => {
    const parts = [await partOf('Coal is dear.', 'Harbor')];
    const [slide] = withNotes([slideOf('Coal is dear')], parts, 'us', (heading) => heading === 'Harbor');
    assert.equal(slide?.notes, '');
  });

  it('puts each item under the slide that it is on', async () => {
    const list = '- Coal is dear, since the winter\n- Water is free, since ever\n- Oil is rare, since May';
    const [first, second] = await notesOf(
      list,
      slideOf('Coal is dear, since the winter', 'Water is free'),
      slideOf('Oil is rare, since May'),
    );
    assert.equal(first, '- Water is free, since ever');
    assert.equal(second, '');
  });

  it('leaves what is on no slide with what stands before it', async () => {
    const [first, second] = await notesOf(
      'One thing.\n\nBeside it.\n\nAnother thing.',
      slideOf('One thing'),
      slideOf('Another thing'),
    );
    assert.equal(first, 'Beside it.');
    assert.equal(second, '');
  });

  it('names the headings of others', async () => {
    const [slide] = withNotes(
      [slideOf('Coal is dear')],
      [await partOf('Coal is dear.'), await partOf('The pilot waits.', 'Pilots')],
      'us',
    );
    assert.equal(slide?.notes, '**Pilots**\n\nThe pilot waits.');
  });

  it('says where in the sources a slide comes from', async () => {
    const [slide] = withNotes([slideOf('Coal is dear')], [await partOf('Coal is dear.')], 'us');
    assert.deepEqual(slide?.origin, [{ source: 's', from: 1, to: 9 }]);
  });
});
