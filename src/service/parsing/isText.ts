import type { GivenSource } from '../../engine/reading/document/source.ts';

/** Nothing in it is packed, but for pictures that it holds as data URLs. */
export const isText = ({ type }: Pick<GivenSource, 'type'>): boolean =>
  /^text\/(?:markdown|plain)\b/i.test(type);
