import assert from 'node:assert/strict';
import {
  type StoreTrouble,
  troubleEvents,
  troubleFailure,
  troubleOf,
} from '../../../../src/service/store/storeTrouble.ts';

const sqlite = (errcode: number) => Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode });
const system = (code: string) => Object.assign(new Error('x'), { code });

describe('troubleOf', () => {
  it('knows what is wrong with a disk or a database, by whoever says it', () => {
    const full: Error[] = [sqlite(13), system('ENOSPC'), system('EDQUOT')];
    for (const error of full) assert.equal(troubleOf(error), 'full');
    // Extended codes say more exactly what the low byte says.
    assert.equal(troubleOf(sqlite(11 | (1 << 8))), 'damaged');
    assert.equal(troubleOf(sqlite(26)), 'damaged');
    assert.equal(troubleOf(sqlite(10 | (3 << 8))), 'failing');
    assert.equal(troubleOf(sqlite(5)), 'busy');
    assert.equal(troubleOf(system('EROFS')), 'readOnly');
    for (const code of ['EMFILE', 'ENFILE']) assert.equal(troubleOf(system(code)), 'noMoreFiles');
    assert.equal(troubleOf(system('53100')), 'full');
    assert.equal(troubleOf(system('DATABASE_AWAY')), 'away');
  });

  it('looks for it behind other errors', () => {
    assert.equal(troubleOf(new Error('a step failed', { cause: system('ENOSPC') })), 'full');
  });

  it('takes no other error for it', () => {
    for (const error of [new Error('x'), system('ENOENT'), sqlite(1), sqlite(19), 'ENOSPC', undefined]) {
      assert.equal(troubleOf(error), undefined);
    }
  });
});

describe('troubleFailure', () => {
  it('tells each trouble apart: 507 where room is missing, else 503, and a sentence of its own', () => {
    const all = Object.keys(troubleEvents) as StoreTrouble[];
    const failures = all.map(troubleFailure);
    assert.equal(new Set(failures.map(({ message }) => message)).size, all.length);
    assert.equal(new Set(Object.values(troubleEvents)).size, all.length);
    assert.deepEqual(
      all.filter((trouble) => troubleFailure(trouble).status === 507),
      ['full'],
    );
  });
});
