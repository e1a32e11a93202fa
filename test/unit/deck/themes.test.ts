import assert from 'node:assert/strict';
import { type Theme, themeOf, themes } from '../../../src/deck/themes.ts';

const luminance = (color: string): number => {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};
const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** What stands as text on what. */
const textPairs = ({ colors, code }: Theme): [string, string, string][] => [
  ...(['ink', 'muted', 'accentText'] as const).flatMap((name): [string, string, string][] => [
    [`${name} on paper`, colors[name], colors.paper],
    [`${name} on panel`, colors[name], colors.panel],
  ]),
  ['accentInk on accent', colors.accentInk, colors.accent],
  ['floodInk on flood', colors.floodInk, colors.flood],
  ['floodMuted on flood', colors.floodMuted, colors.flood],
  ...Object.entries(code)
    .filter(([name]) => name !== 'ground')
    .map(([name, color]): [string, string, string] => [`code ${name}`, color, code.ground]),
];

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

  it('has a look for an unknown name', () => {
    assert.equal(themeOf('no such theme').id, 'harbor');
  });
});
