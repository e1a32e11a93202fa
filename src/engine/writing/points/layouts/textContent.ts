import { plain, type RichText } from '../../../../deck/richText.ts';
import { visualLength } from '../../../../deck/visualLength.ts';
import type { Point } from '../points.ts';
import type { Remarked, Suited } from './shapes.ts';

/** What a slide of text says: a sentence or two above, and points. */
export interface TextContent extends Remarked {
  readonly lead?: RichText;
  readonly points: readonly Point[];
}

export type TextLayout = Suited<TextContent>;

export const lengthOf = (point: Point): number => visualLength(plain(point.text));
