import { type FittedStyle, fittedType } from '../../deck/canvas.ts';

export type FittedRole = keyof typeof fittedType;

/** The class of one step of a role's scale. */
export const fittedClass = (role: FittedRole, step: FittedStyle): string =>
  `t-${role}-${(fittedType[role] as readonly FittedStyle[]).findIndex(({ upTo }) => upTo === step.upTo)}`;
