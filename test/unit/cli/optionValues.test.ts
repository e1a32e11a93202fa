import assert from 'node:assert/strict';
import { listeningAddress } from '../../../src/cli/optionValues.ts';

describe('An address to listen at', () => {
  const good: readonly [string, string, number][] = [
    ['9464', '127.0.0.1', 9464],
    ['0.0.0.0:9464', '0.0.0.0', 9464],
    ['metrics.internal:80', 'metrics.internal', 80],
    ['[::1]:9464', '::1', 9464],
  ];
  for (const [typed, host, port] of good)
    it(`is read from ${typed}`, () => {
      assert.deepEqual(listeningAddress('--metrics', typed), { value: { host, port } });
    });

  for (const typed of ['all', '70000', 'host', ':9464', '::1:9464', '9464/x'])
    it(`is not ${typed}`, () => {
      const read = listeningAddress('--metrics', typed);
      assert.ok('problem' in read && read.problem.includes(typed), JSON.stringify(read));
    });

  it('may be left out', () => {
    assert.deepEqual(listeningAddress('--metrics', undefined), { value: undefined });
  });
});
