import assert from 'node:assert/strict';
import type { Brief } from '../../src/engine/contract/engine.ts';
import { distinctTitles } from '../../src/engine/model/checks/distinctTitles.ts';
import type { LanguageModel } from '../../src/engine/model/connection/languageModel.ts';
import { createModelWriter } from '../../src/engine/model/modelWriter.ts';
import { Deck } from '../../src/layouts/deck.ts';

const never = new AbortController().signal;

export const briefOf = (prompt: string, more: Partial<Brief> = {}): Brief => ({
  id: 'job',
  prompt,
  sources: [],
  interactive: false,
  narrative: 'Auto',
  rewriteStyle: 'Subtle',
  sectionCount: 'auto',
  exchanges: [],
  ...more,
});

export interface ModelDeck {
  readonly deck: Deck;
  readonly tokensUsed: number;
}

/** The deck a writer with this model makes of a brief. */
export const modelDeck = async (
  model: LanguageModel,
  prompt: string,
  more: Partial<Brief> = {},
): Promise<ModelDeck> => {
  const writer = createModelWriter(model);
  const plan = await writer.plan(briefOf(prompt, more), never);
  assert.ok(plan.outcome === 'storyline', JSON.stringify(plan));
  const { deck, sections, assets } = plan.storyline;
  const written = await Promise.all(
    sections.map(async (section) => ({
      section,
      made: await writer.write(JSON.parse(JSON.stringify(section)) as typeof section, never),
    })),
  );
  return {
    deck: Deck.parse({
      ...deck,
      sections: distinctTitles(
        written.map(({ section: { id, title }, made }) => ({ id, title, slides: [...made.slides] })),
      ),
      assets: assets.map(({ content: _, ...asset }) => asset),
      notices: [...deck.notices, ...written.flatMap(({ made }) => made.notices)],
    }),
    tokensUsed: plan.tokensUsed + written.reduce((sum, { made }) => sum + made.tokensUsed, 0),
  };
};
