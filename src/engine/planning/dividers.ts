import type { RewriteStyle } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { isBlank } from '../writing/richJoin.ts';
import type { SectionMaterial } from './material.ts';
import type { Topic } from './outline.ts';
import type { Stretch } from './stretch.ts';

export interface Divider {
  readonly topic: Topic;
  /** The section's opening words are its message: they have no slide of their own. */
  readonly takesFirst: boolean;
  readonly slide: NonNullable<SectionMaterial['divider']>;
}

/** In shorter decks sections follow each other without a pause. */
const leastSlides = 14;
const leastInSection = 3;
const longestMessage = 34;

const slidesOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { slides }) => sum + slides, 0);

/** The slides that open sections, where a section is long enough and its heading has no slide of its own. */
export const dividersFor = (
  sections: readonly (readonly Stretch[])[],
  roots: readonly Topic[],
  style: RewriteStyle,
  deckTitle: RichText,
  room: number,
): (Divider | undefined)[] => {
  let left = room;
  const isLong = slidesOf(sections.flat()) >= leastSlides;
  return sections.map((stretches, index) => {
    const topic = roots[index];
    if (!isLong || style === 'Strong' || !topic || isBlank(topic.heading) || plain(topic.heading).length > 90)
      return undefined;
    if (slidesOf(stretches) < leastInSection || plain(topic.heading) === plain(deckTitle)) return undefined;
    const titled = stretches.filter(({ path }) => path.at(-1) === topic);
    const [first] = stretches;
    if (!first || titled.length > 1) return undefined;
    const isMessage =
      first.path.at(-1) === topic &&
      first.path.length === 1 &&
      first.visual === undefined &&
      first.words <= longestMessage &&
      first.pieces.length === 1 &&
      first.pieces.every(({ blocks }) => blocks.length === 1 && blocks[0]?.kind === 'paragraph');
    if (titled.length > 0 && !isMessage) return undefined;
    if (!isMessage && left < 1) return undefined;
    left -= isMessage ? 0 : 1;
    const block = isMessage ? first.pieces[0]?.blocks[0] : undefined;
    return {
      topic,
      takesFirst: isMessage,
      slide: {
        number: index + 1,
        title: topic.heading,
        ...(block?.kind === 'paragraph' ? { message: block.text } : {}),
        part: {
          source: topic.source,
          heading: topic.heading,
          depth: topic.depth,
          isLabeled: false,
          position: block?.position ?? { from: topic.position.from, to: topic.position.from },
          blocks: block ? [block] : [],
          notes: topic.notes,
        },
      },
    };
  });
};
