import assert from 'node:assert/strict';
import { plain, type RichText, rich } from '../../../../src/deck/richText.ts';
import type { Topic } from '../../../../src/engine/outline/outline.ts';
import type { Scene } from '../../../../src/engine/planning/scenes/scene.ts';
import { Titles } from '../../../../src/engine/planning/titles.ts';
import { policy } from '../../../../src/engine/policy/policy.ts';
import { deckWords } from '../../../../src/languages/wordsOfDeck.ts';

const topic = (heading: RichText | string): Topic => ({
  source: 's',
  heading: typeof heading === 'string' ? rich(heading) : heading,
  depth: 2,
  position: { from: 1, to: 1 },
  blocks: [],
  topics: [],
  notes: [],
});
const sceneOf = (...path: Topic[]): Scene => ({
  path,
  body: { kind: 'text', said: [] },
  parts: [],
  worth: 1,
  pages: 1,
});
const short = (text: RichText): boolean => plain(text).length <= 40;
const titles = (deckTitle = 'The deck', headings: readonly string[] = ['A heading']) =>
  new Titles(deckWords('us').slides, rich(deckTitle), headings.map(rich), {
    isTitle: short,
    isWhole: short,
    isOneLine: short,
    isKicker: short,
  });

describe('Titles', () => {
  it('takes the heading, and the one above it as its topic', () => {
    const { title, kicker } = titles().titled(sceneOf(topic('Plan'), topic('Costs')));
    assert.deepEqual([plain(title), plain(kicker ?? [])], ['Costs', 'Plan']);
  });

  it('tells equal headings of different sections apart by what is above them', () => {
    const given = titles();
    given.titled(sceneOf(topic('North'), topic('Costs')));
    assert.equal(plain(given.titled(sceneOf(topic('South'), topic('Costs'))).title), 'South: Costs');
  });

  it('tells them apart by a sentence without its full stop', () => {
    const given = titles();
    given.titled(sceneOf(topic('It rains.'), topic('Costs')));
    assert.equal(plain(given.titled(sceneOf(topic('It snows.'), topic('Costs'))).title), 'It snows: Costs');
  });

  it('says of a time the day that it is below', () => {
    const given = titles();
    assert.equal(plain(given.titled(sceneOf(topic('15 May'), topic('19:26'))).title), '15 May, 19:26');
    assert.equal(plain(given.titled(sceneOf(topic('Talks'), topic('19:30'))).title), '19:30');
  });

  it('has one title for all slides of a heading', () => {
    const given = titles();
    const costs = topic('Costs');
    assert.deepEqual(given.titled(sceneOf(costs)).title, given.titled(sceneOf(costs)).title);
  });

  it('says a heading that is too long in full below a shorter title', () => {
    const heading = 'What the crew of the ship does with all that the tide brings in';
    const { title, longHeading } = titles().titled(sceneOf(topic(heading)));
    assert.ok(plain(title).endsWith('…') && short(title));
    assert.equal(plain(longHeading ?? []), heading);
    assert.equal(titles(heading).titled(sceneOf(topic(heading))).longHeading, undefined);
  });

  it('calls what has no heading by the name of the deck', () => {
    assert.equal(plain(titles().titled(sceneOf(topic([]))).title), 'The deck');
  });

  it('calls it an introduction where that name is too long to be said again', () => {
    const name = (long: string) => plain(titles(long).titled(sceneOf(topic([]))).title);
    assert.equal(name('What the crew has seen at sea'), 'What the crew has seen at sea');
    assert.equal(name('What the crew of the ship has seen on its way home'), 'Introduction');
    assert.equal(policy.longestDeckTitle, 60);
  });

  it('calls what has no heading by the one above it, and introduces nothing in the middle of a deck', () => {
    const given = titles('What the crew of the ship has seen on its way home');
    const first = topic([]);
    const called = (...path: Parameters<typeof sceneOf>) => plain(given.titled(sceneOf(...path)).title);
    assert.deepEqual([called(first), called(first)], ['Introduction', 'Introduction']);
    assert.equal(called(topic('Costs'), topic([])), 'Costs');
    assert.match(called(topic([])), /^What the crew .*…$/);
  });

  it('calls no part of an undivided text its introduction', () => {
    const called = (name: string) => plain(titles(name, [name]).titled(sceneOf(topic(name))).title);
    assert.equal(
      called('Minutes of the harbor society, committee, 11 June'),
      'Minutes of the harbor society',
    );
    assert.equal(
      called('What the crew of the ship has seen: a report'),
      'What the crew of the ship has seen',
    );
    const long = 'The crew is building a large, neutral home for ships';
    assert.match(called(long), /^The crew is building a large, neutral…$/);
  });

  it('takes a heading in bold for one like any other', () => {
    const { title } = titles().titled(sceneOf(topic([{ text: 'Costs', marks: ['strong'] }])));
    assert.deepEqual(title, [{ text: 'Costs' }]);
  });
});
