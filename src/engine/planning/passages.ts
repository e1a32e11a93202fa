import { plain, type RichText } from '../../deck/richText.ts';
import type { Block, BlockOf } from '../reading/sourceDocument.ts';
import { isVisual, type Part, type Passage, type Visual } from './material.ts';
import type { Topic } from './outline.ts';

/** Visuals inside lists, quotes and callouts are shown as well; the block around them stays whole in the notes. */
export const visualsWithin = (block: Block): Visual[] => {
  if (isVisual(block)) return [block];
  if (block.kind === 'list') return block.items.flatMap((item) => item.blocks.flatMap(visualsWithin));
  if (block.kind === 'quote' || block.kind === 'callout') return block.blocks.flatMap(visualsWithin);
  return [];
};

const partOf = (topic: Topic, blocks: readonly Block[], isFirst: boolean): Part => ({
  source: topic.source,
  heading: topic.heading,
  depth: topic.depth,
  position: blocks.length === 0 ? topic.position : spanOf(blocks),
  blocks,
  notes: isFirst ? topic.notes : [],
});

const spanOf = (blocks: readonly Block[]) => ({
  from: Math.min(...blocks.map(({ position }) => position.from)),
  to: Math.max(...blocks.map(({ position }) => position.to)),
});

type Paragraph = BlockOf<'paragraph'>;

/** A sentence that introduces what follows it: "The gateway treats every request as new:" */
const longestLead = 160;
const introduces = (block: Block | undefined): block is Paragraph =>
  block?.kind === 'paragraph' && plain(block.text).length <= longestLead;

/** The slides a topic would have with all the room in the world, without those of its own topics. */
export const ownPassages = (topic: Topic, title: RichText, kicker?: RichText): Passage[] => {
  const passages: Passage[] = [];
  let run: Block[] = [];
  const add = (blocks: readonly Block[], visual?: Visual): void => {
    passages.push({
      title,
      ...(kicker ? { kicker } : {}),
      parts: [partOf(topic, blocks, passages.length === 0)],
      ...(visual ? { visual } : {}),
    });
  };
  const flush = (): void => {
    if (run.length > 0) add(run);
    run = [];
  };
  for (const block of topic.blocks) {
    const visuals = visualsWithin(block);
    if (!isVisual(block)) run.push(block);
    for (const visual of visuals) {
      const lead = run.at(-1);
      const takesRun = visual.kind === 'image' && run.length > 0 && run.length <= 3;
      if (takesRun) {
        add(run, visual);
        run = [];
      } else if (lead !== undefined && lead === block) {
        flush();
        add([], visual);
      } else if (introduces(lead)) {
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
  return passages;
};
