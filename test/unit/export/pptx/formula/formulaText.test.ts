import assert from 'node:assert/strict';
import { Formulas } from '../../../../../src/export/pptx/formula/formulas.ts';
import { loadMath } from '../../../../../src/player/drawing/math.ts';

describe('formulaText', () => {
  let formulas: Formulas;
  before(async () => {
    formulas = new Formulas(await loadMath());
  });
  const written = (tex: string): string | undefined =>
    formulas
      .text(tex)
      ?.map(({ text, isItalic, place }) => {
        const letters = isItalic ? `/${text}/` : text;
        return place === 'line' ? letters : `${place === 'raised' ? '^' : '_'}{${letters}}`;
      })
      .join('');

  for (const [what, tex, text] of [
    ['a letter', 'n', '/n/'],
    ['a Greek letter', '\\alpha', '/α/'],
    ['a power in brackets', 'O(n^2)', '/O/(/n/^{2})'],
    ['an index', 'x_i', '/x/_{/i/}'],
    ['a power of several signs', '10^{-3}', '10^{−}^{3}'],
    ['a comparison, with room around its sign', 'a \\le b + c', '/a/ ≤ /b/ + /c/'],
    ['a sign before a figure, without', '-3', '−3'],
    ['a function', '\\log n', 'log /n/'],
    ['a derivative', "f'(x)", '/f/′(/x/)'],
    ['words', '\\text{cost} = 50\\%', 'cost = 50%'],
  ] as const)
    it(`says ${what} as text`, () => {
      assert.equal(written(tex), text);
    });

  for (const tex of ['\\frac{a}{b}', '\\sqrt{x}', 'x_i^2', '\\hat{x}', '\\sum_{k=1}^n k', 'e^{x^2}'])
    it(`leaves ${tex} to an equation`, () => {
      assert.equal(written(tex), undefined);
    });
});
