import path from 'node:path';
import type { Language, RewriteStyle } from '../../src/api/generationOptions.ts';
import type { Writer } from '../../src/engine/contract/engine.ts';
import { distinctTitles } from '../../src/engine/model/checks/distinctTitles.ts';
import { Deck } from '../../src/layouts/deck.ts';
import type { QualityDocument } from './findDocuments.ts';

export interface QualityOptions {
  readonly template?: string;
  readonly language?: Language;
  readonly rewrite: RewriteStyle;
  readonly isByModel: boolean;
}

/** A deck as the service makes it, or why there is none. */
export const makeDeck = async (
  writer: Writer,
  { name, text, pictures }: QualityDocument,
  { template, language, rewrite, isByModel }: QualityOptions,
): Promise<Deck | string> => {
  const { signal } = new AbortController();
  const plan = await writer.plan(
    {
      id: 'quality',
      prompt: text,
      // What has no ending is no file's name.
      ...(path.extname(name) === '' ? {} : { documentName: path.basename(name) }),
      sources: pictures,
      ...(template ? { template: { id: template } } : {}),
      interactive: false,
      narrative: 'Auto',
      rewriteStyle: rewrite,
      sectionCount: 'auto',
      ...(language ? { language } : {}),
      exchanges: [],
    },
    signal,
  );
  if (plan.outcome === 'question') return `It asked: ${plan.question.text}`;
  if (plan.outcome === 'unusable') return plan.reason;
  const { deck, sections, assets } = plan.storyline;
  const written = [];
  for (const section of sections) {
    // As between two processes: a plan survives JSON.
    const { slides, notices } = await writer.write(JSON.parse(JSON.stringify(section)), signal);
    written.push({ section: { id: section.id, title: section.title, slides: [...slides] }, notices });
  }
  const made = written.map(({ section }) => section);
  return Deck.parse({
    ...deck,
    sections: isByModel ? distinctTitles(made) : made,
    assets: assets.map(({ content: _, ...asset }) => asset),
    notices: [...deck.notices, ...written.flatMap(({ notices }) => notices)],
  });
};
