import { deckWords } from '../deck/languages/wordsOfDeck.ts';
import { plain } from '../deck/richText.ts';
import { findTemplate } from '../deck/templates.ts';
import type { Brief, Plan, SectionPlan, Writer, WrittenSection } from './engine.ts';
import { everyTopic, type Gathered, gather, wordsOfTopics } from './planning/gather.ts';
import type { SectionMaterial } from './planning/material.ts';
import type { Outline } from './planning/outline.ts';
import { planStoryline } from './planning/planStoryline.ts';
import { nextQuestion } from './planning/questions.ts';
import { type NarrativeGuess, recogniseNarrative } from './planning/recogniseNarrative.ts';
import { type TemplateSections, templateSections } from './planning/templateSections.ts';
import { writeSection } from './writing/writeSection.ts';

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
    ? [outline.title, ...everyTopic(outline.topics).map(({ heading }) => heading)]
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
  return {
    outcome: 'storyline',
    storyline: planStoryline(brief, gathered, outline, narrative, template),
    tokensUsed: 0,
  };
};

const write = async (section: SectionPlan, signal: AbortSignal): Promise<WrittenSection> => {
  signal.throwIfAborted();
  return {
    slides: writeSection(section.material as SectionMaterial, section.id),
    notices: [],
    tokensUsed: 0,
  };
};

/** Makes decks of what the sources say, without a language model: extractive, offline, the same every time. */
export const createOutlineWriter = (): Writer => ({ plan, write });
