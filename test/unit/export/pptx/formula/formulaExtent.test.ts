import assert from 'node:assert/strict';
import type { Extent } from '../../../../../src/export/pptx/formula/formulaExtent.ts';
import { Formulas } from '../../../../../src/export/pptx/formula/formulas.ts';
import { loadMath } from '../../../../../src/player/drawing/math.ts';

describe('the extent of a formula', () => {
  let formulas: Formulas;
  before(async () => {
    formulas = new Formulas(await loadMath());
  });
  const extent = (tex: string): Extent => formulas.extent(tex)!;
  const width = (tex: string): number => extent(tex).width;
  const height = (tex: string): number => extent(tex).up + extent(tex).down;

  it('is a line high where nothing stands above another thing', () => {
    assert.deepEqual([height('x'), height('a+b=c')], [1, 1]);
  });

  for (const [what, higher, lower] of [
    ['a fraction', '\\frac{a}{b}', 'a'],
    ['a fraction of fractions', '\\frac{\\frac{a}{b}}{c}', '\\frac{a}{c}'],
    ['a power', 'x^{2}', 'x'],
    ['the limits of a sum', '\\sum_{n=1}^{9} n', '\\sum n'],
    [
      'a matrix of three rows',
      '\\begin{pmatrix}a\\\\b\\\\c\\end{pmatrix}',
      '\\begin{pmatrix}a\\\\b\\end{pmatrix}',
    ],
    ['a sign above', '\\hat{x}', 'x'],
  ] as const)
    it(`grows in height with ${what}`, () => assert.ok(height(higher) > height(lower)));

  for (const [what, wider, narrower] of [
    ['each sign', 'abc', 'ab'],
    ['room beside a relation', 'a=b', 'a,b'],
    ['each column', '\\begin{matrix}a&b&c\\end{matrix}', '\\begin{matrix}a&b\\end{matrix}'],
    ['a root', '\\sqrt{a}', 'a'],
    ['brackets that grow', '\\left(a\\right)', 'a'],
  ] as const)
    it(`grows in width with ${what}`, () => assert.ok(width(wider) > width(narrower)));

  it('is as wide as the wider part of a fraction', () => {
    assert.equal(width('\\frac{abcd}{e}'), width('\\frac{e}{abcd}'));
    assert.ok(width('\\frac{abcd}{e}') < width('abcde'));
  });

  it('is not told of what cannot be read', () => assert.equal(formulas.extent('\\frac{'), undefined));
});
