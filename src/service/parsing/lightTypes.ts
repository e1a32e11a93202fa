import type { GivenSource } from '../../engine/reading/document/source.ts';

type Typed = Pick<GivenSource, 'type'>;

/** Nothing in it is packed. */
export const isText = ({ type }: Typed): boolean => /^text\/(?:markdown|plain)\b/i.test(type);

/** Of one of these the head is looked at, and no more. */
export const isPicture = ({ type }: Typed): boolean => /^image\/(?:png|jpeg|gif|webp)\b/i.test(type);
