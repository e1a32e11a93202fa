import { plain, type RichText } from '../../../deck/richText.ts';
import { isCaption as fitsCaption } from '../../../layouts/gallery.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { GalleryPicture } from '../../planning/scenes/scene.ts';
import { measure } from '../../text/fit.ts';
import { type Frame, head, unwritten } from '../draft/draft.ts';
import { isLead } from '../points/room.ts';

const isCaption = (text: RichText, pictures: number): boolean => fitsCaption(text, pictures, measure);

const captionOf = (
  { picture, heading }: GalleryPicture,
  isFirstOfHeading: boolean,
  pictures: number,
): RichText | undefined =>
  [
    isFirstOfHeading ? heading : undefined,
    picture.kind === 'image' ? picture.caption : undefined,
    heading,
  ].find((text) => text !== undefined && text.length > 0 && isCaption(text, pictures));

/** Several pictures, each under the heading it stood under. */
export const gallerySlide = (
  pictures: readonly GalleryPicture[],
  lead: RichText | undefined,
  frame: Frame,
): Slide => {
  const named = new Set<string>();
  const shown = pictures.map((each) => {
    const name = plain(each.heading ?? []);
    const caption = captionOf(each, !named.has(name), pictures.length);
    named.add(name);
    const below = caption ? { caption } : {};
    if (each.picture.kind === 'diagram') return { diagram: each.picture.source, ...below };
    const { asset, alt } = each.picture;
    return { asset, alt, ...below };
  });
  return {
    ...unwritten,
    ...head(frame),
    layout: 'gallery',
    ...(lead && isLead(lead) ? { lead } : {}),
    pictures: shown,
  };
};
