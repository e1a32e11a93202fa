import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { asTimedList } from '../../../../../../src/engine/features/units/asRead/timedListing.ts';
import type { Block } from '../../../../../../src/engine/reading/document/sourceDocument.ts';

const position = { from: 1, to: 4 };
const entriesOf = (...lines: string[]): string[] | undefined => {
  const block: Block = { kind: 'code', code: `${lines.join('\n')}\n`, position };
  const read = asTimedList(block);
  return read.kind === 'list' ? read.items.map(({ text }) => plain(text)) : undefined;
};

describe('a listing of what happened when', () => {
  it('is a list, an entry for each time', () => {
    assert.deepEqual(entriesOf('10:00 UTC - cloud open', '', '10:40 UTC - cloud closed'), [
      '10:00 UTC cloud open',
      '10:40 UTC cloud closed',
    ]);
    assert.deepEqual(entriesOf('2026-03-01 – work begins', '2026-04-01 – work ends'), [
      '2026-03-01 work begins',
      '2026-04-01 work ends',
    ]);
  });

  it('needs no dash where three lines and more say what happened', () => {
    const told = [
      '2026-03-14 18:05 The mast of `Ada` falls',
      '2026-03-14 19:10 The crew calls the harbor',
      '2026-03-15 03:00 The tug is there',
    ];
    assert.deepEqual(entriesOf(...told), [told[0]!.replaceAll('`', ''), ...told.slice(1)]);
    assert.equal(entriesOf(...told.slice(1)), undefined);
    assert.equal(entriesOf(...told.map((line) => line.replace(/(\d\d:\d\d)/, '$1:07'))), undefined);
    assert.equal(entriesOf(...told.map((line) => line.replace('The', 'WARN The'))), undefined);
  });

  it('is a listing where a line says no time, where it is a log, or where it is one line', () => {
    assert.equal(entriesOf('10:00 UTC - cloud open', 'cloud closed'), undefined);
    assert.equal(entriesOf('10:00:01 [INFO] open', '10:00:02 [INFO] shut'), undefined);
    assert.equal(entriesOf('10:00 UTC - cloud open'), undefined);
  });
});
