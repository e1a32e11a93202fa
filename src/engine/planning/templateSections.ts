import type { Language } from '../../api/generationOptions.ts';
import { plain, rich } from '../../deck/richText.ts';
import type { DeckTemplate, DeckTemplateSection } from '../../deck/templates/deckTemplate.ts';
import { sectionWords } from '../../deck/templates/sectionWords.ts';
import { normalized, subjectCues, subjectScore } from '../../languages/recognising/subjects.ts';
import { textsOf } from '../outline/gather.ts';
import type { Outline, Topic } from '../outline/outline.ts';
import { contentWords } from '../text/contentWords.ts';
import type { SectionSeed } from './sections.ts';

export interface TemplateSections {
  readonly seeds: readonly SectionSeed[];
  /** Sections that no source says anything about. */
  readonly empty: readonly { readonly id: string; readonly title: string; readonly description: string }[];
  /** What the sources say about sections that were not chosen. */
  readonly leftOut: readonly Topic[];
}

const sampleWords = 400;

type Bag = ReadonlyMap<string, number>;

const bagOf = (words: readonly string[]): Bag => {
  const bag = new Map<string, number>();
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
};

/** Words that few of the texts have say more about the one that has them. */
const rarityOf = (bags: readonly Bag[]): ((word: string) => number) => {
  const counts = new Map<string, number>();
  for (const bag of bags) for (const word of bag.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + bags.length / (counts.get(word) ?? 1));
};

const similarity = (a: Bag, b: Bag, rarity: (word: string) => number): number => {
  const length = (bag: Bag) =>
    Math.sqrt([...bag].reduce((sum, [word, count]) => sum + (count * rarity(word)) ** 2, 0));
  let dot = 0;
  for (const [word, count] of a) dot += count * (b.get(word) ?? 0) * rarity(word) ** 2;
  const lengths = length(a) * length(b);
  return lengths === 0 ? 0 : dot / lengths;
};

const headingWeight = 1;
const alsoWeight = 0.6;
const textWeight = 2;
/** Less is no more than chance. */
const leastLikeness = 0.25;
/** Less says nothing of it at all. */
const leastTouched = 0.18;

/** Topics that are about different sections of the template go there one by one. */
const movable = (topics: readonly Topic[], likes: (topic: Topic) => boolean): Topic[] =>
  topics.flatMap((topic) => {
    const inner = topic.topics.filter(likes);
    if (likes(topic) || inner.length < 2) return [topic];
    return [{ ...topic, topics: [] }, ...topic.topics];
  });

/** Puts what the sources say into the sections of a template that it is about. */
export const templateSections = (
  template: DeckTemplate,
  selected: readonly string[] | undefined,
  outline: Outline,
  answers: ReadonlyMap<string, Topic>,
  language: Language,
  deckLanguage: Language,
): TemplateSections => {
  const { sections } = template;
  const own = new Set(sections.map(({ subject }) => subject));
  const headingScore = (topic: Topic, section: DeckTemplateSection): number => {
    const text = normalized(plain(topic.heading));
    const also = (section.alsoAbout ?? []).filter((subject) => !own.has(subject));
    return Math.max(
      headingWeight * subjectScore(text, section.subject, language),
      ...also.map((subject) => alsoWeight * subjectScore(text, subject, language)),
      ...(text === normalized(section.title) ? [6] : []),
    );
  };
  const topics = movable(outline.topics, (topic) =>
    sections.some((section) => headingScore(topic, section) > 0),
  );
  const sectionBags = sections.map((section) =>
    bagOf(
      [section.subject, ...(section.alsoAbout ?? [])].flatMap((subject) =>
        subjectCues(subject, language).flatMap((cue) => contentWords(cue, language)),
      ),
    ),
  );
  const topicBags = topics.map((topic) =>
    bagOf(contentWords([...textsOf([topic])].join(' ').slice(0, 8 * sampleWords), language)),
  );
  const rarity = rarityOf([...sectionBags, ...topicBags]);
  const placed = sections.map((): Topic[] => []);
  /** What none of the sections is about, by the section that it stands after; -1: before the first. */
  const others = new Map<number, Topic[]>();
  const touched = sections.map(() => 0);
  let before = -1;
  topics.forEach((topic, index) => {
    const scores = sections.map(
      (section, at) =>
        headingScore(topic, section) + textWeight * similarity(topicBags[index]!, sectionBags[at]!, rarity),
    );
    const best = scores.reduce((top, score, at) => (score > (scores[top] ?? 0) ? at : top), 0);
    for (const [at, score] of scores.entries()) touched[at] = Math.max(touched[at]!, score);
    if ((scores[best] ?? 0) < leastLikeness) others.set(before, [...(others.get(before) ?? []), topic]);
    else {
      placed[best]!.push(topic);
      before = best;
    }
  });
  if (outline.intro.blocks.length > 0 && topics.length === 0) {
    const context = Math.max(
      0,
      sections.findIndex(({ subject }) => subject === 'context'),
    );
    placed[context]!.unshift({ ...outline.intro, heading: [] });
  }
  const wanted = sections.map((section, at) => {
    const answer = answers.get(section.id);
    const words = sectionWords(section, deckLanguage);
    return {
      id: section.id,
      ...words,
      topics: [...placed[at]!, ...(answer ? [{ ...answer, heading: answer.heading }] : [])],
    };
  });
  const ofOthers = (at: number): SectionSeed[] =>
    (others.get(at) ?? []).map((topic) => ({ title: topic.heading, topics: [topic] }));
  const isChosen = ({ id }: { readonly id: string }): boolean => selected?.includes(id) ?? true;
  const kept = wanted.filter(isChosen);
  return {
    // What no section is about keeps its own heading, where it stood.
    seeds: [
      ...(selected ? [] : ofOthers(-1)),
      ...wanted.flatMap((section, at): SectionSeed[] => [
        ...(isChosen(section) && section.topics.length > 0
          ? [{ id: section.id, title: rich(section.title), topics: section.topics }]
          : []),
        ...(selected ? [] : ofOthers(at)),
      ]),
    ],
    empty: kept
      .filter(({ id, topics: members }) => {
        const at = sections.findIndex((section) => section.id === id);
        // Something is said of it in another section: then nobody says that it is missing.
        return members.length === 0 && (touched[at] ?? 0) < leastTouched;
      })
      .map(({ id, title, description }) => ({ id, title, description })),
    leftOut: [
      ...wanted.filter((section) => !isChosen(section)).flatMap(({ topics: members }) => members),
      ...(selected ? [...others.values()].flat() : []),
    ],
  };
};
