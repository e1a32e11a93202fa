import assert from 'node:assert/strict';
import { assert as check, constantFrom, integer, option, property, record } from 'fast-check';
import { contrast, luminance } from '../../../src/deck/color.ts';
import { themeOf } from '../../../src/deck/look.ts';
import { themeIds, themes } from '../../../src/deck/themes.ts';
import { textPairs } from '../../support/textPairs.ts';

const color = option(
  integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  { nil: undefined },
);
const look = record({
  theme: constantFrom(...themeIds),
  colors: record({ background: color, text: color, accent: color, cover: color }),
});

describe('a theme of one’s own', () => {
  it('sets all text at 4.5 : 1 or more, but what its author wrote on a ground of their own', () => {
    check(
      property(look, (own) => {
        const theme = themeOf(own);
        for (const [name, text, ground] of textPairs(theme))
          if (!name.startsWith('ink on') || !own.colors.text)
            assert.ok(contrast(text, ground) >= 4.5, `${name}: ${text} on ${ground}`);
      }),
      { numRuns: 100 },
    );
  });

  it('draws chart colors that stand out from the background and differ in lightness', () => {
    check(
      property(look, (own) => {
        const { chart, colors } = themeOf(own);
        const light = chart.map(luminance).sort((a, b) => a - b);
        for (const each of chart) assert.ok(contrast(each, colors.paper) >= 3, `${each} on ${colors.paper}`);
        for (const [at, value] of light.entries())
          if (at > 0) assert.ok((value + 0.05) / (light[at - 1]! + 0.05) >= 1.05, `${chart}`);
      }),
      { numRuns: 100 },
    );
  });

  it('shows the colors that were named, and nothing that is no color', () => {
    const { colors } = themeOf({
      theme: 'harbor',
      colors: { background: '#102030', text: '#f0f0f0', accent: '#ff8800', cover: '</style>' },
    });
    assert.deepEqual([colors.paper, colors.ink, colors.accent], ['#102030', '#f0f0f0', '#ff8800']);
    for (const each of Object.values(colors).flat()) assert.match(each, /^#[\da-f]{6}$/);
  });

  it('is dark where its background is, and has a text that can be read there', () => {
    const { dark, colors } = themeOf({ theme: 'harbor', colors: { background: '#101418' } });
    assert.equal(dark, true);
    assert.ok(contrast(colors.ink, '#101418') >= 4.5);
  });

  it('sets cover, dividers and closing slide on the color of the cover', () => {
    const { shape, colors } = themeOf({ theme: 'harbor', colors: { cover: '#004080' } });
    assert.deepEqual([shape.cover, colors.flood], ['flood', '#004080']);
  });

  it('is its theme where nothing is named', () => {
    for (const theme of themes) assert.equal(themeOf({ theme: theme.id }), theme);
  });
});
