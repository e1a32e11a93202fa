import { plain } from '../../deck/richText.ts';
import { wordsOfBlock } from '../features/blockWords.ts';
import { isTimeLabelAnywhere } from '../text/timeLabels.ts';
import type { Outline, Topic } from './outline.ts';

const least = 2;
/** "All times in EEST" */
const mostSaid = 12;

/** Names of days have a number: none is asked for in every language without one. */
const isDay = ({ heading }: Topic): boolean => {
  const name = plain(heading);
  return /\p{N}/u.test(name) && isTimeLabelAnywhere(name);
};

const isBareName = ({ topics, blocks, heading }: Topic): boolean =>
  topics.length === 0 &&
  plain(heading).trim() !== '' &&
  blocks.reduce((sum, block) => sum + wordsOfBlock(block), 0) <= mostSaid &&
  blocks.every(({ kind }) => kind === 'paragraph');

const below = (topic: Topic): Topic => ({
  ...topic,
  depth: topic.depth + 1,
  topics: topic.topics.map(below),
});

const daysAfter = (topics: readonly Topic[], at: number): readonly Topic[] => {
  const { depth } = topics[at]!;
  let end = at + 1;
  while (end < topics.length && topics[end]!.depth === depth && isDay(topics[end]!)) end += 1;
  return topics.slice(at + 1, end);
};

const nested = (topics: readonly Topic[]): Topic[] => {
  const all: Topic[] = [];
  for (let at = 0; at < topics.length; at += 1) {
    const topic = topics[at]!;
    const days = isBareName(topic) && !isDay(topic) ? daysAfter(topics, at) : [];
    if (days.length < least) {
      all.push({ ...topic, topics: nested(topic.topics) });
      continue;
    }
    const position = { from: topic.position.from, to: days.at(-1)!.position.to };
    all.push({ ...topic, position, topics: nested(days).map(below) });
    at += days.length;
  }
  return all;
};

/** "Timeline" with nothing of its own above "May 12" and "May 13", all of one level: the days are what it names. */
export const withDaysBelow = (outline: Outline): Outline => ({ ...outline, topics: nested(outline.topics) });
