import assert from 'node:assert/strict';
import { jsonLog } from '../../../src/service/log.ts';

describe('jsonLog', () => {
  it('writes one JSON object a line, the time first', () => {
    const lines: string[] = [];
    const log = jsonLog(
      (line) => lines.push(line),
      () => Date.UTC(2026, 10, 21),
    );
    log({ level: 'info', event: 'request', path: '/a\n"b"', workspace: undefined });
    assert.deepEqual(lines, [
      '{"time":"2026-11-21T00:00:00.000Z","level":"info","event":"request","path":"/a\\n\\"b\\""}\n',
    ]);
  });
});
