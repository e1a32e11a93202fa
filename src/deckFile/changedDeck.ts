import type { Deck } from '../layouts/deck.ts';
import type { Slide } from '../layouts/slide.ts';
import { readDeckFile } from './readDeckFile.ts';
import { settledSlide } from './settledDeck.ts';

const slidesOf = ({ sections }: Deck): readonly Slide[] => sections.flatMap(({ slides }) => slides);

/** Ids for slides: one that says what one said before, or stands under its title, is the same slide. */
const keptIds = (before: readonly Slide[], after: readonly Slide[]): readonly string[] => {
  const left = new Map(before.map((slide) => [slide.id, slide]));
  const ids = after.map((): string | undefined => undefined);
  for (const nameOf of [settledSlide, ({ title }: Slide) => title]) {
    const names = new Map([...left].map(([id, slide]) => [JSON.stringify(nameOf(slide)), id]));
    for (const [at, slide] of after.entries()) {
      const id = ids[at] === undefined ? names.get(JSON.stringify(nameOf(slide))) : undefined;
      if (id === undefined || !left.delete(id)) continue;
      ids[at] = id;
    }
  }
  const known = new Set(before.map(({ id }) => id));
  let number = 0;
  return ids.map((id) => {
    if (id !== undefined) return id;
    do number += 1;
    while (known.has(`slide-${number}`));
    return `slide-${number}`;
  });
};

/** What a deck becomes by a deck file: its pictures, and the names of slides in addresses, stay. Undefined: it says no slide. */
export const changedDeck = (before: Deck, text: string): Deck | undefined => {
  const { deck } = readDeckFile(text, { name: before.title, pictures: before.assets });
  if (deck.sections.length === 0) return undefined;
  const ids = keptIds(slidesOf(before), slidesOf(deck));
  let at = 0;
  return {
    ...deck,
    title: deck.title.trim() === '' ? before.title : deck.title,
    sections: deck.sections.map((section) => ({
      ...section,
      slides: section.slides.map((slide) => ({ ...slide, id: ids[at++]! })),
    })),
  };
};
