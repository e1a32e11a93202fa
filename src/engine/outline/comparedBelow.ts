import { plain, type RichText } from '../../deck/richText.ts';
import type { BlockOf } from '../reading/document/sourceDocument.ts';
import type { Outline, Topic } from './outline.ts';

const enumerated = /^\s*(?:\p{L}+\s)?\(?(\p{Lu}|\d{1,2})(?:[.):]|\s|$)/u;
const leastLetters = 4;

const lettersOf = (text: RichText): string =>
  plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** "A unique index" is "A. Unique constraint on account and plate", "Redis" is "Redis with SETNX". */
const isNameOf = (label: RichText, heading: RichText): boolean => {
  const [own, other] = [enumerated.exec(plain(label))?.[1], enumerated.exec(plain(heading))?.[1]];
  if (own !== undefined && own === other) return true;
  const [short, long] = [lettersOf(label), lettersOf(heading)];
  return short.length >= leastLetters && ` ${long} `.includes(` ${short} `);
};

const leastNamed = 2;

/** In its rows or in its columns. */
const compares = ({ head, rows }: BlockOf<'table'>, topics: readonly Topic[]): boolean => {
  const names = rows.flatMap(([label]) => (label === undefined ? [] : [label]));
  return [names, head].some(
    (labels) =>
      topics.filter(({ heading }) => labels.some((label) => isNameOf(label, heading))).length >= leastNamed,
  );
};

/** What compares all that stands beside each other is of none of them, though it stands below the last. */
const withComparison = (topic: Topic): Topic => {
  const topics = topic.topics.map(withComparison);
  const last = topics.at(-1);
  const table = last?.blocks.at(-1);
  const isOfAll =
    last !== undefined &&
    topics.length >= leastNamed &&
    last.topics.length === 0 &&
    last.blocks.length > 1 &&
    table?.kind === 'table' &&
    compares(table, topics);
  if (!isOfAll) return topics.every((each, at) => each === topic.topics[at]) ? topic : { ...topic, topics };
  const compared: Topic = {
    ...last,
    heading: [],
    position: table.position,
    blocks: [table],
    notes: [],
  };
  return {
    ...topic,
    topics: [...topics.slice(0, -1), { ...last, blocks: last.blocks.slice(0, -1) }, compared],
  };
};

export const withComparisons = (outline: Outline): Outline => ({
  ...outline,
  topics: outline.topics.map(withComparison),
});
