import assert from 'node:assert/strict';
import { languages } from '../../../../src/languages/languages.ts';
import { hasCapitals } from '../../../../src/languages/recognising/hasCapitals.ts';

describe('hasCapitals', () => {
  it('is so where letters come in two sizes', () => {
    const without = Object.keys(languages).filter(
      (language) => !hasCapitals(language as keyof typeof languages),
    );
    assert.deepEqual(without.sort(), ['ar', 'bn', 'cn', 'hi', 'ja', 'ko']);
  });
});
