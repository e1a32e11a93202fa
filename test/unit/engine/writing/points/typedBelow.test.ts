import assert from 'node:assert/strict';
import type { RichText } from '../../../../../src/deck/richText.ts';
import { plain } from '../../../../../src/deck/richText.ts';
import { textSlide } from '../../../../../src/engine/writing/points/bestSlide.ts';
import { pointOf } from '../../../../../src/engine/writing/points/points.ts';
import {
  asListing,
  withTypedBelow,
  withTypedLines,
} from '../../../../../src/engine/writing/points/typedBelow.ts';
import { frame, writing } from '../../../../support/scenes.ts';

const said = (before: string, ...typed: string[]): RichText => [
  { text: before },
  ...typed.flatMap((text): RichText => [{ text: ' ' }, { text, marks: ['code'] }]),
];

describe('What a sentence says to type', () => {
  it('stands in lines of its own below it', () => {
    const point = withTypedBelow(pointOf(said('Open the valve:', 'valve open', 'valve lock')), 'us');
    assert.equal(plain(point.text), 'Open the valve:');
    assert.deepEqual(point.items?.map(plain), ['valve open', 'valve lock']);
    assert.ok(asListing(point));
  });

  for (const before of ['The valve is set to', 'Set the valve to e.g.'])
    it(`stays in a sentence that it is a part of: ${before}`, () => {
      const point = pointOf(said(before, 'open'));
      assert.equal(withTypedBelow(point, 'us'), point);
    });

  it('is a listing where there is nothing else to say, after however many others', () => {
    const after = { ...writing, before: Array.from({ length: 6 }, () => 'code') };
    const slide = textSlide({ points: [pointOf(said('Open the valve:', 'valve open'))] }, frame, after);
    assert.ok(slide?.layout === 'code');
    assert.deepEqual(
      slide.lines.map(({ text }) => text),
      ['valve open'],
    );
  });

  it('is a listing where nothing is said at all', () => {
    const alone: RichText = [{ text: 'valve open', marks: ['code'] }];
    const slide = textSlide({ points: [pointOf(alone)] }, frame, writing);
    assert.ok(slide?.layout === 'code');
    assert.equal(slide.lead, undefined);
    assert.deepEqual(
      slide.lines.map(({ text }) => text),
      ['valve open'],
    );
  });

  it('is a listing with what else is said below it, where that is little', () => {
    const told = [
      said('Open the valve:', 'valve open'),
      [{ text: 'Watch the gauge.' }],
      [{ text: 'Close it.' }],
    ];
    const slide = textSlide({ points: told.map((text) => pointOf(text)) }, frame, writing);
    assert.ok(slide?.layout === 'code');
    assert.deepEqual(
      slide.below?.map(({ text }) => plain(text)),
      ['Watch the gauge.', 'Close it.'],
    );
  });

  it('stands below the sentence before it where it is a sentence of its own', () => {
    const alone: RichText = [{ text: 'valve lock', marks: ['code'] }];
    const { points } = withTypedLines(
      { points: [pointOf([{ text: 'Then lock it.' }]), pointOf(alone)] },
      'us',
    );
    assert.deepEqual(
      points.map(({ text, items }) => [plain(text), ...(items ?? []).map(plain)]),
      [['Then lock it.', 'valve lock']],
    );
  });

  it('stands below the sentence that leads, which then leads no more', () => {
    const { lead, points } = withTypedLines(
      {
        lead: said('Open the valve:', 'valve open'),
        points: [pointOf([{ text: 'Watch the gauge.' }])],
      },
      'us',
    );
    assert.equal(lead, undefined);
    assert.deepEqual(
      points.map(({ text, items }) => [plain(text), ...(items ?? []).map(plain)]),
      [['Open the valve:', 'valve open'], ['Watch the gauge.']],
    );
  });
});
