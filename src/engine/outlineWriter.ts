import type { Brief, Plan, SectionPlan, Writer, WrittenSection } from './engine.ts';
import type { SectionMaterial } from './planning/material.ts';
import { outlineOf } from './planning/outline.ts';
import { planStoryline } from './planning/planStoryline.ts';
import { readSources } from './reading/readSources.ts';
import { writeSection } from './writing/writeSection.ts';

const plan = async (brief: Brief, signal: AbortSignal): Promise<Plan> => {
  const prompt = {
    id: 'prompt',
    fileName: 'prompt.md',
    type: 'text/markdown',
    bytes: new TextEncoder().encode(brief.prompt),
  };
  const read = await readSources([
    prompt,
    ...brief.sources,
    ...brief.exchanges.flatMap(({ sources }) => sources),
  ]);
  signal.throwIfAborted();
  const outline = outlineOf(read.documents);
  if (!outline) return { outcome: 'unusable', reason: read.problems.join(' ') };
  return { outcome: 'storyline', storyline: planStoryline(brief, read, outline), tokensUsed: 0 };
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
