import type { Theme } from '../../deck/theme.ts';
import type { Arrangement, ColorRole } from '../../layouts/arrangement.ts';

type Ground = Arrangement['ground'];

const isFlooded = (ground: Ground, theme: Theme): boolean =>
  ground === 'flood' || (ground === 'cover' && theme.shape.cover === 'flood');

export const groundColor = (ground: Ground, theme: Theme): string =>
  isFlooded(ground, theme) ? theme.colors.flood : theme.colors.paper;

export const motifColors = (ground: Ground, theme: Theme): readonly string[] =>
  isFlooded(ground, theme) ? theme.colors.floodMotif : theme.colors.motif;

/** What a role is in a theme, on a ground. */
export const colorOf = (role: ColorRole, ground: Ground, theme: Theme): string => {
  const { colors, shape } = theme;
  const flooded = isFlooded(ground, theme);
  const ink = flooded ? colors.floodInk : colors.ink;
  const given: Record<ColorRole, string> = {
    ink,
    muted: flooded ? colors.floodMuted : colors.muted,
    line: colors.line,
    paper: flooded ? colors.flood : colors.paper,
    accent: colors.accent,
    accentInk: colors.accentInk,
    accentText: flooded ? ink : colors.accentText,
    panel: colors.panel,
    mark: flooded ? ink : colors[shape.mark.color],
    ghost: `${ink}1f`,
  };
  return given[role];
};
