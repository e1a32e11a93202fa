import assert from 'node:assert/strict';
import { rich } from '../../../../../src/deck/richText.ts';
import { deckOfSlides, exportOf, readSlides } from '../../../../support/exporting.ts';

describe('formulaShape', () => {
  it('has a formula that can be edited, and its TeX for programs that know none', async () => {
    const { slides } = await readSlides([{ layout: 'math', title: rich('T'), tex: 'x^2' }]);
    assert.match(slides[0]!.xml, /<mc:Choice Requires="a14"[^>]*>.*<m:oMathPara.*<\/mc:Choice>/);
    assert.match(slides[0]!.xml, /<mc:Fallback>.*<a:t>x\^2<\/a:t>.*<\/mc:Fallback>/);
  });

  it('has formulas in the middle of a text', async () => {
    const items = [
      { text: [{ text: 'where ' }, { text: 'x_i', marks: ['math' as const] }, { text: ' is small' }] },
    ];
    const { slides } = await readSlides([{ layout: 'bullets', title: rich('T'), style: 'list', items }]);
    assert.match(slides[0]!.xml, /<a:t>where <\/a:t><\/a:r><a14:m/);
  });

  it('shows what cannot be read as it was written, and tells of it', async () => {
    const { note } = await exportOf(deckOfSlides([{ layout: 'math', title: rich('T'), tex: '\\frac{' }]));
    assert.deepEqual(note.remarks, [{ about: 'formula', slide: 1, name: '\\frac{' }]);
  });
});
