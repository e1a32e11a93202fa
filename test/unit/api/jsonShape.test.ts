import assert from 'node:assert/strict';
import { JsonShape } from '../../../src/api/jsonShape.ts';

const room = { values: 6, depth: 3 };
const fits = (json: string, pieceLength = json.length): boolean => {
  const shape = new JsonShape(room);
  const bytes = new TextEncoder().encode(json);
  for (let at = 0; at < bytes.length; at += pieceLength)
    if (!shape.fits(bytes.subarray(at, at + pieceLength))) return false;
  return true;
};

describe('the shape of JSON', () => {
  it('has room for so many values and so deep ones, and no more', () => {
    assert.ok(fits('{"a":[1,2,3,4,5]}'));
    assert.ok(!fits('{"a":[1,2,3,4,5,6]}'));
    assert.ok(!fits('[{},{},{},{}]'));
    assert.ok(fits('[[[1]]]'));
    assert.ok(!fits('[[[[1]]]]'));
    assert.ok(fits('[[[]],[[]]]'), 'What is closed is not deep any more.');
  });

  it('takes texts for texts, however they come in pieces', () => {
    for (const text of ['[[[[,,,,,,,,{{{{', '\\"[[[[,,,,,,,,', '\\\\', 'ü[[[[🙂,,,,,,,,']) {
      const json = `{"a":"${text}","b":["\\\\"]}`;
      for (const pieceLength of [1, 2, 3, json.length * 4]) assert.ok(fits(json, pieceLength), json);
      assert.ok(!fits(`[${json},[[[1]]]]`, 1), json);
    }
  });
});
