import assert from 'node:assert/strict';
import { Locale, localeOf } from '../../../src/deck/locale.ts';

describe('localeOf', () => {
  for (const [written, locale] of [
    ['de', 'de'],
    ['en-US', 'en-US'],
    ['en_us', 'en-US'],
    ['zh-hans-cn', 'zh-Hans-CN'],
    ['', undefined],
    ['a', undefined],
    ['x y', undefined],
    ['de"', undefined],
    ['\u0000x', undefined],
  ] as const)
    it(`reads ${JSON.stringify(written)} as ${locale}`, () => assert.equal(localeOf(written), locale));
});

describe('Locale', () => {
  it('is written in one way', () => {
    assert.deepEqual(
      ['en-US', 'en_US', 'no language'].map((written) => Locale.safeParse(written).success),
      [true, false, false],
    );
  });
});
