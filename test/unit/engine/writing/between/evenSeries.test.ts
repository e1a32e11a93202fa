import assert from 'node:assert/strict';
import { rich } from '../../../../../src/deck/richText.ts';
import type { Topic } from '../../../../../src/engine/outline/outline.ts';
import type { Body } from '../../../../../src/engine/planning/scenes/scene.ts';
import { evenSeries } from '../../../../../src/engine/writing/between/evenSeries.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';

const topic = (name: string, depth = 2): Topic => ({
  source: 'prompt',
  heading: rich(name),
  depth,
  position: { from: 1, to: 1 },
  blocks: [],
  topics: [],
  notes: [],
});
const yard = topic('Yard', 1);

type Form = 'list' | 'cards' | 'table' | 'steps' | 'columns';
type Entry = readonly [name: string, text: string];

const slideIn = (form: Form, entries: readonly Entry[]): Slide => {
  const top = { id: '', notes: '', title: rich('Plan') };
  const named = entries.map(([name, text]) => ({ lead: rich(name), text: rich(text) }));
  switch (form) {
    case 'table':
      return {
        ...top,
        layout: 'table',
        head: [[], []],
        align: ['start', 'start'],
        rows: named.map(({ lead, text }) => [lead, text]),
      };
    case 'steps':
      return {
        ...top,
        layout: 'steps',
        steps: entries.map(([label, text]) => ({ label, text: rich(text) })),
      };
    case 'columns':
      return {
        ...top,
        layout: 'columns',
        columns: named.map(({ lead, text }) => ({ heading: lead, text, items: [] })),
      };
    default:
      return {
        ...top,
        layout: 'bullets',
        style: form,
        items: named.map(({ lead, text }) => (lead.length > 0 ? { lead, text } : { text })),
      };
  }
};

const under = (heading: string, form: Form, ...entries: Entry[]) => ({
  path: [yard, topic(heading)],
  body: {
    kind: 'list',
    above: [],
    below: [],
    ordered: false,
    items: entries.map(([name, text]) =>
      name ? { lead: rich(name), text: rich(text) } : { text: rich(text) },
    ),
  } as unknown as Body,
  slides: [slideIn(form, entries)],
});
const looksOf = (...scenes: Parameters<typeof evenSeries>[0]) =>
  evenSeries(scenes).flatMap((slides) =>
    slides.map((slide) => (slide.layout === 'bullets' ? slide.style : slide.layout)),
  );

const tasks = ['Mend the pier', 'Paint the boat'] as const;
const weeks = tasks.map((text, at): Entry => [`Week ${at + 1}`, text]);
const plain = tasks.map((text): Entry => ['', text]);
const long = 'and look for whatever the winter has broken on it '.repeat(4);

describe('evenSeries', () => {
  it('has lists under headings that count in one form, the plainer one where not all may have the other', () => {
    assert.deepEqual(looksOf(under('Month 1', 'steps', ...weeks), under('Month 2', 'table', ...weeks)), [
      'table',
      'table',
    ]);
    assert.deepEqual(
      looksOf(under('Month 1', 'cards', ...plain), under('Month 2', 'list', ['', long], ['', long])),
      ['list', 'list'],
    );
    assert.deepEqual(looksOf(under('5 May', 'cards', ...plain), under('12 May', 'list', ...plain)), [
      'cards',
      'cards',
    ]);
  });

  it('has entries of the same names in one form, whatever they stand under', () => {
    const pros: Entry[] = [
      ['Pros', 'It is cheap'],
      ['Cons', 'It leaks'],
    ];
    const wordy: Entry[] = [
      ['Pros', 'It is dear'],
      ['Cons', long],
    ];
    assert.deepEqual(looksOf(under('A raft', 'columns', ...wordy), under('A boat', 'cards', ...pros)), [
      'list',
      'list',
    ]);
    const tickets = (...numbers: number[]) =>
      numbers.map((number): Entry => [`#${number}`, 'It leaks no more']);
    assert.deepEqual(
      looksOf(under('New', 'table', ...tickets(1, 22)), under('Mended', 'list', ...tickets(305, 7))),
      ['table', 'table'],
    );
  });

  it('leaves lists of different things, of other headings, and those that only some names are of', () => {
    const crew: Entry[] = [
      ['Ada', 'She sails'],
      ['Bo', 'He cooks'],
    ];
    assert.deepEqual(looksOf(under('Causes', 'cards', ...plain), under('Next', 'list', ...plain)), [
      'cards',
      'list',
    ]);
    assert.deepEqual(looksOf(under('Crew', 'cards', ...crew), under('Plan', 'table', ...weeks)), [
      'cards',
      'table',
    ]);
    assert.deepEqual(looksOf(under('Day 1', 'cards', ...plain), under('Day 2', 'table', ...weeks)), [
      'cards',
      'table',
    ]);
    const below = { ...under('Month 2', 'list', ...plain), path: [yard, topic('More'), topic('Month 2', 3)] };
    assert.deepEqual(looksOf(under('Month 1', 'cards', ...plain), below), ['cards', 'list']);
  });

  it('leaves what is no list as it is', () => {
    const said: Slide = {
      id: '',
      notes: '',
      title: rich('Month 2'),
      layout: 'statement',
      text: rich('We rest.'),
    };
    const scenes = [
      under('Month 1', 'cards', ...plain),
      { ...under('Month 2', 'list', ...plain), slides: [said, slideIn('list', plain)] },
    ];
    assert.deepEqual(looksOf(...scenes), ['cards', 'statement', 'cards']);
  });
});
