import type { Theme } from './theme.ts';
import { forest } from './themes/forest.ts';
import { harbor } from './themes/harbor.ts';
import { nocturne } from './themes/nocturne.ts';
import { plum } from './themes/plum.ts';
import { signal } from './themes/signal.ts';
import { slate } from './themes/slate.ts';
import { swiss } from './themes/swiss.ts';
import { vermilion } from './themes/vermilion.ts';

/** In the order in which they are offered. */
export const themes = [
  harbor,
  vermilion,
  swiss,
  forest,
  slate,
  nocturne,
  signal,
  plum,
] as const satisfies readonly Theme[];

export type ThemeId = (typeof themes)[number]['id'];
export const themeIds = themes.map(({ id }) => id) as readonly ThemeId[];
