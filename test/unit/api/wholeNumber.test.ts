import assert from 'node:assert/strict';
import * as z from 'zod';
import { ListQuery } from '../../../src/api/beyond/presentations.ts';

describe('A whole number in an address', () => {
  const limitOf = (limit?: string) => ListQuery.safeParse(limit === undefined ? {} : { limit }).data?.limit;

  it('is written in digits, within its bounds', () => {
    assert.deepEqual(['1', '50', '100'].map(limitOf), [1, 50, 100]);
    assert.equal(limitOf(), 50);
    for (const typed of ['1e2', '0x10', ' 7', '7.0', '', 'x', '0', '101', '-1', '9'.repeat(400)])
      assert.equal(limitOf(typed), undefined, typed);
  });

  it('is described as a whole number', () => {
    const { properties } = z.toJSONSchema(ListQuery, { io: 'input' });
    assert.deepEqual(properties?.limit, { type: 'integer', minimum: 1, maximum: 100, default: 50 });
  });
});
