import { plain } from '../../deck/richText.ts';
import type { Slide } from '../../deck/slide.ts';
import type { Part, Visual } from '../planning/material.ts';
import type { Block } from '../reading/sourceDocument.ts';
import { blockMarkdown, headingMarkdown } from './blockMarkdown.ts';
import { slideText } from './slideText.ts';

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of a block where a slide may show all of it; undefined where only the whole block will do. */
const proseOf = (block: Block): string[] | undefined => {
  if (block.kind === 'paragraph') return [plain(block.text)];
  if (block.kind !== 'list') return undefined;
  const items = block.items.map((item) => {
    const inner = item.blocks.map(proseOf);
    return inner.every((part) => part !== undefined) ? [plain(item.text), ...inner.flat()] : undefined;
  });
  return items.every((item) => item !== undefined) ? items.flat() : undefined;
};

const hasLinks = (block: Block): boolean => JSON.stringify(block).includes('"href"');

/** What the slides of a passage do not show in full, as Markdown. */
export const speakerNotes = (
  parts: readonly Part[],
  slides: readonly Slide[],
  visual: Visual | undefined,
): string => {
  const shown = squeeze(slides.map(slideText).join('\n'));
  const isShown = (text: string): boolean => shown.includes(squeeze(text));
  const leftOut = (block: Block): boolean => {
    const prose = proseOf(block);
    return prose === undefined || hasLinks(block) || !prose.every(isShown);
  };
  const sections = parts.flatMap((part, index) => {
    const blocks = part.blocks.filter(leftOut).map(blockMarkdown);
    const heading =
      (index > 0 && blocks.length > 0) || !isShown(plain(part.heading))
        ? [headingMarkdown(part.heading, part.depth)]
        : [];
    return [...heading, ...blocks, ...part.notes];
  });
  return [...sections, ...(visual ? [blockMarkdown(visual)] : [])].filter((text) => text !== '').join('\n\n');
};
