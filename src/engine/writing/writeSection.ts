import { plain, type RichText } from '../../deck/richText.ts';
import type { Slide } from '../../deck/slide.ts';
import type { Part, Passage, SectionMaterial } from '../planning/material.ts';
import { longestRhythm, unwritten } from './draft.ts';
import { passageSlides } from './passageSlides.ts';
import { speakerNotes } from './speakerNotes.ts';

const originOf = (parts: readonly Part[]) =>
  parts.map(({ source, position }) => ({ source, from: position.from, to: position.to }));

export const withNotes = (
  slides: readonly Slide[],
  { parts, visual, gallery }: Pick<Passage, 'parts' | 'visual' | 'gallery'>,
  language: SectionMaterial['language'],
): Slide[] => {
  const visuals = gallery?.map(({ picture }) => picture) ?? (visual ? [visual] : []);
  return slides.map((slide, index) => ({
    ...slide,
    notes: index === 0 ? speakerNotes(parts, slides, visuals, language) : '',
    origin: originOf(parts),
  }));
};

const openingSlides = ({ opening, language }: SectionMaterial): Slide[] => {
  if (!opening) return [];
  const { title, subtitle, byline, part, agenda } = opening;
  const cover: Slide = {
    ...unwritten,
    layout: 'cover',
    title,
    ...(subtitle ? { subtitle } : {}),
    ...(byline ? { byline } : {}),
  };
  return [
    ...withNotes([cover], { parts: [part] }, language),
    ...(agenda
      ? [{ ...unwritten, layout: 'agenda' as const, title: agenda.title, items: [...agenda.items] }]
      : []),
  ];
};

const dividerSlides = ({ divider, language }: SectionMaterial): Slide[] => {
  if (!divider) return [];
  const { number, title, message, part } = divider;
  const slide: Slide = { ...unwritten, layout: 'section', number, title, ...(message ? { message } : {}) };
  return withNotes([slide], { parts: [part] }, language);
};

const endingSlides = ({ ending, language }: SectionMaterial): Slide[] => {
  const { summary, closing } = ending ?? {};
  return [
    ...(summary
      ? [{ ...unwritten, layout: 'summary' as const, title: summary.title, points: [...summary.points] }]
      : []),
    ...(closing
      ? withNotes(
          [
            {
              ...unwritten,
              layout: 'closing',
              title: closing.title,
              ...(closing.text ? { text: closing.text } : {}),
              ...(closing.contact ? { contact: closing.contact } : {}),
            },
          ],
          { parts: [closing.part] },
          language,
        )
      : []),
  ];
};

const titleKey = (title: RichText): string => plain(title).toLowerCase();

/** The second and later slides of one title say which part of how many they are. */
export const numbered = (slides: readonly Slide[]): Slide[] => {
  const counts = new Map<string, number>();
  for (const { title } of slides) counts.set(titleKey(title), (counts.get(titleKey(title)) ?? 0) + 1);
  const seen = new Map<string, number>();
  return slides.map((slide) => {
    const key = titleKey(slide.title);
    const number = (seen.get(key) ?? 0) + 1;
    seen.set(key, number);
    return number === 1 ? slide : ({ ...slide, part: { number, of: counts.get(key) } } as Slide);
  });
};

interface Draft {
  readonly passage: Passage;
  readonly slides: readonly Slide[];
}

const draftsOf = ({ passages, language, deckLanguage, style, before }: SectionMaterial): Draft[] => {
  const titles = new Set<string>();
  const layouts = [...before];
  return passages.map((passage) => {
    const writing = { language, deckLanguage, style, before: layouts.slice(-longestRhythm) };
    const slides = passageSlides(passage, titles.has(titleKey(passage.title)), writing);
    titles.add(titleKey(passage.title));
    layouts.push(...slides.map(({ layout }) => layout));
    return { passage, slides };
  });
};

/** A plan drafts its sections to know how long they are; what it settles on is not drafted again. */
const drafted = new WeakMap<SectionMaterial, readonly Draft[]>();

const draftsOnce = (material: SectionMaterial): readonly Draft[] => {
  const drafts = drafted.get(material) ?? draftsOf(material);
  drafted.set(material, drafts);
  return drafts;
};

/** Slides of content between those that open and end a section. */
export const framed = (material: SectionMaterial, content: readonly Slide[], id: string): Slide[] =>
  [...openingSlides(material), ...dividerSlides(material), ...content, ...endingSlides(material)].map(
    (slide, index) => ({ ...slide, id: `${id}-${index + 1}` }),
  );

/** A section as its slides will show it, before its notes. */
export const draftSection = (material: SectionMaterial): Slide[] =>
  framed(
    material,
    draftsOnce(material).flatMap(({ slides }) => slides),
    '',
  );

/** The slides of a section, the same ones whenever it is written. */
export const writeSection = (material: SectionMaterial, id: string): Slide[] => {
  const noted = draftsOnce(material).flatMap(({ slides, passage }) =>
    withNotes(slides, passage, material.language),
  );
  return framed(material, numbered(noted), id);
};
