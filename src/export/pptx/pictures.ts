import type { Box } from '../../deck/canvas.ts';
import type { Content } from '../../deck/content.ts';
import type { Asset } from '../../deck/deck.ts';

/** A picture, and what a file holds of it. */
export interface PictureFile {
  readonly asset: Asset;
  readonly content: Content;
}

/** A picture as a slide refers to it, or why it has none. */
export type ShownPicture =
  | { readonly relation: string; readonly asset: Asset }
  | { readonly missing: 'picture-gone' | 'picture-format' };

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
};

/** Formats that every program reads which reads presentations; others are left out, with a word. */
export const extensionOf = ({ type }: Asset): string | undefined => (type ? extensions[type] : undefined);

/** Whole, in the middle of its room. */
export const contained = ({ width, height }: Asset, room: Box): Box => {
  if (!width || !height) return room;
  const scale = Math.min(room.width / width, room.height / height);
  const size = { width: width * scale, height: height * scale };
  return { x: room.x + (room.width - size.width) / 2, y: room.y + (room.height - size.height) / 2, ...size };
};
