import type { RewriteStyle } from '../../api/generationOptions.ts';
import { plain } from '../../deck/richText.ts';
import type { Block, BlockOf } from '../reading/sourceDocument.ts';
import { estimateWords } from '../writing/estimateWords.ts';
import { isOneLine } from '../writing/oneLineCode.ts';
import { isLoud } from '../writing/points.ts';
import { isVisual, type RequiredVisual, type Visual } from './material.ts';
import type { Topic } from './outline.ts';

/** Some blocks of one topic, in order. */
export interface Piece {
  readonly topic: Topic;
  readonly blocks: readonly Block[];
  readonly isFirst: boolean;
}

/** A passage before it has a title: what one slide, or a few, would be made of. */
export interface Stretch {
  /** From the section's root to the topic whose heading is its title. */
  readonly path: readonly Topic[];
  readonly pieces: readonly Piece[];
  readonly visual?: Visual;
  /** Several pictures on one slide, the visual the first of them. */
  readonly gallery?: readonly { readonly picture: RequiredVisual; readonly topic: Topic }[];
  /** Of its prose. */
  readonly words: number;
  readonly slides: number;
}

/** How many words of prose a slide of bullets shows well. */
export const slideWords = 50;
/** Beside a picture. */
export const besideWords = 40;

export const shownShare: Readonly<Record<RewriteStyle, number>> = { Preserve: 1, Subtle: 0.66, Strong: 0.32 };

export const isRequired = (visual: Visual | undefined): visual is RequiredVisual =>
  visual?.kind === 'image' || visual?.kind === 'diagram';

/** Visuals inside lists, quotes and callouts are shown as well; the block around them stays whole in the notes. */
export const visualsWithin = (block: Block): Visual[] => {
  if (isVisual(block)) return [block];
  if (block.kind === 'list') return block.items.flatMap((item) => item.blocks.flatMap(visualsWithin));
  if (block.kind === 'quote' || block.kind === 'callout') return block.blocks.flatMap(visualsWithin);
  return [];
};

export const proseWords = (block: Block): number => {
  switch (block.kind) {
    case 'paragraph':
      return estimateWords(plain(block.text));
    case 'list':
      return block.items.reduce(
        (sum, item) =>
          sum +
          estimateWords(plain(item.text)) +
          item.blocks.reduce((inner, child) => inner + proseWords(child), 0),
        0,
      );
    case 'quote':
    case 'callout':
      return block.blocks.reduce((sum, child) => sum + proseWords(child), 0);
    case 'code':
      return isOneLine(block) ? estimateWords(block.code) : 0;
    default:
      return 0;
  }
};

const mostSlides = 3;
/** A long listing shows its telling part, a long table two pages of rows; the notes hold them whole. */
const mostVisualSlides: Partial<Record<Visual['kind'], number>> = { table: 2 };

const visualSlides = (visual: Visual): number => {
  const pages =
    visual.kind === 'table'
      ? Math.ceil(visual.rows.length / 9)
      : visual.kind === 'code'
        ? Math.ceil(visual.code.split('\n').length / 18)
        : 1;
  return Math.min(mostVisualSlides[visual.kind] ?? 1, Math.max(1, pages));
};

const textSlides = (words: number, style: RewriteStyle): number =>
  Math.min(mostSlides, Math.max(1, Math.round((words * shownShare[style]) / slideWords)));

type Paragraph = BlockOf<'paragraph'>;

/** A sentence that introduces what follows it: "The gateway treats every request as new:" */
const longestLead = 170;
const introduces = (block: Block | undefined): block is Paragraph =>
  block?.kind === 'paragraph' && plain(block.text).length <= longestLead;

const besideText = (run: readonly Block[], words: number): boolean =>
  run.length > 0 && words <= 1.6 * besideWords;

/** "where w is the weight of a class" */
const explains = ([block]: readonly Block[]): boolean =>
  block?.kind === 'paragraph' && /^\p{Ll}/u.test(plain(block.text).trimStart());

/** What is said with more weight than the text around it: a quote, a warning. */
const standsAlone = (block: Block): boolean => {
  if (block.kind !== 'quote' && !isLoud(block)) return false;
  const words = proseWords(block);
  return visualsWithin(block).length === 0 && words >= 5 && words <= 60;
};

/** The slides a topic's own blocks would have with all the room in the world. */
const ownStretches = (path: readonly Topic[], style: RewriteStyle): Stretch[] => {
  const topic = path.at(-1);
  if (!topic) return [];
  const stretches: Stretch[] = [];
  let run: Block[] = [];
  const wordsOf = (blocks: readonly Block[]) => blocks.reduce((sum, block) => sum + proseWords(block), 0);
  const add = (blocks: readonly Block[], visual?: Visual): void => {
    const words = wordsOf(blocks);
    const slides = visual ? visualSlides(visual) : textSlides(words, style);
    const piece = { topic, blocks, isFirst: stretches.length === 0 };
    stretches.push({ path, pieces: [piece], ...(visual ? { visual } : {}), words, slides });
  };
  /** A picture without text takes what is said of it, a formula what its letters stand for. */
  const goesBeside = (blocks: readonly Block[], last: Stretch | undefined): last is Stretch =>
    last !== undefined &&
    (last.visual?.kind === 'image' ? last.words === 0 : last.visual?.kind === 'math' && explains(blocks)) &&
    blocks.every(({ kind }) => kind === 'paragraph') &&
    besideText(blocks, wordsOf(blocks));
  const flush = (): void => {
    const last = stretches.at(-1);
    if (goesBeside(run, last)) {
      const [piece] = last.pieces;
      stretches[stretches.length - 1] = {
        ...last,
        pieces: piece ? [{ ...piece, blocks: [...piece.blocks, ...run] }] : [],
        words: last.words + wordsOf(run),
      };
    } else if (run.length > 0) add(run);
    run = [];
  };
  for (const block of topic.blocks) {
    if (standsAlone(block)) {
      flush();
      add([block]);
      continue;
    }
    if (!isVisual(block)) run.push(block);
    for (const visual of visualsWithin(block)) {
      const lead = run.at(-1);
      if (visual.kind === 'image' && besideText(run, wordsOf(run))) {
        add(run, visual);
        run = [];
      } else if (lead !== block && introduces(lead) && !goesBeside(run, stretches.at(-1))) {
        run.pop();
        flush();
        add([lead], visual);
      } else {
        flush();
        add([], visual);
      }
    }
  }
  flush();
  if (stretches.length === 0 && topic.notes.length > 0) add([]);
  return stretches;
};

const isEmpty = (topic: Topic): boolean =>
  topic.blocks.length === 0 && topic.notes.length === 0 && topic.topics.length === 0;

/** A heading with nothing under it is still a heading of the deck. */
const bareStretch = (path: readonly Topic[], topic: Topic): Stretch => ({
  path,
  pieces: [{ topic, blocks: [], isFirst: true }],
  words: 0,
  slides: 1,
});

export const stretchesOf = (path: readonly Topic[], style: RewriteStyle): Stretch[] => {
  const topic = path.at(-1);
  if (!topic) return [];
  if (isEmpty(topic)) return [bareStretch(path, topic)];
  return [
    ...ownStretches(path, style),
    ...topic.topics.flatMap((child) => stretchesOf([...path, child], style)),
  ];
};
