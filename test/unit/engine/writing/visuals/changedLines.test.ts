import assert from 'node:assert/strict';
import { earlierVersions } from '../../../../../src/engine/features/listingVersions.ts';
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

  it('shows an entry with the key it stands under', () => {
    const config = (...hosts: string[]) =>
      [
        'net:',
        '  name: a',
        '  mode: b',
        '  size: c',
        '  hosts:',
        ...hosts.map((host) => `  - ${host}`),
        'log:',
        '  to: d',
        '  at: e',
      ].join('\n');
    assert.deepEqual(texts(config('one', 'two', 'three'), config('one', 'two'), 6), [
      'net:',
      '…',
      '  hosts:',
      '…',
      '  - three',
      '…',
    ]);
  });

  it('is none where the room does not hold it, or nothing has changed', () => {
    assert.equal(texts(version(...body(30, 'ring')), version(), 18), undefined);
    assert.equal(texts(version(), version(), 18), undefined);
  });
});

describe('earlierVersions', () => {
  it('are the listings that have most of the lines, and none that has few', () => {
    const [first, second] = [version(), version('    ring()')];
    const other = body(9, 'x').join('\n');
    assert.equal(
      earlierVersions(version('    ring()', '    sing()'), [first, other, second]),
      `${first}\n${second}`,
    );
    assert.equal(earlierVersions('class Boat {\n  sink()\n}', [other]), undefined);
  });
});
