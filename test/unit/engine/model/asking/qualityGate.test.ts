import assert from 'node:assert/strict';
import { faultOf } from '../../../../../src/engine/model/asking/qualityGate.ts';

const faults: Readonly<Record<string, readonly string[]>> = {
  'is a placeholder': [
    'Lorem ipsum dolor sit',
    '[Insert chart here]',
    '{{company}}',
    'Bullet 1',
    'Title here',
    'TBD',
    'N/A',
    'string',
    'Untitled',
  ],
  'repeats the schema': ['{"type": "object"}', 'additionalProperties', 'A JSON object with slides'],
  'talks to the reader about the task': [
    'Sure, here is the deck',
    'Here is your presentation about tides',
    'As an AI language model I have no opinion',
    "I'm sorry, this is not possible",
    'Certainly! The slides follow',
    'I hope this helps!',
  ],
  'says nothing': ['', '   ', '…', '—'],
};

describe('the quality gate', () => {
  for (const [fault, texts] of Object.entries(faults))
    it(`refuses what ${fault}`, () => {
      for (const text of texts) assert.equal(faultOf(text), fault, text);
    });

  it('lets through what people write', () => {
    for (const text of [
      'Certainty costs less than speed',
      'Sure footing on wet decks',
      'The point of the harbor',
      'Here is where the current turns',
      'Title deeds moved to the archive',
      'Great crews read every gauge',
      'Section 4 of the quay is closed',
      'I am the sea',
      'Objects, arrays and strings in one schema',
      '3',
      '太阳能让每个村庄受益',
      'الطاقة الشمسية مفيدة لكل قرية',
    ])
      assert.equal(faultOf(text), undefined, text);
  });
});
