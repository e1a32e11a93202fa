import assert from 'node:assert/strict';
import { readServiceLine } from '../../../../src/editor/services/serviceLine.ts';

const levelOf = (line: object | string) =>
  readServiceLine(typeof line === 'string' ? line : JSON.stringify(line)).level;

describe('A line of the built-in service', () => {
  it('is for those who look closer when it tells of a call that went well', () => {
    assert.equal(levelOf({ level: 'info', event: 'request', status: 200 }), 'debug');
  });

  it('is said aloud when a call was refused', () => {
    assert.equal(levelOf({ level: 'info', event: 'request', status: 404 }), 'info');
  });

  it('keeps the level that the service gave it', () => {
    assert.equal(levelOf({ level: 'warning', event: 'disk' }), 'warn');
    assert.equal(levelOf({ level: 'error', event: 'unexpected' }), 'error');
  });

  it('tells why a language model failed, and at which job', () => {
    const line = { level: 'warning', event: 'language model failed', job: 'gen_1', reason: 'slow, nonsense' };
    assert.deepEqual(readServiceLine(JSON.stringify(line)).modelFailures, {
      job: 'gen_1',
      whys: ['slow', 'nonsense'],
    });
    assert.equal(readServiceLine(JSON.stringify({ ...line, event: 'disk' })).modelFailures, undefined);
  });

  it('is shown as it is when it is no JSON', () => {
    assert.deepEqual(readServiceLine('Killed'), { level: 'info', text: 'Killed' });
  });
});
