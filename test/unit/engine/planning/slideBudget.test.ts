import assert from 'node:assert/strict';
import { slideBudget, utf8Length } from '../../../../src/engine/planning/slideBudget.ts';

describe('slideBudget', () => {
  it('is as long as a talk, not as long as the document', () => {
    assert.equal(slideBudget(5_000, 'Subtle'), 23);
    assert.equal(slideBudget(30_000, 'Subtle'), 48);
    assert.equal(slideBudget(150_000, 'Subtle'), 56);
    assert.equal(slideBudget(9_000_000, 'Subtle'), 56);
  });

  it('is about half for Strong', () => {
    assert.equal(slideBudget(5_000, 'Strong'), 11);
    assert.equal(slideBudget(30_000, 'Strong'), 24);
  });

  it('never shrinks as the text grows', () => {
    let last = 0;
    for (let bytes = 0; bytes < 200_000; bytes += 777) {
      const slides = slideBudget(bytes, 'Subtle');
      assert.ok(slides >= last);
      last = slides;
    }
  });
});

describe('utf8Length', () => {
  it('counts bytes as UTF-8 has them', () => {
    for (const text of ['harbor', 'Größe', '図書館', 'हार्बर', 'a🚢b'])
      assert.equal(utf8Length(text), new TextEncoder().encode(text).length);
  });
});
