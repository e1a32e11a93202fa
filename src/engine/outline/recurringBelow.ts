import { plain } from '../../deck/richText.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { isBlank } from '../text/richJoin.ts';
import type { Outline, Topic } from './outline.ts';

const leastTimes = 3;
const mostWords = 3;
const leastOthers = 2;

const keyOf = ({ heading }: Topic): string => plain(heading).trim().toLowerCase();

/** "Good" and "Bad" after one section and after the next say nothing without the one that they are of. */
const labelsAmong = (topics: readonly Topic[]): ReadonlySet<string> => {
  const named = topics.filter(
    ({ heading }) => !isBlank(heading) && estimateWords(plain(heading)) <= mostWords,
  );
  const times = Map.groupBy(named, keyOf);
  return new Set([...times].flatMap(([key, all]) => (all.length >= leastTimes ? [key] : [])));
};

const lowered = (topic: Topic): Topic => ({
  ...topic,
  depth: topic.depth + 1,
  topics: topic.topics.map(lowered),
});

const folded = (all: readonly Topic[]): readonly Topic[] => {
  const topics = all.map((topic) => ({ ...topic, topics: folded(topic.topics) }));
  const labels = labelsAmong(topics);
  const isLabel = (topic: Topic): boolean => labels.has(keyOf(topic));
  const [first] = topics;
  if (!first || isLabel(first) || topics.filter((topic) => !isLabel(topic)).length < leastOthers)
    return topics;
  const out: Topic[] = [];
  let below: Topic[] = [];
  for (const topic of topics.toReversed()) {
    if (isLabel(topic)) {
      below.push(lowered(topic));
      continue;
    }
    const last = below[0];
    const position = last ? { from: topic.position.from, to: last.position.to } : topic.position;
    out.push(last ? { ...topic, position, topics: [...topic.topics, ...below.reverse()] } : topic);
    below = [];
  }
  return out.reverse();
};

/** Headings that come again and again beside others stand below the one before them, whatever their marks say. */
export const withRecurringBelow = (outline: Outline): Outline => ({
  ...outline,
  topics: folded(outline.topics),
});
