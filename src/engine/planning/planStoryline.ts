import type { Language } from '../../api/generationOptions.ts';
import { detectLanguage } from '../../deck/detectLanguage.ts';
import { deckWords } from '../../deck/languages/wordsOfDeck.ts';
import { plain, type RichText, rich } from '../../deck/richText.ts';
import type { Brief, SectionPlan, Storyline } from '../engine.ts';
import { blockTexts } from '../reading/blockTexts.ts';
import type { ReadSources } from '../reading/source.ts';
import { countWords } from '../writing/sentences.ts';
import { condense } from './condense.ts';
import { demoteVisuals } from './demoteVisuals.ts';
import type { Opening, SectionMaterial } from './material.ts';
import { coverOf } from './opening.ts';
import type { Outline, Topic } from './outline.ts';
import { type SectionSeed, sectionsOf } from './sections.ts';
import { slideBudget, utf8Length } from './slideBudget.ts';
import { parentsOf, SlideTitles } from './slideTitles.ts';
import { type Stretch, shownShare, stretchesOf } from './stretch.ts';
import { leastProse, mostShown, withAllowance } from './wordAllowance.ts';

const everyTopic = (topics: readonly Topic[]): Topic[] =>
  topics.flatMap((topic) => [topic, ...everyTopic(topic.topics)]);

const textsOf = (topics: readonly Topic[]): RichText[] =>
  everyTopic(topics).flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockTexts)]);

/** The topic over all of a section: its only one, or one that stands for several. */
const rootOf = (seed: SectionSeed): Topic => {
  const [first] = seed.topics;
  if (first && seed.topics.length === 1) return first;
  return {
    source: first?.source ?? '',
    heading: seed.title,
    depth: Math.max(1, (first?.depth ?? 2) - 1),
    position: { from: first?.position.from ?? 1, to: seed.topics.at(-1)?.position.to ?? 1 },
    blocks: [],
    topics: seed.topics,
    notes: [],
  };
};

const agendaAbove = 11;
const mostAgendaItems = 10;

export const planStoryline = (brief: Brief, read: ReadSources, outline: Outline): Storyline => {
  const contentLanguage = detectLanguage(brief.prompt);
  const language: Language = brief.language ?? contentLanguage ?? 'us';
  const reading = contentLanguage ?? language;
  const style = brief.rewriteStyle;
  const words = deckWords(language).slides;
  const { opening, intro } = coverOf(outline, reading);
  const seeds = sectionsOf(outline, brief.sectionCount, reading);
  const roots = seeds.map(rootOf);
  const introIsSection = outline.topics.length === 0;
  const natural = roots.map((root, index) => [
    ...(index === 0 && intro && !introIsSection ? stretchesOf([intro], reading, style) : []),
    ...stretchesOf([introIsSection && index === 0 && intro ? intro : root], reading, style),
  ]);
  const texts = textsOf([outline.intro, ...outline.topics]).map(plain);
  const budget = slideBudget(
    texts.reduce((sum, text) => sum + utf8Length(text), 0),
    style,
  );
  const agendaFits = seeds.length >= 3 && seeds.length <= mostAgendaItems;
  const frame = 1 + (budget > agendaAbove && agendaFits ? 1 : 0);
  const sourceWords = texts.reduce((sum, text) => sum + countWords(text, reading), 0);
  const prose = natural.flat().reduce((sum, { words: own }) => sum + own, 0);
  const headings = everyTopic(roots).reduce(
    (sum, { heading }) => sum + countWords(plain(heading), reading),
    0,
  );
  const showable = mostShown[style] * sourceWords - headings - leastProse[style] * prose;
  const shown = style === 'Preserve' ? natural : demoteVisuals(natural, showable, reading);
  const condensed: Stretch[][] = condense(shown, budget - frame, shownShare[style]);
  const count = condensed.flat().reduce((sum, { slides }) => sum + slides, 0);
  const agenda = agendaFits && count + 1 > agendaAbove;
  const agendaTitle = rich(words.agenda);
  const titles = new SlideTitles(language, style, [opening.title, ...(agenda ? [agendaTitle] : [])]);
  const parents = parentsOf(roots);
  const passages = condensed.map((stretches) => stretches.map((stretch) => titles.passage(stretch, parents)));
  const frameWords = [
    opening.title,
    opening.subtitle ?? [],
    ...(agenda ? seeds.map(({ title }) => title) : []),
  ].reduce((sum, text) => sum + countWords(plain(text), reading), 0);
  const allowed = withAllowance(
    passages.flat(),
    { words: sourceWords, prose, frame: frameWords },
    style,
    reading,
  );
  let at = 0;
  const materials = passages.map((own): SectionMaterial => {
    const shown = allowed.slice(at, at + own.length);
    at += own.length;
    return { language: reading, style, passages: shown, before: [] };
  });
  const cover: Opening = {
    ...opening,
    ...(agenda ? { agenda: { title: agendaTitle, items: seeds.map(({ title }) => title) } } : {}),
  };
  const sections: SectionPlan[] = materials.map((material, index) => ({
    id: `${brief.id}-${index + 1}`,
    title: plain(seeds[index]?.title ?? []),
    slideBudget: Math.max(
      1,
      material.passages.reduce((sum, { slides = 1 }) => sum + slides, 0),
    ),
    material: index === 0 ? { ...material, opening: cover } : material,
  }));
  return {
    deck: {
      title: plain(outline.title),
      language,
      ...(contentLanguage && contentLanguage !== language ? { contentLanguage } : {}),
      narrative: brief.narrative,
      theme: 'harbor',
      notices: [...read.problems],
    },
    sections,
    assets: read.assets,
  };
};
