import { rich } from '../deck/richText.ts';
import type { DeckTemplate, DeckTemplateSection, TemplateSlide } from '../deck/templates/deckTemplate.ts';
import type { Deck, DeckSection } from './deck.ts';
import type { Slide } from './slide.ts';

const slideOf = ({ layout, title, guide }: TemplateSlide, id: string): Slide => {
  const common = { id, notes: '', title: rich(title) };
  const [first = '', ...rest] = guide;
  switch (layout) {
    case 'statement':
    case 'closing':
      return { ...common, layout, text: rich(first) };
    case 'bullets':
    case 'stats':
      return {
        ...common,
        layout: 'bullets',
        style: layout === 'stats' ? 'cards' : 'list',
        items: guide.map((line) => ({ text: rich(line) })),
      };
    case 'columns':
      return {
        ...common,
        layout,
        columns: [first, ...rest].slice(0, 3).map((line) => ({ heading: rich(line), items: [] })),
      };
    case 'steps':
      return {
        ...common,
        layout,
        steps: guide.map((line, at) => ({ label: String(at + 1), text: rich(line) })),
      };
  }
};

const sectionOf = (section: DeckTemplateSection): DeckSection => ({
  id: section.id,
  title: section.title,
  slides: section.slides.map((slide, at) => slideOf(slide, `${section.id}-${at + 1}`)),
});

/** A template as it is: its slides with their guiding lines, for someone to write on. */
export const templateDeck = (template: DeckTemplate, sectionIds: readonly string[]): Deck => {
  const sections = template.sections.filter(({ id }) => sectionIds.includes(id)).map(sectionOf);
  const cover: Slide = {
    layout: 'cover',
    id: 'cover',
    notes: '',
    title: rich(template.name),
    subtitle: rich(template.description),
  };
  const [first, ...others] = sections;
  return {
    title: template.name,
    language: 'us',
    narrative: template.narrative,
    theme: template.theme,
    sections: first ? [{ ...first, slides: [cover, ...first.slides] }, ...others] : [],
    assets: [],
    notices: [],
  };
};
