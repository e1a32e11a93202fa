import { section as sectionSlide, typeScale } from '../../deck/canvas.ts';
import { fill } from '../../deck/languages/deckWords.ts';
import { languageName } from '../../deck/languages/formats.ts';
import { locales } from '../../deck/languages/locales.ts';
import { deckWords } from '../../deck/languages/wordsOfDeck.ts';
import { rich } from '../../deck/richText.ts';
import type { SectionPlan, Storyline } from '../engine.ts';
import type { Gathered } from '../planning/gather.ts';
import type { SectionMaterial } from '../planning/material.ts';
import { linesIn } from '../writing/fit.ts';
import { knownIn } from './honesty.ts';
import type { Talk } from './instructions.ts';
import type { ModelMaterial } from './modelMaterial.ts';
import type { SectionReplyPlan } from './storylineChecks.ts';

const usualSlides = 13;
const mostSlidesOfSection = 4;

export const isForeign = ({ reading, language }: Gathered): boolean =>
  locales[reading].slice(0, 2) !== locales[language].slice(0, 2);

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
  linesIn(rich(text), typeScale.sectionMessage, sectionSlide.message.width) <= sectionSlide.message.lines;

const frameSlides = ({ opening, divider, ending }: SectionMaterial): number =>
  (opening ? 1 : 0) +
  (opening?.agenda ? 1 : 0) +
  (divider ? 1 : 0) +
  (ending?.summary ? 1 : 0) +
  (ending?.closing ? 1 : 0);

/** The outline writer's plan of the sections, with what a model needs to write them. */
export const sectionsFor = (storyline: Storyline, told: Told): SectionPlan[] => {
  const { talk, request, replies, gathered, sourceTexts } = told;
  const { notices } = deckWords(gathered.language);
  const known = knownIn([request, ...sourceTexts]);
  const titles = storyline.sections.map((section, at) => ({
    title: section.title,
    message: replies[at]?.message ?? section.title,
  }));
  const forEach = Math.round(((gathered.steering.slideCount ?? usualSlides) - 1) / storyline.sections.length);
  return storyline.sections.map((section, at) => {
    const outline = section.material as SectionMaterial;
    const divider = outline.divider && {
      ...outline.divider,
      title: rich(titles[at]!.title),
      message: isMessage(titles[at]!.message) ? rich(titles[at]!.message) : [],
    };
    const frame = frameSlides(outline);
    const isInvented = told.isInvented(at);
    const mostSlides = isInvented
      ? Math.min(mostSlidesOfSection, Math.max(1, forEach))
      : Math.max(1, section.slideBudget - frame);
    const material: ModelMaterial = {
      writer: 'model',
      outline: { ...outline, ...(divider ? { divider } : {}) },
      talk,
      request,
      deckTitle: storyline.deck.title,
      sections: titles,
      at,
      points: replies[at]?.points ?? [],
      isInvented,
      mostSlides,
      known,
      failureNotices: [
        fill(notices.writtenWithoutModel, { section: section.title }),
        ...(isForeign(gathered) ? [translationNotice(gathered)] : []),
      ],
    };
    return { ...section, slideBudget: frame + mostSlides, material };
  });
};
