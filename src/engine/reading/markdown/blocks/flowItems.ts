import { greatest } from '../../../../deck/extremes.ts';
import type { FlowItem } from '../../document/flow.ts';
import { strong } from '../../document/richTextBuilder.ts';
import type { Block, Position } from '../../document/sourceDocument.ts';
import { isElement, type Node } from '../elements/element.ts';

export const strongParagraph = (item: FlowItem): FlowItem =>
  item.kind === 'paragraph' ? { ...item, text: item.text.map(strong) } : item;

/** What stands for an item where headings cannot. */
export const withoutHeading = (item: FlowItem): readonly Block[] => {
  if (item.kind === 'end') return [];
  return item.kind === 'heading'
    ? [{ kind: 'paragraph', text: item.text.map(strong), position: item.position }]
    : [item];
};

/** From the first line of a run to its last. */
export const spanOf = (run: readonly Node[]): Position | undefined => {
  const positions = run.filter(isElement).map(({ position }) => position);
  if (positions.length === 0) return undefined;
  return { from: positions[0]!.from, to: greatest(positions.map(({ to }) => to)) };
};
