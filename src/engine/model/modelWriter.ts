import { fill } from '../../languages/deckWords.ts';
import { deckWords } from '../../languages/wordsOfDeck.ts';
import type { Brief, Plan, SectionPlan, Writer, WrittenSection } from '../contract/engine.ts';
import { createOutlineWriter } from '../outlineWriter.ts';
import { isModelMaterial, type ModelMaterial } from './asking/modelMaterial.ts';
import type { LanguageModel } from './connection/languageModel.ts';
import { planWithModel } from './planning/planWithModel.ts';
import { markedSlides, writeWithModel } from './writing/writeWithModel.ts';

/** Where all is kept as it is, or there is but a cover, a model has nothing to write. */
const isVerbatim = ({ talk, outline, isInvented }: ModelMaterial): boolean =>
  !isInvented &&
  (outline.section.scenes.length === 0 || (talk.style === 'Preserve' && outline.language === talk.language));

const writtenWithout = async (
  writer: Writer,
  brief: Brief,
  tokensUsed: number,
  signal: AbortSignal,
): Promise<Plan> => {
  const plan = await writer.plan(brief, signal);
  if (plan.outcome === 'unusable') return { ...plan, tokensUsed };
  if (plan.outcome === 'question') return { ...plan, tokensUsed };
  const { deck, ...rest } = plan.storyline;
  const notice = fill(deckWords(deck.language).notices.writtenWithoutModel, { section: deck.title });
  return {
    ...plan,
    tokensUsed,
    storyline: { ...rest, deck: { ...deck, notices: [...deck.notices, notice] } },
  };
};

/**
 * Makes decks with a language model. What the model fails at is the outline writer's,
 * section by section, and the deck says so.
 */
export const createModelWriter = (
  model: LanguageModel,
  outlineWriter: Writer = createOutlineWriter(),
): Writer => ({
  async plan(brief: Brief, signal: AbortSignal): Promise<Plan> {
    const { plan, tokensUsed } = await planWithModel(model, brief, signal);
    return plan ?? writtenWithout(outlineWriter, brief, tokensUsed, signal);
  },
  isCurrent: (section) => isModelMaterial(section.material) || outlineWriter.isCurrent?.(section) !== false,
  async write(section: SectionPlan, signal: AbortSignal): Promise<WrittenSection> {
    const { material } = section;
    if (!isModelMaterial(material)) return outlineWriter.write(section, signal);
    const made = isVerbatim(material)
      ? { tokensUsed: 0 }
      : await writeWithModel(model, section, material, signal);
    if ('slides' in made && made.slides)
      return { slides: made.slides, notices: [], tokensUsed: made.tokensUsed };
    return {
      slides: markedSlides(material.outline.slides, material),
      notices: isVerbatim(material) ? [] : material.failureNotices,
      tokensUsed: made.tokensUsed,
    };
  },
});
