import assert from 'node:assert/strict';
import { Formulas } from '../../../../../src/export/pptx/formula/formulas.ts';
import { loadMath } from '../../../../../src/player/drawing/math.ts';

describe('FormulaWriter', () => {
  let formulas: Formulas;
  before(async () => {
    formulas = new Formulas(await loadMath());
  });
  /** The structure, with letters only. */
  const structureOf = (tex: string): string | undefined =>
    formulas
      .formula(tex, false, () => ({ markup: '' }))
      ?.markup.replace(/<m:rPr>.*?<\/m:rPr>/g, '')
      .replace(/<m:r><m:t[^>]*>(.*?)<\/m:t><\/m:r>/g, '$1')
      .replace(/^<a14:m[^>]*><m:oMath[^>]*>|<\/m:oMath><\/a14:m>$/g, '');

  for (const [what, tex, written] of [
    ['a fraction', '\\frac{a}{b}', '<m:f><m:num>a</m:num><m:den>b</m:den></m:f>'],
    ['a power', 'x^2', '<m:sSup><m:e>x</m:e><m:sup>2</m:sup></m:sSup>'],
    ['an index', 'x_i', '<m:sSub><m:e>x</m:e><m:sub>i</m:sub></m:sSub>'],
    ['both', 'x_i^2', '<m:sSubSup><m:e>x</m:e><m:sub>i</m:sub><m:sup>2</m:sup></m:sSubSup>'],
    ['a root', '\\sqrt[3]{x}', '<m:rad><m:deg>3</m:deg><m:e>x</m:e></m:rad>'],
    [
      'a square root',
      '\\sqrt{x}',
      '<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>x</m:e></m:rad>',
    ],
    [
      'a sum up to the next sign, with what it runs over',
      '\\sum_{k=1}^n a_k + b',
      '<m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="subSup"/></m:naryPr><m:sub>k=1</m:sub><m:sup>n</m:sup><m:e><m:sSub><m:e>a</m:e><m:sub>k</m:sub></m:sSub></m:e></m:nary>+b',
    ],
    [
      'brackets that grow',
      '\\left( x \\right)',
      '<m:d><m:dPr><m:begChr m:val="("/><m:endChr m:val=")"/></m:dPr><m:e>x</m:e></m:d>',
    ],
    ['an accent', '\\hat{x}', '<m:acc><m:accPr><m:chr m:val="\u0302"/></m:accPr><m:e>x</m:e></m:acc>'],
    ['a bar', '\\overline{x}', '<m:bar><m:barPr><m:pos m:val="top"/></m:barPr><m:e>x</m:e></m:bar>'],
    ['a limit', '\\underset{n}{M}', '<m:limLow><m:e>M</m:e><m:lim>n</m:lim></m:limLow>'],
    [
      'a binomial',
      '\\binom{n}{k}',
      '<m:d><m:dPr><m:begChr m:val="("/><m:endChr m:val=")"/></m:dPr><m:e><m:f><m:fPr><m:type m:val="noBar"/></m:fPr><m:num>n</m:num><m:den>k</m:den></m:f></m:e></m:d>',
    ],
  ] as const)
    it(`writes ${what}`, () => {
      assert.equal(structureOf(tex), written);
    });

  it('writes rows and columns', () => {
    const written = structureOf('\\begin{matrix} a & b \\\\ c & d \\end{matrix}') ?? '';
    assert.match(written, /<m:mr><m:e>a<\/m:e><m:e>b<\/m:e><\/m:mr><m:mr><m:e>c<\/m:e><m:e>d<\/m:e><\/m:mr>/);
  });

  it('sets variables in italics, names and figures upright', () => {
    const { markup } = formulas.formula('x \\sin 2', false, (isItalic) => ({ markup: String(isItalic) }))!;
    assert.match(markup, /m:val="i"\/><\/m:rPr>true<m:t>x</);
    assert.match(markup, /m:val="p"\/><\/m:rPr>false<m:t>sin</);
  });

  it('writes nothing of what is no formula', () => {
    assert.equal(structureOf('\\frac{'), undefined);
  });
});
