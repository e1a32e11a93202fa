import assert from 'node:assert/strict';
import { rich } from '../../../../../src/deck/richText.ts';
import { type Point, pointOf } from '../../../../../src/engine/writing/points/points.ts';
import { isProcedure } from '../../../../../src/engine/writing/points/procedure.ts';
import { frame } from '../../../../support/scenes.ts';

const points = (...texts: string[]): Point[] => texts.map((text) => pointOf(rich(text), 'item'));
const under = (title: string, ...texts: string[]): boolean =>
  isProcedure({ points: points(...texts) }, { ...frame, title: rich(title) }, 'us');

describe('a numbered list', () => {
  it('is done in its order where its heading says so', () => {
    assert.ok(under('Installation', 'A hammer', 'A nail'));
    assert.ok(!under('Requirements', 'A hammer', 'A nail'));
  });

  it('is done in its order where one of its entries says so', () => {
    assert.ok(under('The pier', 'Measure it', 'Then saw it'));
  });

  it('is done in its order where commands stand in it', () => {
    const typed: Point = { ...pointOf([{ text: 'make all', marks: ['code'] }], 'item') };
    assert.ok(
      isProcedure({ points: [typed, ...points('Look')] }, { ...frame, title: rich('The pier') }, 'us'),
    );
  });
});
