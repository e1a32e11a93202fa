import { deckTitle } from '../deck/deckTitle.ts';
import { plain } from '../deck/richText.ts';
import { languages } from '../languages/languages.ts';
import type { Narrative } from '../languages/vocabulary.ts';
import type { Slide } from '../layouts/slide.ts';
import type { Brief, Storyline } from './contract/engine.ts';
import { type Gathered, wordsOfTopics } from './outline/gather.ts';
import type { Outline } from './outline/outline.ts';
import { type DeckPlan, type Made, noticesOf, planDeck, themeFor } from './planning/planDeck.ts';
import { isBare } from './planning/scenes/topicScenes.ts';
import type { TemplateSections } from './planning/templateSections.ts';
import { roomierPlan } from './roomierPlan.ts';
import { contentOf } from './writing/deckFrame.ts';
import { shownOn } from './writing/draft/slideText.ts';
import { draftDeck } from './writing/draftDeck.ts';
import type { DraftedSection, Languages } from './writing/draftedDeck.ts';
import { DraftedScenes } from './writing/draftedScenes.ts';

export interface StorylineSection {
  readonly id: string;
  readonly section: DraftedSection;
  /** Its slides but for those that open and end it. */
  readonly content: readonly Slide[];
}

export interface DraftedStoryline {
  readonly sections: readonly StorylineSection[];
  readonly slides: number;
  /** Lines that were read as headings, with nothing under them, and that no slide shows. */
  readonly bareHeadings: readonly string[];
}

const bareHeadings = ({ topics }: Outline, sections: readonly StorylineSection[]): string[] => {
  const isShown = shownOn(sections.flatMap(({ content }) => content));
  return topics
    .filter((topic) => topic.isImplied && isBare(topic))
    .map(({ heading }) => plain(heading))
    .filter((line) => !isShown(line));
};

const slidesIn = (drafted: readonly DraftedSection[]): number =>
  drafted.reduce(
    (sum, { scenes, opening, ending, divider }) =>
      sum +
      scenes.reduce((own, { slides }) => own + slides.length, 0) +
      opening.length +
      ending.length +
      (divider ? 1 : 0),
    0,
  );

interface Draft {
  readonly plan: DeckPlan;
  readonly drafted: DraftedSection[];
}

const unspentBy = ({ plan, drafted }: Draft): number => plan.budget - slidesIn(drafted);

/** Where drafting takes fewer slides than there are and something had to be left out, more of it is drafted. */
const drafted = (planFor: (spare: number) => DeckPlan, languages: Languages): DraftedSection[] => {
  const scenes = new DraftedScenes();
  const draftOf = (plan: DeckPlan): Draft => ({ plan, drafted: draftDeck(plan, languages, scenes) });
  let best = draftOf(planFor(0));
  const isFull = (): boolean => unspentBy(best) < 1;
  const offer = (plan: DeckPlan | undefined): void => {
    const more = plan && draftOf(plan);
    if (more && unspentBy(more) >= 0) best = more;
  };
  if (best.plan.isCut && !isFull()) offer(planFor(unspentBy(best)));
  // The strongest rewriting leaves out more than it has to.
  if (!isFull() && languages.style === 'Subtle') offer(roomierPlan(best.plan, best.drafted, unspentBy(best)));
  return best.drafted;
};

/** A plan with its slides: planning chooses, writing draws up. */
export const draftedStoryline = (
  brief: Brief,
  gathered: Gathered,
  outline: Outline,
  template: TemplateSections | undefined,
): DraftedStoryline => {
  const { reading, language } = gathered;
  const used = { language: reading, deckLanguage: language, style: brief.rewriteStyle };
  const all = drafted(planDeck(brief, gathered, outline, template), used);
  const content = contentOf(all, used);
  const sections = all.map((section, at) => ({
    id: `${brief.id}-${section.id ?? at + 1}`,
    section,
    content: content[at] ?? [],
  }));
  return { sections, slides: slidesIn(all), bareHeadings: bareHeadings(outline, sections) };
};

export const deckOf = (
  brief: Brief,
  gathered: Gathered,
  outline: Outline,
  narrative: Narrative,
  template: TemplateSections | undefined,
  made: Made,
): Storyline['deck'] => {
  const { reading, language } = gathered;
  const words = wordsOfTopics([{ ...outline.intro, heading: [] }, ...outline.topics]);
  return {
    title: deckTitle(plain(outline.title)),
    language,
    ...(reading === language ? {} : { contentLanguage: languages[reading].locale }),
    narrative,
    theme: themeFor(brief, narrative),
    notices: noticesOf(brief, gathered, outline, { ...made, words }, template),
  };
};
