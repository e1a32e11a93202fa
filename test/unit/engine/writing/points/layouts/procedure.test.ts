import assert from 'node:assert/strict';
import { rich } from '../../../../../../src/deck/richText.ts';
import { isProcedure } from '../../../../../../src/engine/writing/points/layouts/procedure.ts';
import { type Point, pointOf } from '../../../../../../src/engine/writing/points/points.ts';
import { frame } from '../../../../../support/scenes.ts';

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

  it('is done in its order where commands stand in it, unless two that nothing calls steps may be alternatives', () => {
    const typed: Point = { ...pointOf([{ text: 'make all', marks: ['code'] }], 'item') };
    const withTyped = (...others: string[]): boolean =>
      isProcedure({ points: [typed, ...points(...others)] }, { ...frame, title: rich('The pier') }, 'us');
    assert.ok(withTyped('Look', 'Leave'));
    assert.ok(!withTyped('Look'));
    assert.ok(withTyped('Then look'));
  });

  it('is in no order where what announces it says so, commands in it or not', () => {
    const typed: Point = { ...pointOf([{ text: 'make all', marks: ['code'] }], 'item') };
    const announced = (lead: string): boolean =>
      isProcedure({ lead: rich(lead), points: [typed, typed] }, { ...frame, title: rich('Setup') }, 'us');
    assert.ok(!announced('You can do one of the following:'));
    assert.ok(announced('Follow these steps:'));
  });

  it('is in no order where its entries are questions', () => {
    assert.ok(!under('Setup', 'Is it wet?', 'Then, is it cold?'));
  });
});
