import { plain, rich } from '../../../deck/richText.ts';
import { fill } from '../../../languages/deckWords.ts';
import { languageName } from '../../../languages/formats.ts';
import { deckWords } from '../../../languages/wordsOfDeck.ts';
import { sectionMessage } from '../../../layouts/section.ts';
import type { SectionPlan } from '../../contract/engine.ts';
import type { StorylineSection } from '../../draftedStoryline.ts';
import { type Gathered, isForeign } from '../../outline/gather.ts';
import { linesIn } from '../../text/fit.ts';
import { finished } from '../../writing/deckFrame.ts';
import type { DraftedSection, Languages } from '../../writing/draftedDeck.ts';
import { knownIn } from '../asking/honesty.ts';
import type { Talk } from '../asking/instructions.ts';
import type { ModelMaterial } from '../asking/modelMaterial.ts';
import type { SectionReplyPlan } from '../checks/storylineChecks.ts';

const usualSlides = 13;
const mostSlidesOfSection = 4;

export const translationNotice = ({ reading, language }: Gathered): string =>
  fill(deckWords(language).notices.translationNotMade, {
    source: languageName(reading, language),
    target: languageName(language, language),
  });

interface Told {
  readonly talk: Talk;
  readonly request: string;
  readonly replies: readonly SectionReplyPlan[];
  readonly gathered: Gathered;
  readonly sourceTexts: readonly string[];
  /** Whether no source says anything about a section. */
  readonly isInvented: (section: number) => boolean;
}

const isMessage = (text: string): boolean =>
  linesIn(rich(text), sectionMessage.style, sectionMessage.width) <= sectionMessage.lines;

const frameSlides = ({ opening, divider, ending }: DraftedSection): number =>
  opening.length + (divider ? 1 : 0) + ending.length;

/** The outline writer's plan of the sections, with what a model needs to write them. */
export const sectionsFor = (
  planned: readonly StorylineSection[],
  deckTitle: string,
  languages: Languages,
  told: Told,
): SectionPlan[] => {
  const { talk, request, replies, gathered, sourceTexts } = told;
  const { notices } = deckWords(gathered.language);
  const known = knownIn([request, ...sourceTexts]);
  const titles = planned.map(({ section }, at) => ({
    title: plain(section.title),
    message: replies[at]?.message ?? plain(section.title),
  }));
  const forEach = Math.round(((gathered.steering.slideCount ?? usualSlides) - 1) / planned.length);
  return planned.map(({ id, section, content }, at) => {
    const divider = section.divider && {
      ...section.divider,
      ...(isMessage(titles[at]!.message) ? { message: rich(titles[at]!.message) } : {}),
    };
    const whole = { ...section, ...(divider ? { divider } : {}) };
    const isInvented = told.isInvented(at);
    const mostSlides = isInvented
      ? Math.min(mostSlidesOfSection, Math.max(1, forEach))
      : Math.max(1, content.length);
    const title = titles[at]!.title;
    const material: ModelMaterial = {
      schema: 'model',
      version: 2,
      outline: { ...languages, section: whole, slides: finished(whole, content, languages.language, id) },
      talk,
      request,
      deckTitle,
      sections: titles,
      at,
      points: replies[at]?.points ?? [],
      isInvented,
      mostSlides,
      known,
      failureNotices: [
        fill(notices.writtenWithoutModel, { section: title }),
        ...(isForeign(gathered) ? [translationNotice(gathered)] : []),
      ],
    };
    return { id, title, slideBudget: frameSlides(whole) + mostSlides, material };
  });
};
