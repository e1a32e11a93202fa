import { plain } from '../deck/richText.ts';
import { findTemplate } from '../deck/templates.ts';
import { deckWords } from '../languages/wordsOfDeck.ts';
import type { Brief, Plan, SectionPlan, Writer, WrittenSection } from './contract/engine.ts';
import { deckOf, draftedStoryline } from './draftedStoryline.ts';
import { visualsWithin } from './features/visual.ts';
import { everyTopic, type Gathered, gather, isForeign, wordsOfTopics } from './outline/gather.ts';
import type { Outline } from './outline/outline.ts';
import { type NarrativeGuess, recogniseNarrative } from './outline/recogniseNarrative.ts';
import { isOutlineMaterial, OutlineMaterial, outlineMaterial } from './outlineMaterial.ts';
import { type TemplateSections, templateSections } from './planning/templateSections.ts';
import { nextQuestion } from './prompt/questions.ts';
import { joinRich } from './text/richJoin.ts';
import { finished } from './writing/deckFrame.ts';

export const narrativeOf = (
  brief: Brief,
  { steering, prompt, reading }: Gathered,
  outline: Outline | undefined,
): NarrativeGuess => {
  const template = brief.template && findTemplate(brief.template.id);
  if (template) return { narrative: template.narrative, isClear: true };
  if (brief.narrative !== 'Auto') return { narrative: brief.narrative, isClear: true };
  if (steering.narrative) return { narrative: steering.narrative, isClear: true };
  const headings = outline
    ? [
        joinRich([outline.title, ...(outline.subtitle ? [outline.subtitle] : [])], '. '),
        ...everyTopic(outline.topics).map(({ heading }) => heading),
      ]
    : [];
  return recogniseNarrative(
    headings.map((heading) => plain(heading)),
    prompt.instruction,
    reading,
  );
};

export const templateOf = (
  brief: Brief,
  gathered: Gathered,
  outline: Outline | undefined,
): TemplateSections | undefined => {
  const template = brief.template && findTemplate(brief.template.id);
  if (!template || !outline) return undefined;
  const { sectionAnswers, reading, language } = gathered;
  return templateSections(
    template,
    brief.template?.selectedSectionIds,
    outline,
    sectionAnswers,
    reading,
    language,
  );
};

const shows = ({ intro, topics }: Outline): boolean =>
  [intro, ...everyTopic(topics)].some(({ blocks }) =>
    blocks.some((block) => visualsWithin(block).length > 0),
  );

const plan = async (brief: Brief, signal: AbortSignal): Promise<Plan> => {
  const gathered = await gather(brief);
  signal.throwIfAborted();
  const { outline, read, language, prompt, steering } = gathered;
  const { narrative, isClear } = narrativeOf(brief, gathered, outline);
  const template = templateOf(brief, gathered, outline);
  const question = nextQuestion({
    interactive: brief.interactive,
    asked: brief.exchanges.map(({ question: { about } }) => about),
    language,
    words: outline ? wordsOfTopics([{ ...outline.intro, heading: [] }, ...outline.topics]) : 0,
    headings: outline?.topics.length ?? 0,
    shows: outline !== undefined && shows(outline),
    ...(prompt.topic ? { topic: prompt.topic } : {}),
    aimIsClear: isClear || steering.audience !== undefined,
    emptySections: template?.empty ?? [],
    missingPictures: read.missingPictures,
  });
  if (question) return { outcome: 'question', question, tokensUsed: 0 };
  if (!outline)
    return {
      outcome: 'unusable',
      reason: read.problems.length > 0 ? read.problems.join(' ') : deckWords(language).notices.noContent,
      tokensUsed: 0,
    };
  const { sections, slides, bareHeadings } = draftedStoryline(
    brief,
    inOneLanguage(gathered),
    outline,
    template,
  );
  return {
    outcome: 'storyline',
    storyline: {
      deck: deckOf(brief, gathered, outline, narrative, template, {
        slides,
        sections: sections.length,
        bareHeadings,
      }),
      sections: sections.map(({ section, content, id }) => {
        const whole = finished(section, content, gathered.reading, id);
        return {
          id,
          title: plain(section.title),
          slideBudget: whole.length,
          material: outlineMaterial(whole),
        };
      }),
      assets: gathered.read.assets,
    },
    tokensUsed: 0,
  };
};

/** Nothing is translated: what the slides say of themselves is in the language of what they show. */
const inOneLanguage = (gathered: Gathered): Gathered =>
  isForeign(gathered) ? { ...gathered, language: gathered.reading } : gathered;

const write = async (section: SectionPlan, signal: AbortSignal): Promise<WrittenSection> => {
  signal.throwIfAborted();
  return { slides: OutlineMaterial.parse(section.material).slides, notices: [], tokensUsed: 0 };
};

/** Makes decks of what the sources say, without a language model: extractive, offline, the same every time. */
export const createOutlineWriter = (): Writer => ({
  plan,
  write,
  isCurrent: ({ material }) => isOutlineMaterial(material),
});
