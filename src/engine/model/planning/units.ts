import { plain, type RichText } from '../../../deck/richText.ts';
import type { Topic } from '../../outline/outline.ts';
import { blockMarkdown, headingMarkdown } from '../../writing/notes/blockMarkdown.ts';

const enough = 4;

const isOpenable = (topic: Topic): boolean => topic.topics.length > 1;

/** A heading with nothing of its own is in the notes of what follows it. */
const opened = (topic: Topic): Topic[] => {
  const own = { ...topic, topics: [] };
  if (topic.blocks.length > 0 || topic.notes.length > 0) return [own, ...topic.topics];
  return topic.topics.map((child, at) =>
    at === 0 ? { ...child, notes: [headingMarkdown(topic.heading, topic.depth), ...child.notes] } : child,
  );
};

/** What the model arranges: topics of the sources, opened where there are fewer than sections are asked for. */
export const unitsOf = (topics: readonly Topic[], sections: number | 'auto'): Topic[] => {
  const wanted = sections === 'auto' ? enough : sections;
  let units = [...topics];
  while (units.length < wanted) {
    const largest = units
      .filter(isOpenable)
      .reduce<Topic | undefined>(
        (best, topic) => (best && best.topics.length >= topic.topics.length ? best : topic),
        undefined,
      );
    if (!largest) return units;
    units = units.flatMap((unit) => (unit === largest ? opened(unit) : [unit]));
  }
  return units;
};

export const unitText = (topic: Topic): string =>
  [
    ...(plain(topic.heading).trim() === '' ? [] : [headingMarkdown(topic.heading, Math.min(6, topic.depth))]),
    ...topic.blocks.map(blockMarkdown),
    ...topic.topics.map(unitText),
  ].join('\n\n');

/** A topic of the model's own: what it says where the sources say nothing. */
export const inventedTopic = (heading: RichText, message: RichText, points: readonly RichText[]): Topic => {
  const position = { from: 1, to: 1 };
  return {
    source: 'prompt',
    heading,
    depth: 1,
    position,
    blocks: [
      { kind: 'paragraph', text: message, position },
      ...(points.length > 0
        ? [
            {
              kind: 'list' as const,
              ordered: false,
              start: 1,
              items: points.map((text) => ({ text, blocks: [] })),
              position,
            },
          ]
        : []),
    ],
    topics: [],
    notes: [],
  };
};
