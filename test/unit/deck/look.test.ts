import assert from 'node:assert/strict';
import { lookIn, themeOf, themesFor } from '../../../src/deck/look.ts';
import { themeIds } from '../../../src/deck/themes.ts';

const own = { theme: 'forest', colors: { accent: '#ff0000' }, headings: 'sans' } as const;

describe('look', () => {
  it('has a theme for an unknown name', () => {
    assert.equal(themeOf({ theme: 'no such theme' }).id, 'harbor');
  });

  it('lays colors and the headings’ font over a theme', () => {
    const { id, colors, shape } = themeOf(own);
    assert.deepEqual([id, colors.accent, shape.titleFamily], ['forest', '#ff0000', 'text']);
  });

  it('leaves them with their theme when the viewer takes another one', () => {
    assert.deepEqual(themeOf(lookIn(own, 'swiss')), themeOf({ theme: 'swiss' }));
    for (const same of ['forest', undefined, 'no such theme'])
      assert.equal(themeOf(lookIn(own, same)).colors.accent, '#ff0000', same);
  });

  it('is among the themes that can be chosen, in the place of its own', () => {
    const themes = themesFor(own);
    assert.deepEqual(
      themes.map(({ id }) => id),
      [...themeIds],
    );
    assert.equal(themes.find(({ id }) => id === 'forest')?.colors.accent, '#ff0000');
  });
});
