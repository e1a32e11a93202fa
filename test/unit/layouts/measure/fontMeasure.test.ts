import assert from 'node:assert/strict';
import { rich } from '../../../../src/deck/richText.ts';
import { styled } from '../../../../src/deck/typeScale.ts';
import { createMeasure } from '../../../../src/layouts/measure/fontMeasure.ts';

const { lines: countLines, width: textWidth, wordWidth } = createMeasure();
const body = styled(24, 34);
const wide = (text: string) => textWidth(rich(text), body);

describe('the width of a text', () => {
  it('grows with size and weight', () => {
    const text = rich('A heading of some length');
    assert.ok(Math.abs(textWidth(text, styled(48, 60)) - 2 * textWidth(text, body)) < 0.001);
    assert.ok(textWidth(text, styled(24, 34, 650)) > textWidth(text, body));
  });

  it('knows narrow letters from wide ones, and full-width signs', () => {
    assert.ok(wide('illi') * 2 < wide('MWMW'));
    assert.ok(wide('図書館') >= 72);
    assert.ok(wide('ﾊﾝｶｸ') < 60);
  });

  it('gives combining marks, joiners and variation selectors no width', () => {
    assert.equal(wide('e\u0301'), wide('e'));
    assert.equal(wide('a\u200bb'), wide('ab'));
    assert.equal(wide('👩\u200d👩\u200d👧'), wide('👩'));
    assert.equal(wide('👍🏽'), wide('👍'));
  });

  it('measures Arabic by the forms its letters take', () => {
    assert.ok(wide('ببب') < 3 * wide('ب'));
    assert.ok(Math.abs(wide('ددد') - 3 * wide('د')) < 0.001);
  });

  it('measures code in its own font and bold in its own weight', () => {
    assert.ok(textWidth([{ text: 'iiii', marks: ['code'] }], body) > wide('iiii'));
    assert.ok(textWidth([{ text: 'bold', marks: ['strong'] }], body) > wide('bold'));
  });

  it('is as wide as its widest line', () => {
    assert.equal(wide('short\nmuch longer'), wide('much longer'));
  });
});

describe('the lines of a text', () => {
  const lines = (text: string, width: number) => countLines(rich(text), body, width);

  it('are as many as a matrix has rows', () => {
    const tex = String.raw`C=\begin{bmatrix}a & b\\ c & d\\ e & f\end{bmatrix}`;
    assert.equal(countLines([{ text: tex, marks: ['math'] }], body, 600), 3);
  });

  it('counts nothing for nothing and one for what fits', () => {
    assert.equal(lines('', 100), 0);
    assert.equal(lines('One two', 500), 1);
  });

  it('breaks at spaces and hyphens, never at a protected space', () => {
    const width = wide('alpha bet') + 1;
    assert.equal(lines('alpha beta gamma', width), 3);
    assert.equal(lines('alpha-beta', width), 2);
    assert.equal(lines('al\u00a0be\u00a0ga', wide('al be') + 1), 2);
  });

  it('breaks a word wider than the line where the line ends', () => {
    assert.equal(lines('a'.repeat(100), wide('a'.repeat(10)) + 1), 10);
  });

  it('breaks between ideographs, but leaves no closing mark alone at the start of a line', () => {
    const width = 24 * 1.02 * 4 + 1;
    assert.equal(lines('図書館の本', width), 2);
    assert.equal(lines('図書館の本を借り。', width), 3);
  });

  it('keeps the line breaks of the text', () => {
    assert.equal(lines('one\ntwo\n\nthree', 500), 4);
  });

  it('sets code a little smaller than the text around it, never below its least size', () => {
    const code = [{ text: 'code'.repeat(20), marks: ['code' as const] }];
    assert.ok(Math.abs(textWidth(code, styled(48, 60)) - 2 * textWidth(code, body)) < 0.001);
    assert.ok(textWidth(code, styled(16, 24)) > (textWidth(code, body) * 16) / 24);
  });

  it('knows the longest word', () => {
    assert.equal(wordWidth(rich('a longest one'), body), wide('longest'));
  });
});
