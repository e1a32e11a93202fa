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

  it('refuses at once what nests deeper than anybody writes', () => {
    for (const text of [
      `x:\n  ${'? '.repeat(400)}y`,
      `x:\n  ${'? ['.repeat(300)}`,
      `x: ${'{a: '.repeat(10_000)}`,
      `x: ${'['.repeat(10_000)}`,
      'a: &x '.repeat(5_000),
      '? a\n'.repeat(5_000),
    ])
      assert.deepEqual(codes(text), ['RESOURCE_EXHAUSTION'], text.slice(0, 20));
    assert.deepEqual(codes('a: [1, [2, { b: R&D }]]\nc: "&x"'), []);
  });

  it('keeps the errors of the parser', () => {
    assert.deepEqual(codes('a: "b'), ['MISSING_CHAR']);
  });
});
