import assert from 'node:assert/strict';
import { earlierVersion } from '../../../../../src/engine/features/listingVersions.ts';
import { changedLines } from '../../../../../src/engine/writing/visuals/changedLines.ts';

const body = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, at) => `    ${name}${at}()`);
const version = (...added: string[]): string =>
  [
    'class Boat {',
    '  start() {',
    ...body(12, 'check'),
    '  }',
    '  stop() {',
    ...body(12, 'tie'),
    ...added,
    '  }',
    '}',
  ].join('\n');
const texts = (code: string, earlier: string, height: number) =>
  changedLines(code, earlier, height)?.map(({ text }) => text);

describe('changedLines', () => {
  it('shows what is new with what encloses it, and marks what is left out', () => {
    const lines = texts(version('    ring()'), version(), 6);
    assert.deepEqual(lines, ['class Boat {', '…', '  stop() {', '…', '    ring()', '…']);
  });

  it('fills the room there is with what stands around it', () => {
    const lines = texts(version('    ring()'), version(), 12) ?? [];
    assert.equal(lines.length, 12);
    assert.deepEqual(lines.slice(-4), ['    tie11()', '    ring()', '  }', '}']);
  });

  it('is none where the room does not hold it, or nothing has changed', () => {
    assert.equal(texts(version(...body(30, 'ring')), version(), 18), undefined);
    assert.equal(texts(version(), version(), 18), undefined);
  });
});

describe('earlierVersion', () => {
  it('is the listing that has most of the lines, and none that has few', () => {
    const [first, second] = [version(), version('    ring()')];
    assert.equal(earlierVersion(version('    ring()', '    sing()'), [first, second]), second);
    assert.equal(earlierVersion('class Boat {\n  sink()\n}', [body(9, 'x').join('\n')]), undefined);
  });
});
