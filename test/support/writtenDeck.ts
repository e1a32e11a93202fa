import assert from 'node:assert/strict';
import type { RewriteStyle } from '../../src/api/generationOptions.ts';
import type { Brief, Plan, Storyline } from '../../src/engine/contract/engine.ts';
import { createOutlineWriter } from '../../src/engine/outlineWriter.ts';
import type { Slide } from '../../src/layouts/slide.ts';

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

export const planOf = (prompt: string, more: Partial<Brief> = {}): Promise<Plan> =>
  createOutlineWriter().plan(briefOf(prompt, more), never);

export interface WrittenDeck {
  readonly storyline: Storyline;
  readonly slides: readonly Slide[];
  readonly sections: readonly { readonly title: string; readonly slides: readonly Slide[] }[];
}

/** The deck that the outline writer makes of a prompt, its sections written last to first. */
export const writtenDeck = async (prompt: string, more: Partial<Brief> = {}): Promise<WrittenDeck> => {
  const plan = await planOf(prompt, more);
  assert.equal(plan.outcome, 'storyline');
  assert.ok(plan.outcome === 'storyline');
  const writer = createOutlineWriter();
  const backwards = [...plan.storyline.sections].reverse();
  const written = [];
  for (const section of backwards) {
    const survived = JSON.parse(JSON.stringify(section)) as typeof section;
    written.unshift({ title: section.title, slides: (await writer.write(survived, never)).slides });
  }
  return { storyline: plan.storyline, sections: written, slides: written.flatMap(({ slides }) => slides) };
};

export const layoutsOf = ({ slides }: WrittenDeck): string[] => slides.map(({ layout }) => layout);

export const styles: readonly RewriteStyle[] = ['Subtle', 'Strong', 'Preserve'];
