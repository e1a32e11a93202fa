import type { Brief, Plan } from './contract/engine.ts';
import { deckFileMaterial } from './deckFileMaterial.ts';
import { deckOfFile } from './deckOfFile.ts';
import type { GivenSource } from './reading/document/source.ts';

/** The slides of a deck file as a plan: nothing is left to be written. */
export const planDeckFile = async (brief: Brief, given: GivenSource): Promise<Plan> => {
  const read = await deckOfFile(brief, given);
  if ('reason' in read) return { outcome: 'unusable', reason: read.reason, tokensUsed: 0 };
  const { sections, assets: _, ...deck } = read.deck;
  return {
    outcome: 'storyline',
    storyline: {
      deck,
      assets: read.pictures,
      sections: sections.map(({ title, slides }, at) => ({
        id: `${brief.id}-${at + 1}`,
        title,
        slideBudget: slides.length,
        material: deckFileMaterial(slides),
      })),
    },
    tokensUsed: 0,
  };
};
