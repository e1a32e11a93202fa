import type { Language } from '../../src/api/generationOptions.ts';
import type { Brief } from '../../src/engine/contract/engine.ts';
import { createOutlineWriter } from '../../src/engine/outlineWriter.ts';
import type { ReadAsset, Source } from '../../src/engine/reading/document/source.ts';
import { Deck } from '../../src/layouts/deck.ts';

export interface MadeDeck {
  readonly deck: Deck;
  readonly assets: readonly ReadAsset[];
}

/** The deck the engine makes of a Markdown text, the way the service asks for it. */
export const deckOf = async (
  markdown: string,
  options: {
    readonly id?: string;
    readonly language?: Language;
    readonly sources?: readonly Source[];
    readonly rewriteStyle?: Brief['rewriteStyle'];
  } = {},
): Promise<MadeDeck> => {
  const writer = createOutlineWriter();
  const signal = new AbortController().signal;
  const plan = await writer.plan(
    {
      id: options.id ?? 'deck',
      prompt: markdown,
      sources: options.sources ?? [],
      interactive: false,
      narrative: 'Auto',
      rewriteStyle: options.rewriteStyle ?? 'Subtle',
      sectionCount: 'auto',
      exchanges: [],
      ...(options.language ? { language: options.language } : {}),
    },
    signal,
  );
  if (plan.outcome !== 'storyline') throw new Error(`No storyline: ${JSON.stringify(plan).slice(0, 200)}`);
  const { deck, sections, assets } = plan.storyline;
  const written = [];
  for (const section of sections)
    written.push({
      id: section.id,
      title: section.title,
      slides: [...(await writer.write(section, signal)).slides],
    });
  return {
    deck: Deck.parse({ ...deck, sections: written, assets: assets.map(({ content: _, ...asset }) => asset) }),
    assets,
  };
};
