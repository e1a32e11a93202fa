import type { Theme } from '../../src/deck/theme.ts';

/** What stands as text on what. */
export const textPairs = ({ colors, code }: Theme): [string, string, string][] => [
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
