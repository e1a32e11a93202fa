import assert from 'node:assert/strict';
import { rich } from '../../../src/deck/richText.ts';
import { arrange, slotsOf, tooMuch } from '../../support/arranging.ts';

const listings = (...all: { lead?: string; lines: string[] }[]) =>
  arrange('listings', {
    listings: all.map(({ lead, lines }) => ({ ...(lead && { lead: rich(lead) }), lines })),
  });
const lines = (count: number, text = 'pier: 4'): string[] => Array(count).fill(text);

const places = (arranged: ReturnType<typeof listings>) =>
  slotsOf(arranged).map((slot) => ({
    box: slot.box,
    size: slot.slot === 'code' ? slot.style.size : 0,
  }));

describe('listings', () => {
  it('stand under each other where that leaves them large', () => {
    const [first, second] = places(listings({ lines: lines(2) }, { lines: lines(3) }));
    assert.ok(first!.box.x === second!.box.x && second!.box.y > first!.box.y + first!.box.height);
    assert.equal(first!.size, 24);
  });

  it('stand beside each other where they are long and narrow, on one line', () => {
    const arranged = listings({ lead: 'Before:', lines: lines(9) }, { lines: lines(7) });
    const [first, second] = places(arranged);
    assert.deepEqual(tooMuch(arranged), []);
    assert.ok(first!.box.x + first!.box.width < second!.box.x && first!.box.y === second!.box.y);
  });

  it('say what of them is too much', () => {
    assert.deepEqual(tooMuch(listings({ lines: lines(8, 'x'.repeat(60)) }, { lines: lines(8) })), [
      { where: 'code', unit: 'lines', has: 16, most: 13 },
    ]);
    assert.deepEqual(tooMuch(listings({ lines: ['x'.repeat(100)] }, { lines: lines(1) })), [
      { where: 'code', unit: 'letters', has: 100, most: 90, at: 0 },
    ]);
    const long = 'what stands above it goes on for longer than two lines of a slide can hold '.repeat(3);
    assert.deepEqual(tooMuch(listings({ lines: lines(1) }, { lead: long, lines: lines(1) })), [
      { where: 'heading', unit: 'lines', has: 3, most: 2, at: 1 },
    ]);
  });
});
