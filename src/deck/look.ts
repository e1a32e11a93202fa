import * as z from 'zod';
import { OwnColors, ownTheme } from './ownTheme.ts';
import type { Theme } from './theme.ts';
import { themes } from './themes.ts';

export const HeadingFont = z.enum(['sans', 'serif']);

/** How a deck looks: a theme, and what is laid over it. */
export const lookFields = {
  theme: z.string(),
  colors: OwnColors.optional(),
  headings: HeadingFont.optional(),
};
export type Look = z.infer<z.ZodObject<typeof lookFields>>;

const families = { sans: 'text', serif: 'serif' } as const;
const made = new Map<string, Theme>();
const mostMade = 20;

/** The same look drawn again with every key is worked out once. */
const keptTheme = (key: string, make: () => Theme): Theme => {
  const theme = made.get(key) ?? make();
  made.delete(key);
  made.set(key, theme);
  if (made.size > mostMade) made.delete(made.keys().next().value!);
  return theme;
};

/** The theme of a look as it is drawn. An unknown name gets the calm one. */
export const themeOf = ({ theme: id, colors, headings }: Look): Theme => {
  const base: Theme = themes.find((theme) => theme.id === id) ?? themes[0];
  if (!colors && !headings) return base;
  return keptTheme(JSON.stringify([base.id, colors, headings]), () => {
    const theme = colors ? ownTheme(base, colors) : base;
    return headings ? { ...theme, shape: { ...theme.shape, titleFamily: families[headings] } } : theme;
  });
};

/** In the theme that somebody chose, if there is such a one: what is a deck's own belongs to its own theme. */
export const lookIn = ({ theme, colors, headings }: Look, chosen: string | undefined): Look =>
  chosen === theme || !themes.some(({ id }) => id === chosen)
    ? { theme, colors, headings }
    : { theme: chosen!, colors: undefined, headings: undefined };

/** Those that can be chosen for a deck: its own theme with what is laid over it. */
export const themesFor = (look: Look): readonly Theme[] =>
  themes.map((theme) => (theme.id === themeOf(look).id ? themeOf(look) : theme));
