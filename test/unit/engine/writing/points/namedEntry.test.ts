import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { calledByEntry } from '../../../../../src/engine/writing/points/namedEntry.ts';
import { type Point, pointOf } from '../../../../../src/engine/writing/points/points.ts';
import { frame, writing } from '../../../../support/scenes.ts';

const entry = rich('The boats carry the coal. They sail on Mondays.');
const named: Point = {
  ...pointOf(rich('The boats carry the coal.'), 'item'),
  lead: rich('By sea.'),
  paragraph: entry,
};
const more: Point = { ...pointOf(rich('They sail on Mondays.'), 'item'), paragraph: entry, goesOn: true };
const other: Point = { ...pointOf(rich('Lorries wait.'), 'item'), lead: rich('By road.') };

describe('calledByEntry', () => {
  it('calls a page by the name of the entry that has it to itself', () => {
    const { frame: called, points } = calledByEntry([named, more], frame, writing);
    assert.equal(plain(called.title), 'By sea');
    assert.deepEqual(called.kicker, frame.title);
    assert.ok(points.every(({ lead }) => lead === undefined));
  });

  it('does not stand over two entries', () => {
    assert.deepEqual(calledByEntry([named, more, other], frame, writing), {
      frame,
      points: [named, more, other],
    });
  });

  it('takes no time for a name', () => {
    const timed = { ...named, lead: rich('14:10') };
    assert.deepEqual(calledByEntry([timed, more], frame, writing), { frame, points: [timed, more] });
  });

  it('leaves out no heading that has no room above the name', () => {
    const long = {
      ...frame,
      title: rich('What the harbor of the island carries in the course of a year '.repeat(3)),
    };
    assert.equal(calledByEntry([named, more], long, writing).frame, long);
  });

  const told = (opening: string): Point[] => {
    const paragraph = rich(`${opening} ${'They sail on Mondays.'}`);
    return [
      { ...pointOf(rich(opening), 'item'), paragraph },
      { ...more, paragraph },
    ];
  };
  const titleOver = (page: readonly Point[]): string =>
    plain(calledByEntry(page, frame, writing).frame.title);

  it('calls a page by what its only entry begins with', () => {
    const page = told('The boats carry the coal.');
    const { frame: called, points } = calledByEntry(page, frame, writing);
    assert.equal(plain(called.title), 'The boats carry the coal');
    assert.deepEqual(
      points.map(({ text }) => plain(text)),
      ['They sail on Mondays.'],
    );
  });

  it('calls a page by the question that its entry answers', () => {
    assert.equal(titleOver(told('Should boats carry the coal?')), 'Should boats carry the coal?');
  });

  it('leaves the heading over what goes on from another page', () => {
    const [first, ...others] = told('The boats carry the coal.');
    assert.equal(titleOver([{ ...first!, goesOn: true }, ...others]), plain(frame.title));
  });

  it('leaves the heading over what needs another sentence', () => {
    assert.equal(titleOver(told('They also carry all the coal.')), plain(frame.title));
  });
});
