import assert from 'node:assert/strict';
import { JsonText, writeJson } from '../../../../src/service/http/jsonText.ts';

describe('writeJson', () => {
  it('puts in what is JSON already as it stands, wherever it is', () => {
    const stored = (text: string) => new JsonText<unknown>(text);
    const reply = {
      id: 'a',
      deep: { first: stored('[1,  2]') },
      list: [stored('{"b":"$&"}')],
      none: undefined,
    };
    assert.equal(writeJson(reply), '{"id":"a","deep":{"first":[1,  2]},"list":[{"b":"$&"}]}');
  });

  it('writes what holds none as ever', () => {
    const reply = { text: '"quoted" \\ and\n', none: null, flag: false };
    assert.equal(writeJson(reply), JSON.stringify(reply));
  });

  it('leaves out what is longer than it may be', () => {
    const reply = { kept: new JsonText('[1]'), left: new JsonText('[1,2]') };
    assert.equal(writeJson(reply, 3), '{"kept":[1]}');
  });
});
