import type { Box } from '../../deck/canvas.ts';
import type { Theme } from '../../deck/theme.ts';
import type { ColorRole, Shape } from '../arrangement.ts';
import type { Setting } from '../layout.ts';

export const hairlineWidth = 1;
/** Under a table's head, at most. */
export const headRule = 2;
/** Places are the same in every theme: this much room has the thickest rule. */
export const ruleRoom = 4;
const connectorWidth = 2;
export const outlineWidth = 1.5;
const tickSize = { width: 32, height: 4, radius: 2 } as const;

/** Between rows. */
export const hairline = (x: number, y: number, width: number): Shape => ({
  kind: 'shape',
  shape: 'hairline',
  box: { x, y, width, height: hairlineWidth },
  radius: 0,
  fill: 'line',
});

/** Carries structure, as thick as the theme has it. */
export const rule = (x: number, y: number, width: number, { theme }: Setting): Shape => ({
  kind: 'shape',
  shape: 'rule',
  box: { x, y, width, height: theme.shape.rule },
  radius: 0,
  fill: 'accent',
});

/** The same, upright. */
export const uprightRule = (x: number, y: number, height: number, { theme }: Setting): Shape => ({
  kind: 'shape',
  shape: 'upright',
  box: { x, y, width: theme.shape.rule, height },
  radius: 0,
  fill: 'accent',
});

export const connector = (x: number, y: number, width: number): Shape => ({
  kind: 'shape',
  shape: 'connector',
  box: { x, y: y - connectorWidth / 2, width, height: connectorWidth },
  radius: 0,
  fill: 'line',
});

/** A round or square one, as the theme's corners are. */
export const marked = (shape: 'station' | 'point', box: Box, { theme }: Setting): Shape => ({
  kind: 'shape',
  shape,
  box,
  radius: Math.min(theme.shape.radius, box.width / 2),
  fill: 'accent',
});

export const tick = (x: number, y: number, { theme }: Setting): Shape => ({
  kind: 'shape',
  shape: 'tick',
  box: { x, y, width: tickSize.width, height: tickSize.height },
  radius: Math.min(theme.shape.radius, tickSize.radius),
  fill: 'accent',
});

/** A card's ground: filled, outlined or under a rule. */
export const panel = (box: Box, { theme: { shape } }: Setting): Shape => {
  const base = { kind: 'shape', shape: 'panel', box } as const;
  const stroke = (color: ColorRole, width: number) => ({ color, width });
  switch (shape.card) {
    case 'panel':
      return { ...base, radius: shape.radius, fill: 'panel' };
    case 'outline':
      return { ...base, radius: shape.radius, outline: stroke('line', outlineWidth) };
    case 'rule':
      return { ...base, radius: 0, top: stroke('ink', shape.rule) };
  }
};

/** Opens one sentence that is set large. */
const barSize = { width: 72, more: 4 } as const;
export const barRoom = { height: barSize.more, gap: 36 } as const;
export const barHeight = ({ shape }: Theme): number => shape.rule + barSize.more;
export const bar = (x: number, y: number, { theme }: Setting): Shape => ({
  kind: 'shape',
  shape: 'bar',
  box: { x, y, width: barSize.width, height: barHeight(theme) },
  radius: 0,
  fill: 'accent',
});
