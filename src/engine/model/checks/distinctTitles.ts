import { lettersOf } from '../../../deck/lettersOf.ts';
import { plain } from '../../../deck/richText.ts';
import type { DeckSection } from '../../../layouts/deck.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { isTitle } from '../../text/fit.ts';

/** "Costs" of a later section is "Costs · Rollout". */
const renamed = (slide: Slide, section: string, number: number): Slide => {
  const title = [...slide.title, { text: ` · ${section}` }];
  if (number === 1 && isTitle(title)) return { ...slide, title };
  return { ...slide, title: [...slide.title, { text: ` (${number + 1})` }] };
};

const isContinued = (slide: Slide): boolean => 'part' in slide && slide.part !== undefined;

/** Sections written beside each other know nothing of each other's titles: what they share is told apart. */
export const distinctTitles = (sections: readonly DeckSection[]): DeckSection[] => {
  const taken = new Set<string>();
  return sections.map((section) => {
    /** By the title a slide had, the one it has now: its continuations have it too. */
    const names = new Map<string, Slide['title']>();
    const slides = section.slides.map((slide): Slide => {
      const key = lettersOf(plain(slide.title));
      const known = names.get(key);
      if (isContinued(slide) && known) return { ...slide, title: known };
      let distinct = slide;
      for (let number = 1; taken.has(lettersOf(plain(distinct.title))); number += 1)
        distinct = renamed(slide, section.title, number);
      taken.add(lettersOf(plain(distinct.title)));
      names.set(key, distinct.title);
      return distinct;
    });
    return { ...section, slides };
  });
};
