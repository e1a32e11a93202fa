import { plain } from '../../deck/richText.ts';
import { wordsOfBlock } from '../features/blockWords.ts';
import { isTimeLabelAnywhere } from '../text/timeLabels.ts';
import type { Topic } from './outline.ts';

const least = 2;
/** "All times in EEST" */
const mostSaid = 12;

const isDay = ({ heading }: Topic): boolean => isTimeLabelAnywhere(plain(heading));

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

/** "Timeline" with nothing of its own above "May 12" and "May 13", all of one level: the days are what it names. */
export const withDaysBelow = (topics: readonly Topic[]): Topic[] => {
  const all: Topic[] = [];
  for (let at = 0; at < topics.length; at += 1) {
    const topic = topics[at]!;
    const end = topics.findIndex((each, other) => other > at && !(isDay(each) && each.depth === topic.depth));
    const days = topics.slice(at + 1, end < 0 ? topics.length : end);
    if (days.length < least || isDay(topic) || !isBareName(topic)) {
      all.push(topic);
      continue;
    }
    const position = { from: topic.position.from, to: days.at(-1)!.position.to };
    all.push({ ...topic, position, topics: days.map(below) });
    at += days.length;
  }
  return all;
};
