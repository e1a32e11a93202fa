import assert from 'node:assert/strict';
import { rich } from '../../../../../src/deck/richText.ts';
import { deckOfSlides, exportOf, readSlides } from '../../../../support/exporting.ts';

describe('formulaShape', () => {
  it('has a formula that can be edited, and its TeX for programs that know none', async () => {
    const { slides } = await readSlides([{ layout: 'math', title: rich('T'), tex: 'x^2' }]);
    assert.match(slides[0]!.xml, /<mc:Choice Requires="a14"[^>]*>.*<m:oMathPara.*<\/mc:Choice>/);
    assert.match(slides[0]!.xml, /<mc:Fallback>.*<a:t>x\^2<\/a:t>.*<\/mc:Fallback>/);
  });

  it('has the shape of its formula, since some programs stretch one to the other', async () => {
    const shapeOf = async (tex: string) => {
      const { slides } = await readSlides([{ layout: 'math', title: rich('T'), tex }]);
      const [, width, height] = /name="Formula".*?<a:ext cx="(\d+)" cy="(\d+)"/.exec(slides[0]!.xml)!;
      return Number(width) / Number(height);
    };
    const [wide, high] = [await shapeOf('a + b + c = d'), await shapeOf('\\frac{a}{b}')];
    assert.ok(wide > 4, String(wide));
    assert.ok(high < 1, String(high));
  });

  const slideWith = async (tex: string): Promise<string> => {
    const items = [
      { text: [{ text: 'where ' }, { text: tex, marks: ['math' as const] }, { text: ' is small' }] },
    ];
    const { slides } = await readSlides([{ layout: 'bullets', title: rich('T'), style: 'list', items }]);
    return slides[0]!.xml;
  };

  it('has formulas in the middle of a text', async () => {
    assert.match(await slideWith('\\sqrt{x}'), /<a:t>where <\/a:t><\/a:r><a14:m/);
  });

  it('says what text can say as text, since not every program shows equations among words', async () => {
    const xml = await slideWith('x_i');
    assert.doesNotMatch(xml, /<a14:m/);
    assert.match(xml, /<a:t>where <\/a:t>.* i="1" .*<a:t>x<\/a:t>.* i="1" baseline="-25000" .*<a:t>i<\/a:t>/);
  });

  it('shows what cannot be read as it was written, and tells of it', async () => {
    const { note } = await exportOf(deckOfSlides([{ layout: 'math', title: rich('T'), tex: '\\frac{' }]));
    assert.deepEqual(note.remarks, [{ about: 'formula', slide: 1, name: '\\frac{' }]);
  });
});
