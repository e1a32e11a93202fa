import type { Slide } from '../../deck/slide.ts';
import type { Part, Passage, SectionMaterial } from '../planning/material.ts';
import { unwritten } from './draft.ts';
import { passageSlides } from './passageSlides.ts';
import { speakerNotes } from './speakerNotes.ts';

const originOf = (parts: readonly Part[]) =>
  parts.map(({ source, position }) => ({ source, from: position.from, to: position.to }));

const withNotes = (slides: readonly Slide[], { parts, visual }: Pick<Passage, 'parts' | 'visual'>): Slide[] =>
  slides.map((slide, index) => ({
    ...slide,
    notes: index === 0 ? speakerNotes(parts, slides, visual) : '',
    origin: originOf(parts),
  }));

const openingSlides = ({ opening }: SectionMaterial): Slide[] => {
  if (!opening) return [];
  const { title, subtitle, byline, part } = opening;
  const cover: Slide = {
    ...unwritten,
    layout: 'cover',
    title,
    ...(subtitle ? { subtitle } : {}),
    ...(byline ? { byline } : {}),
  };
  return withNotes([cover], { parts: [part] });
};

/** The slides of a section, the same ones whenever it is written. */
export const writeSection = (material: SectionMaterial, id: string): Slide[] =>
  [
    ...openingSlides(material),
    ...material.passages.flatMap((passage) => withNotes(passageSlides(passage, material.language), passage)),
  ].map((slide, index) => ({ ...slide, id: `${id}-${index + 1}` }));
