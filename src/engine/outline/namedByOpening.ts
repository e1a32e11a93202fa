import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { withoutColon } from '../../deck/withoutColon.ts';
import type { Block } from '../reading/document/sourceDocument.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { isBlank, joinRich, joinSentences } from '../text/richJoin.ts';
import { richSentences } from '../text/sentences.ts';
import { withoutFullStop } from '../text/shorten.ts';
import { isTimeLabelAnywhere } from '../text/timeLabels.ts';
import type { Outline, Topic } from './outline.ts';

const leastTimes = 3;
const mostWords = 6;

/** "1st Order of business" and "4th Order of business", "Question 2": by their numbers alone they differ. */
const keyOf = ({ heading }: Topic): string =>
  plain(heading)
    .toLowerCase()
    .replace(/\d+(?:st|nd|rd|th|er|ème|º|ª|\.)?/gu, '#')
    .trim();

/** What a section begins with, in a few words, and the rest of it. */
const openingOf = (
  [first, ...others]: readonly Block[],
  language: Language,
): { readonly name: RichText; readonly blocks: readonly Block[] } | undefined => {
  if (first?.kind !== 'paragraph') return undefined;
  const [name = [], ...rest] = richSentences(first.text, language);
  const isName =
    !isBlank(name) && /[\p{L}\p{N}.。]\s*$/u.test(plain(name)) && estimateWords(plain(name)) <= mostWords;
  if (!isName || rest.length + others.length === 0) return undefined;
  const left: Block[] = rest.length > 0 ? [{ ...first, text: joinSentences(rest) }] : [];
  return { name: withoutFullStop(name), blocks: [...left, ...others] };
};

const named = (topics: readonly Topic[], language: Language): readonly Topic[] => {
  const times = Map.groupBy(topics, keyOf);
  return topics.map((topic): Topic => {
    const inner = { ...topic, topics: named(topic.topics, language) };
    const key = keyOf(topic);
    const isCounted =
      key.includes('#') &&
      /\p{L}/u.test(key) &&
      times.get(key)!.length >= leastTimes &&
      !isTimeLabelAnywhere(plain(topic.heading));
    const opening = isCounted ? openingOf(topic.blocks, language) : undefined;
    return opening
      ? {
          ...inner,
          heading: joinRich([withoutColon(topic.heading), opening.name], ': '),
          blocks: opening.blocks,
        }
      : inner;
  });
};

/** Headings that only count are called as well by what stands first below them: "4th Order of business: Logo contest". */
export const withNamesOfCounted = (outline: Outline, language: Language): Outline => ({
  ...outline,
  topics: named(outline.topics, language),
});
