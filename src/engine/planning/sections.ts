import type { Language, SectionCount } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import type { Block } from '../reading/sourceDocument.ts';
import { joinRich } from '../writing/richJoin.ts';
import { richSentences } from '../writing/sentences.ts';
import type { Topic } from './outline.ts';
import { isRequired, proseWords, visualsWithin } from './stretch.ts';

/** A section of the deck before its slides are planned. */
export interface SectionSeed {
  /** Of the template's section. */
  readonly id?: string;
  readonly title: RichText;
  readonly topics: readonly Topic[];
}

const blockWeight = (block: Block): number => proseWords(block) + 25 * visualsWithin(block).length;

const topicWeight = (topic: Topic): number =>
  topic.blocks.reduce((sum, block) => sum + blockWeight(block), 4) +
  topic.topics.reduce((sum, child) => sum + topicWeight(child), 0);

const longestTitle = 70;

/** The headings of what a section holds, as far as a title has room for them. */
const joinedTitle = (topics: readonly Topic[]): RichText => {
  const headings = topics.map(({ heading }) => heading).filter((heading) => plain(heading).trim() !== '');
  let fitting = 1;
  while (
    fitting < headings.length &&
    plain(joinRich(headings.slice(0, fitting + 1), ' · ')).length <= longestTitle
  )
    fitting += 1;
  return joinRich(headings.slice(0, fitting), ' · ');
};

interface Weighed {
  readonly topics: readonly Topic[];
  readonly weight: number;
}

const combined = (a: Weighed, b: Weighed): Weighed => ({
  topics: [...a.topics, ...b.topics],
  weight: a.weight + b.weight,
});

const isTiny = ({ topics, weight }: Weighed): boolean =>
  weight <= 26 && topics.every((topic) => topic.topics.length === 0);

/** Neighbouring topics that a slide of their own would not be worth. */
const joinTiny = (all: readonly Weighed[]): Weighed[] => {
  const done: Weighed[] = [];
  for (const next of all) {
    const last = done.at(-1);
    if (
      last &&
      isTiny(next) &&
      last.topics.length < 4 &&
      last.weight + next.weight <= 70 &&
      last.topics.every((topic) => isTiny({ topics: [topic], weight: 0 })) &&
      last.weight <= 26 * last.topics.length
    )
      done[done.length - 1] = combined(last, next);
    else done.push(next);
  }
  return done;
};

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

/** Of a deck's slides, so that sections have some beside their first: fewer where there is far more to say. */
const mostSections = (weight: number, slides: number): number => {
  const room = Math.max(1, slides - 1);
  const isCrowded = weight > 2 * room * weightOfSlide;
  const isRoomy = weight < 0.85 * room * weightOfSlide;
  if (isRoomy) return room;
  return Math.max(1, Math.floor((isCrowded ? 0.55 : 0.75) * room));
};
const weightOfSlide = 55;

const requiredIn = (topic: Topic): number =>
  topic.blocks.flatMap(visualsWithin).filter(isRequired).length +
  topic.topics.reduce((sum, child) => sum + requiredIn(child), 0);

export const sectionsOf = (
  topics: readonly Topic[],
  count: SectionCount,
  slides: number,
  language: Language,
): SectionSeed[] => {
  const weighed = topics.map((topic) => ({ topics: [topic], weight: topicWeight(topic) }));
  const weight = weighed.reduce((sum, group) => sum + group.weight, 0);
  const required = topics.reduce((sum, topic) => sum + requiredIn(topic), 0);
  const groups =
    count === 'auto'
      ? mergeTo(joinTiny(weighed), mostSections(weight, slides - required))
      : splitTo(mergeTo(weighed, count), count, language);
  return groups.map(({ topics: members }) => ({ title: joinedTitle(members), topics: members }));
};
