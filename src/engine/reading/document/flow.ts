import type { RichText } from '../../../deck/richText.ts';
import type { Block, Position, SourceSection } from './sourceDocument.ts';

interface Heading {
  readonly kind: 'heading';
  readonly depth: number;
  readonly text: RichText;
  readonly position: Position;
}

/** Where sections of this depth end though no heading follows: what comes next belongs to the one around them. */
interface End {
  readonly kind: 'end';
  readonly depth: number;
}

/** A document from top to bottom, before headings and blocks become sections. */
export type FlowItem = Heading | End | Block;

interface OpenSection {
  readonly heading: Heading;
  readonly blocks: Block[];
  readonly sections: SourceSection[];
  to: number;
}

/** A tree by the headings' depths; levels may be skipped. */
export function sectionsOf(flow: readonly FlowItem[]): {
  readonly blocks: readonly Block[];
  readonly sections: readonly SourceSection[];
} {
  const blocks: Block[] = [];
  const sections: SourceSection[] = [];
  const open: OpenSection[] = [];

  const closeDownTo = (depth: number): void => {
    while (open.length > 0 && open[open.length - 1]!.heading.depth >= depth) {
      const { heading, blocks, sections: inner, to } = open.pop()!;
      const parent = open.at(-1);
      const position = { from: heading.position.from, to };
      const section = { heading: heading.text, depth: heading.depth, position, blocks, sections: inner };
      (parent ? parent.sections : sections).push(section);
      if (parent) parent.to = Math.max(parent.to, to);
    }
  };

  for (const item of flow) {
    if (item.kind === 'heading') {
      closeDownTo(item.depth);
      open.push({ heading: item, blocks: [], sections: [], to: item.position.to });
      continue;
    }
    if (item.kind === 'end') {
      closeDownTo(item.depth);
      continue;
    }
    const section = open.at(-1);
    (section ? section.blocks : blocks).push(item);
    if (section) section.to = Math.max(section.to, item.position.to);
  }
  closeDownTo(0);
  return { blocks, sections };
}
