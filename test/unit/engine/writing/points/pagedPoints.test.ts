import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { lookOf, mostWords, plainList, type Writing } from '../../../../../src/engine/writing/draft/draft.ts';
import { endedAlike, inPages, pagedPoints } from '../../../../../src/engine/writing/points/pagedPoints.ts';
import { type Point, pointOf } from '../../../../../src/engine/writing/points/points.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';

const title = rich('Meetings');
const writing: Writing = { language: 'us', deckLanguage: 'us', style: 'Subtle', before: [] };
const slideOf = (point: Point, heading = title) => {
  const slides = pagedPoints([point], undefined, mostWords, { title: heading, isContinued: false }, writing);
  assert.equal(slides.length, 1);
  return slides[0]!;
};

describe('pagedPoints', () => {
  it('ends a question and its answer with a full stop, also where a space stands before the mark', () => {
    const ends = (text: string): string => plain(endedAlike([[rich(text)]])[0]!);
    assert.equal(
      ends('Qui veille la nuit ? Personne pour le moment.'),
      'Qui veille la nuit ? Personne pour le moment.',
    );
    assert.equal(ends('Personne ne veille la nuit.'), 'Personne ne veille la nuit');
  });

  const lines = [
    'It is common for large meetings to have a chat of their own beside the talk',
    'The chat is a space for questions and remarks from everybody who listens, but it can distract',
    'Say to your colleagues how you want to use it',
  ];
  const long = pointOf(rich(`${lines.join('. ')}.`), 'item');

  it('shows several sentences that are too much to be said large as lines', () => {
    const slide = slideOf(long);
    assert.ok(slide.layout === 'bullets');
    assert.deepEqual(
      slide.items.map(({ text }) => plain(text)),
      lines,
    );
  });

  it('keeps two levels below the only entry that introduces them', () => {
    const asked = {
      ...pointOf(rich('Managers ask:'), 'item'),
      items: [rich('Is it near?'), rich('Is it cheap?')],
    };
    const told = pointOf(rich('When is it?'), 'item');
    const items = [told.text, asked.text, ...asked.items];
    const slide = slideOf({ ...pointOf(rich('Say to your manager:'), 'item'), items, below: [told, asked] });
    assert.ok(slide.layout === 'bullets');
    assert.deepEqual(
      slide.items.map(({ text, items: inner = [] }) => [plain(text), inner.length]),
      [
        ['When is it?', 0],
        ['Managers ask:', 2],
      ],
    );
  });

  it('has them below the first of them where they are one entry of several', () => {
    const slides = pagedPoints([long, long], undefined, long.words, { title, isContinued: false }, writing);
    assert.deepEqual(
      slides.map(
        (slide) => slide.layout === 'bullets' && [slide.lead, ...slide.items.map(({ text }) => text)],
      ),
      [lines.map(rich), lines.map(rich)],
    );
  });

  it('has twice as many entries on a slide where each is a line of half of it', () => {
    const entries = (text: string): Point[] =>
      Array.from('ABCDEFGHIJKLMNOPQRSTUVWX', (name) => pointOf(rich(`Boat ${name} ${text}`), 'item'));
    const counts = (text: string): number[] =>
      pagedPoints(entries(text), undefined, mostWords, { title, isContinued: false }, writing).map((slide) =>
        slide.layout === 'bullets' ? slide.items.length : 0,
      );
    assert.deepEqual(counts('of oak'), [12, 12]);
    assert.deepEqual(counts('of oak, with oars that are kept in the boat house'), [8, 8, 8]);
  });

  it('is called by the name of an entry, with its sentences below', () => {
    const slide = slideOf({ ...long, lead: rich('Chat') });
    assert.ok(slide.layout === 'bullets' && slide.items.length === 3);
    assert.equal(plain(slide.title), 'Chat');
  });

  it('has the name of an entry stand above its sentences where the heading has no room above that', () => {
    const slide = slideOf({ ...long, lead: rich('Chat') }, rich('A chat of their own '.repeat(10)));
    assert.ok(slide.layout === 'bullets' && slide.lead);
    assert.equal(plain(slide.lead), 'Chat');
  });

  const frame = { title, isContinued: false };
  const ofParagraphs = (texts: readonly (readonly string[])[]): Point[] =>
    texts.flatMap((sentences, index) => {
      const paragraph = rich(`paragraph ${index}`);
      return sentences.map((text, at) => ({
        ...pointOf(rich(text)),
        ...(at > 0 ? { goesOn: true } : {}),
        paragraph,
      }));
    });
  const below = (slides: readonly Slide[]) =>
    slides.map((slide) =>
      slide.layout === 'bullets'
        ? slide.items.map(({ text, items = [] }) => [plain(text), ...items.map(plain)])
        : [],
    );
  const bell = [
    'The bell of the tower was cast in the year of the flood',
    'It has been silent since the storm, because its beam is cracked and nobody dares to ring it',
    'A new beam of oak costs as much as the roof of the school did last year',
  ];
  const clock = [
    'The clock is wound by hand on every morning but Sunday',
    'Whoever winds it has a key to the tower and writes the time into the book',
  ];

  const inOneBreath = [`${clock.join('. ')}.`];

  it('has what an entry goes on with below how it begins, beside other entries', () => {
    const paragraph = rich('The pier is old.');
    const head: Point = {
      ...pointOf(rich('Because it is old.'), 'item'),
      lead: rich('1. Why did it fall?'),
      paragraph,
    };
    const goesOn: Point = { ...pointOf(rich('Nobody had looked.'), 'item'), goesOn: true, paragraph };
    const other: Point = { ...pointOf(rich('Because it was late.'), 'item'), lead: rich('2. Why at night?') };
    const bare = ({ lead: _, ...point }: Point): Point => point;
    for (const page of [
      [head, goesOn, other],
      [bare(head), goesOn, bare(other)],
    ]) {
      const [slide] = pagedPoints(page, undefined, mostWords, { title, isContinued: false }, writing);
      assert.ok(slide?.layout === 'bullets');
      assert.deepEqual(
        slide.items.map(({ items = [] }) => items.map(plain)),
        [['Nobody had looked.'], []],
      );
    }
  });

  it('says a short one of several paragraphs in one breath, and the sentences of a longer one below its first', () => {
    const slides = pagedPoints(ofParagraphs([bell, clock]), undefined, mostWords, frame, writing);
    assert.deepEqual(below(slides), [[bell, inOneBreath]]);
  });

  it('has a little more on a slide rather than a paragraph on two', () => {
    const points = ofParagraphs([clock, clock, clock]);
    const words = points.reduce((sum, point) => sum + point.words, 0);
    const slides = pagedPoints(points, undefined, (2 / 3) * words - 4, frame, writing);
    assert.deepEqual(below(slides)[0], [inOneBreath, inOneBreath]);
  });

  it('has a slide more rather than a paragraph on two, where neither holds all of it', () => {
    const rule = [
      'Compile after each step and read what the compiler says before you write the next line of it',
      'Whoever leaves that for the end looks for a fault in all of the program and not in three lines',
      'The make file has a command for it that also runs the tests of the step that you are at',
      'What it says first is what to mend first, since what comes below may be no more than its echo',
    ];
    const points = ofParagraphs([rule, rule, rule]);
    const words = points.reduce((sum, point) => sum + point.words, 0);
    const pages = inPages(points, words * 0.52, frame);
    assert.deepEqual(
      pages.map(({ length }) => length),
      [4, 4, 4],
    );
  });

  it('repeats what announces entries where they go on on another slide, and nothing else', () => {
    const entries = [...bell, ...clock, ...bell, ...clock].map((text) => pointOf(rich(text), 'item'));
    const leads = (lead: string) =>
      pagedPoints(entries, rich(lead), 70, frame, writing).map((slide) => 'lead' in slide && slide.lead);
    const announced = leads('The tower has these parts:');
    assert.ok(announced.length > 1 && announced.every((lead) => lead));
    const [, again] = leads(
      'It was drawn and measured in the spring of this year by three people of the town. The tower has these parts:',
    );
    assert.equal(plain(again || []), 'The tower has these parts:');
    const long =
      'The tower has these parts, all of which were drawn and measured in the spring of this year by three people of the town, who climbed it on every dry day until there was nothing left of it to be measured, and these are they:';
    for (const once of ['The tower is old', long])
      assert.ok(
        leads(once)
          .slice(1)
          .every((lead) => !lead),
        once,
      );
  });

  it('repeats what announces entries above one that has a slide to itself, and above none that only goes on', () => {
    const lead = rich('Nobody may go up the tower while any of these holds:');
    const rule =
      'The wind is more than nine metres a second at the gallery below the clock, by the gauge that the keeper reads each hour of the day and writes into the book beside the door for all to see who come after';
    const [, second] = pagedPoints(
      [pointOf(rich(rule), 'item'), pointOf(rich(rule), 'item')],
      lead,
      45,
      frame,
      writing,
    );
    assert.equal(second && 'lead' in second && plain(second.lead ?? []), plain(lead));
    const [, goesOn] = pagedPoints(
      [pointOf(rich(rule), 'item'), { ...pointOf(rich(rule), 'item'), goesOn: true }],
      lead,
      45,
      frame,
      writing,
    );
    assert.equal(goesOn && 'lead' in goesOn && goesOn.lead, false);
  });

  it('has the pages of one list look alike', () => {
    const entries: Point[] = Array.from({ length: 6 }, (_, at) => ({
      ...pointOf(rich(`Open valve ${at} of the tank behind the house, and wait until it is empty`), 'item'),
      number: at + 1,
      // Steps have nothing below them.
      ...(at === 5 ? { items: [rich('Look at the gauge'), rich('Close the valve')] } : {}),
    }));
    const looks = pagedPoints(
      entries,
      undefined,
      45,
      { title: rich('Steps'), isContinued: false },
      writing,
    ).map(lookOf);
    assert.ok(looks.length > 1);
    assert.deepEqual([...new Set(looks)], [plainList]);
  });

  it('says two short sentences large', () => {
    assert.equal(slideOf(pointOf(rich('The bell is silent. The clock is not.'))).layout, 'statement');
  });

  it('parts what no slide holds between two entries', () => {
    const entry = (name: string, sentences: number): Point[] =>
      Array.from({ length: sentences }, (_, at) => ({
        ...pointOf(
          rich(`${name} ${at} says in a dozen words or more what stands in it, and what does not`),
          'item',
        ),
        ...(at > 0 ? { goesOn: true } : {}),
        paragraph: rich(name),
      }));
    const slides = pagedPoints([...entry('Pier', 2), ...entry('Quay', 6)], undefined, 400, frame, writing);
    const begins = slides.map((slide) => JSON.stringify(slide).match(/(?:Pier|Quay) \d/)?.[0]);
    assert.deepEqual(begins, ['Pier 0', 'Quay 0']);
  });
});
