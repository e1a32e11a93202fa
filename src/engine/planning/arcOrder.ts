import type { Language } from '../../api/generationOptions.ts';
import { greatest } from '../../deck/extremes.ts';
import { arcs } from '../../deck/narratives.ts';
import { plain } from '../../deck/richText.ts';
import { normalized, subjectScore } from '../../languages/recognising/subjects.ts';
import type { Narrative } from '../../languages/vocabulary.ts';
import type { Topic } from '../outline/outline.ts';

const numbered = /^\s*(?:\d+[.)]|[ivx]+\.|step \d|part \d|chapter \d)/i;
/** So many of the topics must have their place in the arc before it may change the writer's order. */
const leastKnown = 0.6;
const clear = 2;

/** The writer's order, unless a narrative was asked for and its arc clearly wants another. */
export const inArcOrder = (
  topics: readonly Topic[],
  narrative: Narrative,
  language: Language,
): readonly Topic[] => {
  if (topics.some(({ heading }) => numbered.test(plain(heading)))) return topics;
  const arc = arcs[narrative];
  const places = topics.map(({ heading }) => {
    const text = normalized(plain(heading));
    const scores = arc.map((subject) => subjectScore(text, subject, language));
    const best = greatest(scores);
    return best >= clear ? scores.indexOf(best) : undefined;
  });
  if (places.filter((place) => place !== undefined).length < leastKnown * topics.length) return topics;
  let last = -1;
  const settled = places.map((place) => {
    last = place ?? last;
    return last;
  });
  return topics
    .map((topic, index) => ({ topic, index, place: settled[index] ?? 0 }))
    .sort((a, b) => a.place - b.place || a.index - b.index)
    .map(({ topic }) => topic);
};
