import type { Language } from '../../api/generationOptions.ts';
import { detectLanguage } from '../../deck/detectLanguage.ts';
import { plain, type RichText, rich } from '../../deck/richText.ts';
import type { Brief, SectionPlan, Storyline } from '../engine.ts';
import type { ReadSources } from '../reading/source.ts';
import type { Passage, SectionMaterial } from './material.ts';
import type { Outline, Topic } from './outline.ts';
import { ownPassages } from './passages.ts';

const passagesOf = (topic: Topic, kicker?: RichText): Passage[] => [
  ...ownPassages(topic, topic.heading, kicker),
  ...topic.topics.flatMap((child) => passagesOf(child, topic.heading)),
];

export const planStoryline = (brief: Brief, read: ReadSources, outline: Outline): Storyline => {
  const language: Language = brief.language ?? detectLanguage(brief.prompt) ?? 'us';
  const topics = outline.topics.length > 0 ? outline.topics : [];
  const intro = ownPassages(outline.intro, outline.title);
  const materials: { title: string; material: SectionMaterial }[] = topics.map((topic) => ({
    title: plain(topic.heading),
    material: { language, style: brief.rewriteStyle, passages: passagesOf(topic) },
  }));
  const opening = {
    title: outline.title.length > 0 ? outline.title : rich(brief.id),
    ...(outline.subtitle ? { subtitle: outline.subtitle } : {}),
    ...(outline.byline ? { byline: outline.byline } : {}),
    part: { ...outline.intro, blocks: [] },
  };
  const [
    first = { title: plain(outline.title), material: { language, style: brief.rewriteStyle, passages: [] } },
    ...others
  ] = materials;
  const sections: SectionPlan[] = [
    { ...first, material: { ...first.material, opening, passages: [...intro, ...first.material.passages] } },
    ...others,
  ].map(({ title, material }, index) => ({
    id: `${brief.id}-${index + 1}`,
    title,
    slideBudget: Math.max(1, material.passages.length),
    material,
  }));
  return {
    deck: {
      title: plain(outline.title),
      language,
      narrative: brief.narrative,
      theme: 'harbor',
      notices: [...read.problems],
    },
    sections,
    assets: read.assets,
  };
};
