import assert from 'node:assert/strict';
import type { Language } from '../../../../../src/api/generationOptions.ts';
import { inventedIn, knownIn } from '../../../../../src/engine/model/asking/honesty.ts';

const source =
  'In 2025 Ada Brandt sold 1,200 boats in Bremen for €14.5 million. She said: “The sandbank has moved again.” The NASA data agree.';
const invented = (text: string, language: Language = 'us') =>
  inventedIn(text, knownIn([source]), source, language);

describe('what a source does not say', () => {
  it('is a number that it lacks, however numbers are written', () => {
    assert.deepEqual(invented('Sales were 1.200 boats, 1 200 boats, १२०० boats and ١٬٢٠٠ boats in 2025'), []);
    assert.deepEqual(invented('They cost 14,5 million and grew by 37 %'), ['37']);
    assert.deepEqual(invented('बिक्री ४२ थी', 'hi'), ['४२']);
  });

  it('is a name that it lacks', () => {
    assert.deepEqual(invented('The boats of Ada Brandt reached Bremen'), []);
    assert.deepEqual(invented('The boats of Jonas Keller reached Rotterdam with ESA'), [
      'Jonas Keller',
      'Rotterdam',
      'ESA',
    ]);
    assert.deepEqual(invented('Der Verkauf der Boote stieg, sagt Jonas Keller', 'de'), ['Jonas Keller']);
  });

  it('is no word that only begins a line', () => {
    assert.deepEqual(invented('The boats reached Bremen\nPanels on roofs\nNine crews stayed'), []);
  });

  it('is a quotation that it lacks', () => {
    assert.deepEqual(invented('She said “the sandbank has moved again”'), []);
    assert.deepEqual(invented('She said “nobody saw this coming at all”'), [
      '“nobody saw this coming at all”',
    ]);
    assert.deepEqual(invented('She said «the sandbank has gone forever»'), [
      '“the sandbank has gone forever”',
    ]);
  });
});
