import assert from 'node:assert/strict';
import { parseYaml } from '../../../src/deckFile/parseYaml.ts';

const codes = (text: string) => parseYaml(text).errors.map(({ code }) => code);

describe('parseYaml', () => {
  it('tells a key that is there twice, in each map for itself', () => {
    assert.deepEqual(codes('a: 1\nb: { a: 2 }\nc: { a: 3 }'), []);
    assert.deepEqual(codes('a: 1\nb: 2\na: 3'), ['DUPLICATE_KEY']);
    assert.deepEqual(codes('b:\n  a: 1\n  a: 3'), ['DUPLICATE_KEY']);
  });

  it('says where', () => {
    assert.deepEqual(parseYaml('a: 1\nb: 2\na: 3').errors[0]?.pos, [10, 11]);
  });

  it('keeps the errors of the parser', () => {
    assert.deepEqual(codes('a: "b'), ['MISSING_CHAR']);
  });
});
