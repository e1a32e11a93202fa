import assert from 'node:assert/strict';
import { assert as check, integer, property } from 'fast-check';
import {
  atLuminance,
  colorOf,
  contrast,
  luminance,
  poleOn,
  readColor,
  standingOut,
  toneOf,
} from '../../../src/deck/color.ts';

const anyColor = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('color', () => {
  it('reads the forms in which people write colors', () => {
    assert.deepEqual(['#1D5FB8', '#fff', 'rgb(29, 95, 184)', ' rgb(0 0 0) '].map(readColor), [
      '#1d5fb8',
      '#ffffff',
      '#1d5fb8',
      '#000000',
    ]);
  });

  it('takes nothing else for a color', () => {
    for (const text of [
      '',
      'navy',
      '#12345',
      '#ggg',
      'rgb(1, 2, 300)',
      'url(x)',
      '#fff;color:red',
      'var(--ink)',
    ])
      assert.equal(readColor(text), undefined, text);
  });

  it('finds each color again by its lightness, chroma and hue', () => {
    check(property(anyColor, (color) => assert.equal(colorOf(toneOf(color)), color)));
  });

  it('measures contrast as WCAG does', () => {
    assert.equal(contrast('#000000', '#ffffff'), 21);
    assert.equal(contrast('#767676', '#ffffff').toFixed(2), '4.54');
  });

  it('has black or white to be read on any ground', () => {
    check(property(anyColor, (ground) => assert.ok(contrast(poleOn(ground), ground) >= 4.5)));
  });

  it('brings a color as far as it takes to stand out, and leaves one that does', () => {
    assert.equal(standingOut('#999999', ['#ffffff'], 4.5), '#757575');
    assert.equal(standingOut('#595959', ['#ffffff'], 4.5), '#595959');
    check(
      property(anyColor, anyColor, (color, ground) =>
        assert.ok(contrast(standingOut(color, [ground], 4.5), ground) >= 4.5),
      ),
    );
  });

  it('makes a color as light as asked', () => {
    assert.ok(Math.abs(luminance(atLuminance(toneOf('#1d5fb8'), 0.4)) - 0.4) < 0.01);
  });
});
