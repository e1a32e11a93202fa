import assert from 'node:assert/strict';
import { contrast, luminance } from '../../../src/deck/color.ts';
import type { Theme } from '../../../src/deck/theme.ts';
import { themes } from '../../../src/deck/themes.ts';
import { textPairs } from '../../support/textPairs.ts';

describe('themes', () => {
  for (const theme of themes as readonly Theme[]) {
    describe(theme.id, () => {
      for (const [name, text, ground] of textPairs(theme))
        it(`sets ${name} at 4.5 : 1 or more`, () => {
          assert.ok(contrast(text, ground) >= 4.5, `${contrast(text, ground).toFixed(2)} : 1`);
        });

      it('draws chart colors at 3 : 1 or more on paper', () => {
        for (const color of theme.chart)
          assert.ok(
            contrast(color, theme.colors.paper) >= 3,
            `${color} ${contrast(color, theme.colors.paper).toFixed(2)} : 1`,
          );
      });

      it('keeps chart colors apart in lightness', () => {
        const lightness = theme.chart.map(luminance).sort((a, b) => a - b);
        for (const [index, value] of lightness.entries())
          if (index > 0)
            assert.ok(
              (value + 0.05) / (lightness[index - 1]! + 0.05) >= 1.08,
              `${lightness.map((each) => each.toFixed(3))}`,
            );
      });

      it('writes on its chart colors in ink or paper at 4.5 : 1 or more', () => {
        for (const color of theme.chart) {
          const best = Math.max(contrast(color, '#ffffff'), contrast(color, '#0b0b0b'));
          assert.ok(best >= 4.5, `${color} ${best.toFixed(2)} : 1`);
        }
      });
    });
  }
});
