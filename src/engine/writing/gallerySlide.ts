import {
  cardColumns,
  columnWidth,
  gallery as galleryBox,
  lead as leadBox,
  typeScale,
} from '../../deck/canvas.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import type { Slide } from '../../deck/slide.ts';
import type { GalleryPicture, Passage } from '../planning/material.ts';
import { type Frame, unwritten } from './draft.ts';
import { linesIn } from './fit.ts';
import { joinRich } from './richJoin.ts';
import { head } from './textLayouts.ts';

export const isCaption = (text: RichText, pictures: number): boolean =>
  linesIn(text, typeScale.caption, columnWidth(cardColumns(pictures), galleryBox.gap)) <=
  galleryBox.captionLines;

export const isGalleryLead = (text: RichText): boolean =>
  linesIn(text, typeScale.lead, leadBox.width) <= leadBox.lines;

export const headingsInLead = (headings: readonly RichText[]): RichText => joinRich(headings, ' · ');

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

/** Several pictures, each under the heading it stood under; the text around them is in the notes. */
export const gallerySlide = (
  { parts }: Passage,
  pictures: readonly GalleryPicture[],
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
  const captions = shown.map(({ caption = [] }) => plain(caption));
  const others = parts
    .filter(({ heading, isLabeled }) => isLabeled && !captions.includes(plain(heading)))
    .map(({ heading }) => heading);
  const lead = headingsInLead(others);
  return {
    ...unwritten,
    ...head(frame),
    layout: 'gallery',
    ...(others.length > 0 && isGalleryLead(lead) ? { lead } : {}),
    pictures: shown,
  };
};
