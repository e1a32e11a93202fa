import assert from 'node:assert/strict';
import { rich } from '../../../src/deck/richText.ts';
import type { Part } from '../../../src/layouts/arrangement.ts';
import { bottomOf } from '../../../src/layouts/parts/text.ts';
import { arrange, tooMuch } from '../../support/arranging.ts';

const items = ['Two boats sail', 'One lies in the harbor'].map((text) => ({ text: rich(text) }));
const points = (style: 'list' | 'cards', below: string) =>
  arrange('bullets', { style, items, below: rich(below) });
const isRemark = (part: Part): boolean => part.kind === 'text' && part.role === 'paragraph';

describe('What is said of points', () => {
  for (const style of ['list', 'cards'] as const)
    it(`stands below all of them, as ${style}`, () => {
      const { parts } = points(style, 'That is two of three.').arrangement;
      const remark = parts.find(isRemark);
      assert.ok(remark);
      for (const part of parts.filter((each) => each !== remark))
        assert.ok(bottomOf(part) < remark.box.y, JSON.stringify(part.box));
    });

  it('has no more than three lines', () => {
    assert.equal(tooMuch(points('list', 'That is two of three. '.repeat(30)))[0]?.where, 'paragraph');
  });
});
