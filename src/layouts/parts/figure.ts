import type { Box } from '../../deck/canvas.ts';
import type { RichText } from '../../deck/richText.ts';
import { typeScale } from '../../deck/typeScale.ts';
import type { Group, Slot, SlotContent, TextBox, TooMuch } from '../arrangement.ts';
import type { Setting, Size } from '../layout.ts';
import { written } from './text.ts';

export const captionGap = 12;
/** Under a picture, closer than under a table. */
export const pictureCaptionGap = 8;
/** A small picture is enlarged at most so many times. */
const enlargement = 2;

/** A picture as large as it can be without being cropped or blurred; all of the room where its size is not known. */
export const fittedSize = (size: Size | undefined, room: Size): Size => {
  if (!size) return room;
  const scale = Math.min(room.width / size.width, room.height / size.height, enlargement);
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
};

export const inMiddle = (size: Size, room: Box): Box => ({
  x: Math.round(room.x + (room.width - size.width) / 2),
  y: Math.round(room.y + (room.height - size.height) / 2),
  ...size,
});

export interface Captioned {
  readonly content: SlotContent;
  readonly size: Size | undefined;
  readonly caption: RichText | undefined;
}

export const captionAt = (
  caption: RichText,
  place: Pick<Box, 'x' | 'y' | 'width'>,
  setting: Setting,
): TextBox =>
  written('caption', caption, typeScale.caption, 'muted', place, setting, { align: 'center', wrap: 'even' });

/** Height of a caption so wide with its gap; 0 without one. */
export const captionHeight = (caption: RichText | undefined, width: number, { measure }: Setting): number =>
  caption && caption.length > 0
    ? measure.lines(caption, typeScale.caption, width) * typeScale.caption.lineHeight + pictureCaptionGap
    : 0;

/** Something drawn elsewhere, in the middle of its room, and its caption right under it. */
export const captionedFigure = (
  { content, size, caption }: Captioned,
  room: Box,
  setting: Setting,
  mostCaptionLines: number,
): { readonly group: Group; readonly tooMuch: readonly TooMuch[] } => {
  const below = captionHeight(caption, room.width, setting);
  const fitted = fittedSize(size, { width: room.width, height: room.height - below });
  const whole = inMiddle({ width: fitted.width, height: fitted.height + below }, room);
  const slot: Slot = { kind: 'slot', ...content, box: { ...whole, height: fitted.height } };
  const y = whole.y + fitted.height + pictureCaptionGap;
  const text = caption && caption.length > 0 ? captionAt(caption, { ...room, y }, setting) : undefined;
  const has = text?.paragraphs[0]?.lines ?? 0;
  return {
    group: { kind: 'group', role: 'figure', box: room, parts: [slot, ...(text ? [text] : [])] },
    tooMuch: has > mostCaptionLines ? [{ where: 'caption', unit: 'lines', has, most: mostCaptionLines }] : [],
  };
};
