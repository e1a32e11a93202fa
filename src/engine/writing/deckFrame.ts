import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText, rich } from '../../deck/richText.ts';
import { deckWords } from '../../languages/wordsOfDeck.ts';
import { countedLayouts } from '../../layouts/parts/sheet.ts';
import type { Slide } from '../../layouts/slide.ts';
import type { DeckPlan } from '../planning/planDeck.ts';
import type { Part } from '../planning/scenes/scene.ts';
import { titleKey } from '../planning/titles.ts';
import { policy } from '../policy/policy.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { fits } from '../text/fit.ts';
import { isBlank } from '../text/richJoin.ts';
import { unwritten } from './draft/draft.ts';
import { shownOn } from './draft/slideText.ts';
import type { Divider, DraftedScene, DraftedSection, Languages } from './draftedDeck.ts';
import { endedEvenly } from './endedEvenly.ts';
import { withNotes } from './notes/sceneNotes.ts';
import { slideWithoutOwed } from './slideWithoutOwed.ts';
import { spokenSlide } from './spokenSlide.ts';

export interface Drafting {
  readonly id?: string;
  readonly title: RichText;
  /** What stands on no slide of its own is put under the last one, part after part. */
  readonly scenes: readonly (DraftedScene & { readonly parts: Part[] })[];
  readonly before: readonly string[];
}

const coverSlides = (
  { opening: { title, subtitle, byline, part } }: DeckPlan,
  extra: readonly Part[],
  language: Language,
): Slide[] => {
  const cover: Slide = {
    ...unwritten,
    layout: 'cover',
    title,
    ...(subtitle ? { subtitle } : {}),
    ...(byline ? { byline } : {}),
  };
  return withNotes([cover], [part, ...extra], language);
};

const dividerSlide = ({ number, title, message, part }: Divider, language: Language): Slide[] =>
  withNotes(
    [{ ...unwritten, layout: 'section', number, title, ...(message ? { message } : {}) }],
    [part],
    language,
  );

/** Counts what it is given, by name: the how manyth each is, of how many. */
const countedBy = (names: readonly string[]): { readonly number: number; readonly of: number }[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  return names.map((name) => {
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return { number, of: counts.get(name)! };
  });
};

/** What a sentence leads to begins there: it is no part of the one before. */
const isLedTo = (slide: Slide): boolean =>
  countedLayouts.has(slide.layout) && 'lead' in slide && !isBlank(slide.lead ?? []);

/** Each slide among those of its title and layout that follow each other. */
const runsOf = (slides: readonly Slide[]): string[] => {
  let run: { readonly key: string; readonly layout: string } | undefined;
  let count = 0;
  return slides.map((slide) => {
    const { title, layout } = slide;
    const key = titleKey(title);
    if (isLedTo(slide) || key !== run?.key || layout !== run.layout) {
      run = { key, layout };
      count += 1;
    }
    return `${count} ${layout} ${key}`;
  });
};

/**
 * The second and later slides of one title say which part of how many they are, whatever section they are in; tables
 * and listings which of those that follow each other under their title: two with a sentence between them are no parts.
 */
export const numbered = (slides: readonly Slide[]): Slide[] => {
  const keys = slides.map(({ title }) => titleKey(title));
  const ofTitle = countedBy(keys);
  const ofLayout = countedBy(runsOf(slides));
  const isCounted = slides.map(({ layout }, at) => countedLayouts.has(layout) && ofLayout[at]!.of > 1);
  // What is counted where people see it has its number; the others have those that are left.
  const taken = new Set(keys.flatMap((key, at) => (isCounted[at] ? [`${ofLayout[at]!.number} ${key}`] : [])));
  const free = (key: string, from: number): number => {
    let number = from;
    while (taken.has(`${number} ${key}`)) number += 1;
    taken.add(`${number} ${key}`);
    return number;
  };
  return slides.map((slide, at) => {
    if (isCounted[at]) return { ...slide, part: ofLayout[at] } as Slide;
    const { number, of } = ofTitle[at]!;
    if (number === 1) return slide;
    if (countedLayouts.has(slide.layout)) return { ...slide, part: ofLayout[at] } as Slide;
    const own = free(keys[at]!, number);
    return { ...slide, part: { number: own, of: Math.max(of, own) } } as Slide;
  });
};

/** It has a slide beside those that introduce the deck: its reading list is only in the notes. */
const isShown = ({ scenes }: Drafting, { opening }: DeckPlan): boolean =>
  scenes.some(({ slides, heading }) => slides.length > 0 && titleKey(heading) !== titleKey(opening.title));

export const framedSections = (
  plan: DeckPlan,
  sections: readonly Drafting[],
  loose: readonly Part[],
  { language, deckLanguage, style }: Languages,
): DraftedSection[] => {
  const words = deckWords(deckLanguage).slides;
  const count = sections.reduce((sum, { scenes }) => sum + slidesOf(scenes).length, plan.closing ? 2 : 1);
  const titled = sections.filter(({ title }) => !isBlank(title));
  const keys = titled.map(({ title }) => titleKey(title));
  // What is called as one before it would be that one again.
  const named = titled.filter((section, at) => keys.indexOf(keys[at]!) === at && isShown(section, plan));
  const agendaWords = named.reduce((sum, { title }) => sum + estimateWords(plain(title)), 0);
  const { agenda, divider: dividers } = policy;
  const agendaSlide: Slide = {
    ...unwritten,
    layout: 'agenda',
    title: rich(words.agenda),
    items: named.map(({ title }) => title),
  };
  const hasAgenda =
    plan.mayHaveAgenda &&
    named.length >= agenda.least &&
    named.length <= agenda.most &&
    agendaWords <= agenda.words &&
    fits(agendaSlide) &&
    (plan.wantsAgenda || (count >= agenda.above && count < plan.budget));
  const cover = coverSlides(plan, loose, language);
  const opening: Slide[] = [...cover, ...(hasAgenda ? [agendaSlide] : [])];
  const room = plan.budget - count - (hasAgenda ? 1 : 0);
  const isLong = count >= dividers.leastSlides;
  const closing: Slide[] = plan.closing
    ? withNotes(
        [{ ...unwritten, layout: 'closing', title: plan.closing.title, contact: plan.closing.contact }],
        [plan.closing.part],
        language,
      )
    : [];
  const mayBeDivided = ({ title, scenes }: Drafting): boolean => {
    const slides = slidesOf(scenes);
    return (
      slides.length >= dividers.leastInSection &&
      !slides.some((slide) => titleKey(slide.title) === titleKey(title)) &&
      !isBlank(title) &&
      plain(title).length <= dividers.longestTitle
    );
  };
  // What is said before the first heading is no part of its section.
  const isOpened = ({ scenes }: Drafting): boolean =>
    scenes[0] !== undefined && titleKey(scenes[0].heading) === titleKey(plan.opening.title);
  const divided = sections.filter((section) => mayBeDivided(section) && !isOpened(section));
  // One pause among many sections says that the others are none.
  const hasDividers =
    isLong &&
    style !== 'Strong' &&
    room >= divided.length &&
    divided.length >= named.length * dividers.leastShare;
  const framed = sections.map((section, at): DraftedSection => {
    const isDivided = hasDividers && divided.includes(section);
    const [first] = section.scenes;
    return {
      ...section,
      opening: at === 0 ? opening : [],
      ...(isDivided && first
        ? {
            divider: {
              number: at + 1,
              title: section.title,
              part: { ...first.parts[0]!, heading: section.title, blocks: [], notes: [] },
            },
          }
        : {}),
      ending: at === sections.length - 1 ? closing : [],
    };
  });
  if (framed.length > 0) return framed;
  return [{ title: plan.opening.title, opening, scenes: [], ending: closing, before: [] }];
};

const slidesOf = (scenes: readonly DraftedScene[]): Slide[] => scenes.flatMap(({ slides }) => [...slides]);

/** All slides of a section with their notes, as they are stored. */
export const finished = (
  section: DraftedSection,
  content: readonly Slide[],
  language: Language,
  id: string,
): Slide[] =>
  [
    ...section.opening,
    ...(section.divider ? dividerSlide(section.divider, language) : []),
    ...content,
    ...section.ending,
  ].map((slide, at) => ({ ...slide, id: `${id}-${at + 1}` }));

/** Slides of content with their notes, numbered across the deck. */
export const contentOf = (
  sections: readonly DraftedSection[],
  { language, style }: Pick<Languages, 'language' | 'style'>,
): Slide[][] => {
  // A heading that any slide shows is in no notes.
  const isSeen = shownOn(sections.flatMap(({ opening, scenes }) => [...opening, ...slidesOf(scenes)]));
  const shown = (slides: readonly Slide[]): readonly Slide[] =>
    style === 'Preserve' ? slides : slides.map(slideWithoutOwed);
  const noted = sections.map(({ scenes }) =>
    scenes.flatMap(({ slides, parts }) => withNotes(shown(slides), parts, language, isSeen)),
  );
  const written = numbered(noted.flat());
  const all =
    style === 'Preserve'
      ? written
      : written.map((slide) => endedEvenly(spokenSlide(slide, language), language));
  let at = 0;
  return noted.map((slides) => {
    const own = all.slice(at, at + slides.length);
    at += slides.length;
    return own;
  });
};
