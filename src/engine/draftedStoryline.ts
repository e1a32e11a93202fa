import { plain } from '../deck/richText.ts';
import { languages } from '../languages/languages.ts';
import type { Narrative } from '../languages/vocabulary.ts';
import type { Slide } from '../layouts/slide.ts';
import type { Brief, Storyline } from './engine.ts';
import { type Gathered, wordsOfTopics } from './outline/gather.ts';
import type { Outline } from './outline/outline.ts';
import { type DeckPlan, noticesOf, planDeck, themeFor } from './planning/planDeck.ts';
import type { TemplateSections } from './planning/templateSections.ts';
import { contentOf } from './writing/deckFrame.ts';
import { draftDeck } from './writing/draftDeck.ts';
import type { DraftedSection } from './writing/draftedDeck.ts';

export interface StorylineSection {
  readonly id: string;
  readonly section: DraftedSection;
  /** Its slides but for those that open and end it. */
  readonly content: readonly Slide[];
}

export interface DraftedStoryline {
  readonly sections: readonly StorylineSection[];
  readonly slides: number;
}

const drawnUp = (brief: Brief, { reading, language }: Gathered, plan: DeckPlan): DraftedStoryline => {
  const drafted = draftDeck(plan, { language: reading, deckLanguage: language, style: brief.rewriteStyle });
  const content = contentOf(drafted, reading);
  const sections = drafted.map((section, at) => ({
    id: `${brief.id}-${section.id ?? at + 1}`,
    section,
    content: content[at] ?? [],
  }));
  const slides = sections.reduce(
    (sum, { section, content: own }) =>
      sum + own.length + section.opening.length + section.ending.length + (section.divider ? 1 : 0),
    0,
  );
  return { sections, slides };
};

/**
 * A plan with its slides: planning chooses, writing draws up. Where that takes fewer slides than there are
 * and something had to be left out, more of it is planned once again.
 */
export const draftedStoryline = (
  brief: Brief,
  gathered: Gathered,
  outline: Outline,
  template: TemplateSections | undefined,
): DraftedStoryline => {
  const planFor = planDeck(brief, gathered, outline, template);
  const plan = planFor(0);
  const first = drawnUp(brief, gathered, plan);
  const unspent = plan.budget - first.slides;
  if (!plan.isCut || unspent < 1) return first;
  const tried = unspent > 1 ? [unspent, Math.ceil(unspent / 2)] : [unspent];
  for (const spare of tried) {
    const more = drawnUp(brief, gathered, planFor(spare));
    if (more.slides > first.slides && more.slides <= plan.budget) return more;
  }
  return first;
};

export const deckOf = (
  brief: Brief,
  gathered: Gathered,
  outline: Outline,
  narrative: Narrative,
  template: TemplateSections | undefined,
  made: { readonly slides: number; readonly sections: number },
): Storyline['deck'] => {
  const { reading, language } = gathered;
  const words = wordsOfTopics([{ ...outline.intro, heading: [] }, ...outline.topics]);
  return {
    title: plain(outline.title),
    language,
    ...(reading === language ? {} : { contentLanguage: languages[reading].locale }),
    narrative,
    theme: themeFor(brief, narrative),
    notices: noticesOf(brief, gathered, outline, { ...made, words }, template),
  };
};
