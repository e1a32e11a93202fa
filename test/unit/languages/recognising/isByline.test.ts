import assert from 'node:assert/strict';
import { isByline } from '../../../../src/languages/recognising/isByline.ts';

describe('isByline', () => {
  it('knows a sentence that says who wrote the document', () => {
    assert.ok(isByline('Prepared by Nuria, with figures of the people team.', 'us'));
    assert.ok(isByline('Preparado por Nuria, con números de RR. HH.', 'es'));
    assert.ok(isByline('(Rédigé par Anne)', 'fr'));
    assert.ok(!isByline('Written by hand, the log is hard to read.', 'us'));
    assert.ok(!isByline('By Friday the boat is mended.', 'us'));
  });
});
