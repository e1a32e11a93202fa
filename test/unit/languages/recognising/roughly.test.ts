import assert from 'node:assert/strict';
import { withRoughSign } from '../../../../src/languages/recognising/roughly.ts';

describe('withRoughSign', () => {
  it('says by a sign what a language says by a word before an amount', () => {
    assert.equal(withRoughSign('About 3 months', 'us'), '~3 months');
    assert.equal(withRoughSign('approx. €12k', 'uk'), '~€12k');
    assert.equal(withRoughSign('ungefähr 3 Monate', 'de'), '~3 Monate');
    assert.equal(withRoughSign('cerca de 40', 'pt'), '~40');
    assert.equal(withRoughSign('約3か月', 'ja'), '~3か月');
  });

  it('leaves what is no amount', () => {
    assert.equal(withRoughSign('about boats', 'us'), 'about boats');
    assert.equal(withRoughSign('3 months', 'us'), '3 months');
  });
});
