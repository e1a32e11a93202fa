import type { GivenSource } from '../../engine/reading/document/source.ts';
import { holdsPixels } from '../../engine/reading/holdsPixels.ts';

type Typed = Pick<GivenSource, 'type'>;

/** Nothing in it is packed. */
export const isText = ({ type }: Typed): boolean => /^text\/(?:markdown|plain)\b/i.test(type);

/** Of one of these the head is looked at, and no more. */
export const isPicture = ({ type }: Typed): boolean =>
  Object.hasOwn(holdsPixels, type.split(';')[0]!.trim().toLowerCase());
