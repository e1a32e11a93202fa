import assert from 'node:assert/strict';
import { typeScale } from '../../../../src/deck/typeScale.ts';
import { officeMeasure } from '../../../../src/export/pptx/officeMeasure.ts';
import { createMeasure } from '../../../../src/layouts/measure/fontMeasure.ts';

describe('officeMeasure', () => {
  const own = createMeasure();
  const office = officeMeasure(own);

  it('gives no text less room than the deck does', () => {
    for (const text of ['Revenue grew in every market', 'FEES', 'größer', 'レビュー', '']) {
      assert(office.width([{ text }], typeScale.title) >= own.width([{ text }], typeScale.title), text);
    }
  });

  it('gives capitals more, which are wider there', () => {
    const text = [{ text: 'EBBSSEEFFEES' }];
    assert(office.width(text, typeScale.body) > own.width(text, typeScale.body));
  });
});
