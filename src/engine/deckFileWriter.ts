import type { Writer } from './contract/engine.ts';
import { DeckFileMaterial, deckFileEnding } from './deckFileMaterial.ts';

/** A deck file among the sources is the deck, slide by slide as it is written; all else is the other writer's. */
export const withDeckFiles = (writer: Writer): Writer => ({
  async plan(brief, signal) {
    const given = brief.sources.find(({ fileName }) => deckFileEnding.test(fileName));
    if (!given) return writer.plan(brief, signal);
    // Few decks begin with one: what reads it is loaded for those.
    const { planDeckFile } = await import('./planDeckFile.ts');
    return planDeckFile(brief, given);
  },
  async write(section, signal) {
    const written = DeckFileMaterial.safeParse(section.material);
    return written.success
      ? { slides: written.data.slides, notices: [], tokensUsed: 0 }
      : writer.write(section, signal);
  },
});
