import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { calledByName } from '../../../../../src/engine/writing/points/namedEntry.ts';
import { type Point, pointOf } from '../../../../../src/engine/writing/points/points.ts';
import { frame } from '../../../../support/scenes.ts';

const entry = rich('The boats carry the coal. They sail on Mondays.');
const named: Point = {
  ...pointOf(rich('The boats carry the coal.'), 'item'),
  lead: rich('By sea.'),
  paragraph: entry,
};
const more: Point = { ...pointOf(rich('They sail on Mondays.'), 'item'), paragraph: entry, goesOn: true };
const other: Point = { ...pointOf(rich('Lorries wait.'), 'item'), lead: rich('By road.') };

describe('calledByName', () => {
  it('calls a page by the name of the entry that has it to itself', () => {
    const { frame: called, points } = calledByName([named, more], frame);
    assert.equal(plain(called.title), 'By sea');
    assert.deepEqual(called.kicker, frame.title);
    assert.ok(points.every(({ lead }) => lead === undefined));
  });

  it('does not stand over two entries', () => {
    assert.deepEqual(calledByName([named, more, other], frame), { frame, points: [named, more, other] });
  });

  it('takes no time for a name', () => {
    const timed = { ...named, lead: rich('14:10') };
    assert.deepEqual(calledByName([timed, more], frame), { frame, points: [timed, more] });
  });

  it('leaves out no heading that has no room above the name', () => {
    const long = {
      ...frame,
      title: rich('What the harbor of the island carries in the course of a year '.repeat(3)),
    };
    assert.equal(calledByName([named, more], long).frame, long);
  });
});
