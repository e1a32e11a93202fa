import type { Language, SectionCount } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { languages } from '../../languages/languages.ts';
import { wordsOfBlock as proseWords } from '../features/blockWords.ts';
import { visualsWithin } from '../features/visual.ts';
import type { Topic } from '../outline/outline.ts';
import type { Block } from '../reading/document/sourceDocument.ts';
import { joinRich } from '../text/richJoin.ts';
import { richSentences } from '../text/sentences.ts';

/** A section of the deck before its slides are planned. */
export interface SectionSeed {
  /** Of the template's section. */
  readonly id?: string;
  readonly title: RichText;
  readonly topics: readonly Topic[];
}

const blockWeight = (block: Block): number => proseWords(block) + 25 * visualsWithin(block).length;

export const topicWeight = (topic: Topic): number =>
  topic.blocks.reduce((sum, block) => sum + blockWeight(block), 4) +
  topic.topics.reduce((sum, child) => sum + topicWeight(child), 0);

const longestTitle = 64;

const isNamed = ({ heading }: Topic): boolean => plain(heading).trim() !== '';

/** What a section of several headings is called: as the two of them, else as the one that says most. */
const titleOf = (topics: readonly Topic[], language: Language): RichText => {
  const named = topics.filter(isNamed);
  const [first, second, ...others] = named;
  if (!first) return [];
  if (!second) return first.heading;
  const words = new Intl.ListFormat(languages[language].locale).formatToParts(['a', 'b']);
  const both = words.flatMap(
    ({ type, value }): RichText =>
      type === 'literal' ? [{ text: value }] : value === 'a' ? first.heading : second.heading,
  );
  if (others.length === 0 && plain(both).length <= longestTitle) return both;
  return named.reduce((best, topic) => (topicWeight(topic) > topicWeight(best) ? topic : best)).heading;
};

interface Weighed {
  readonly topics: readonly Topic[];
  readonly weight: number;
}

const combined = (a: Weighed, b: Weighed): Weighed => ({
  topics: [...a.topics, ...b.topics],
  weight: a.weight + b.weight,
});

/** So many are merged one by one; more are first brought together in even runs, so that the cost stays linear. */
const mostWeighed = 400;

const inRuns = (all: readonly Weighed[]): Weighed[] => {
  const length = Math.ceil(all.length / mostWeighed);
  const runs: Weighed[] = [];
  for (let at = 0; at < all.length; at += length) {
    const run = all.slice(at, at + length);
    runs.push({
      topics: run.flatMap(({ topics }) => topics),
      weight: run.reduce((sum, { weight }) => sum + weight, 0),
    });
  }
  return runs;
};

/** Merges the two lightest neighbours until there are so many. */
const mergeTo = (all: readonly Weighed[], count: number): Weighed[] => {
  const groups = all.length > Math.max(count, mostWeighed) ? inRuns(all) : [...all];
  while (groups.length > count) {
    let lightest = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at + 1 < groups.length; at += 1) {
      const weight = groups[at]!.weight + groups[at + 1]!.weight;
      if (weight < least) {
        least = weight;
        lightest = at;
      }
    }
    groups.splice(lightest, 2, combined(groups[lightest]!, groups[lightest + 1]!));
  }
  return groups;
};

/** A paragraph between two sentences, a list between two items. */
const halvesOf = (block: Block, language: Language): Block[] => {
  if (block.kind === 'list' && block.items.length > 1) {
    const middle = Math.ceil(block.items.length / 2);
    return [
      { ...block, items: block.items.slice(0, middle) },
      { ...block, items: block.items.slice(middle), start: block.start + middle },
    ];
  }
  if (block.kind !== 'paragraph') return [];
  const sentences = richSentences(block.text, language);
  if (sentences.length < 2) return [];
  const middle = Math.ceil(sentences.length / 2);
  return [sentences.slice(0, middle), sentences.slice(middle)].map((half) => ({
    ...block,
    text: joinRich(half, ' '),
  }));
};

/** At a real seam: between a topic and its own topics, between two blocks, or inside the only one. */
const seamsOf = (topic: Topic, language: Language): Topic[] => {
  if (topic.topics.length > 0) {
    const own = topic.blocks.length > 0 ? [{ ...topic, topics: [] }] : [];
    const [first, ...others] = topic.topics;
    if (own.length > 0) return [...own, ...topic.topics];
    return others.length > 0 && first ? [first, ...others] : [];
  }
  const [only, ...more] = topic.blocks;
  if (only && more.length === 0) {
    const halves = halvesOf(only, language);
    return halves.map((block, at) => ({ ...topic, blocks: [block], notes: at === 0 ? topic.notes : [] }));
  }
  if (topic.blocks.length < 2) return [];
  const middle = Math.ceil(topic.blocks.length / 2);
  return [
    { ...topic, blocks: topic.blocks.slice(0, middle) },
    { ...topic, blocks: topic.blocks.slice(middle), notes: [] },
  ];
};

const splitTo = (all: readonly Weighed[], count: number, language: Language): Weighed[] => {
  const groups = [...all];
  while (groups.length < count) {
    const splittable = groups
      .map((group, at) => ({
        group,
        at,
        seams: group.topics.length > 1 ? [...group.topics] : seamsOf(group.topics[0]!, language),
      }))
      .filter(({ seams }) => seams.length > 1)
      .sort((a, b) => b.group.weight - a.group.weight || a.at - b.at);
    const [heaviest] = splittable;
    if (!heaviest) return groups;
    const parts = heaviest.seams.map((topic) => ({ topics: [topic], weight: topicWeight(topic) }));
    const room = count - groups.length + 1;
    groups.splice(heaviest.at, 1, ...mergeTo(parts, Math.max(2, Math.min(room, parts.length))));
  }
  return groups;
};

/** A section for each heading, or as many as were asked for. */
export const sectionsOf = (
  topics: readonly Topic[],
  count: SectionCount,
  language: Language,
): SectionSeed[] => {
  if (count === 'auto') return topics.map((topic) => ({ title: topic.heading, topics: [topic] }));
  const weighed = topics.map((topic) => ({ topics: [topic], weight: topicWeight(topic) }));
  return splitTo(mergeTo(weighed, count), count, language).map(({ topics: members }) => ({
    title: titleOf(members, language),
    topics: members,
  }));
};
