import type { Language } from '../../api/generationOptions.ts';
import { plain } from '../../deck/richText.ts';
import type { Slide } from '../../deck/slide.ts';
import type { Part, Visual } from '../planning/material.ts';
import { blockTexts } from '../reading/blockTexts.ts';
import type { Block } from '../reading/sourceDocument.ts';
import { blockMarkdown, headingMarkdown } from './blockMarkdown.ts';
import { sentencesOf } from './sentences.ts';
import { slideText, spaced } from './slideText.ts';

/** The texts of a block that a slide may show in full; undefined where only the whole block will do. */
const proseOf = (block: Block): string[] | undefined => {
  if (block.kind === 'paragraph') return [plain(block.text)];
  if (block.kind !== 'list') return undefined;
  const items = block.items.map((item) => {
    const inner = item.blocks.map(proseOf);
    return inner.every((part) => part !== undefined) ? [plain(item.text), ...inner.flat()] : undefined;
  });
  return items.every((item) => item !== undefined) ? items.flat() : undefined;
};

const hasLinks = (block: Block): boolean =>
  blockTexts(block).some((text) => text.some(({ href }) => href !== undefined));

/** What the slides of a passage do not show in full, as Markdown. */
export const speakerNotes = (
  parts: readonly Part[],
  slides: readonly Slide[],
  visuals: readonly Visual[],
  language: Language,
): string => {
  let shown = spaced(slides.map(slideText).join('\n'));
  const isShown = (text: string): boolean =>
    sentencesOf(text, language).every((part) => shown.includes(spaced(part)));
  /** What is said twice is to be shown twice. */
  const take = (text: string): void => {
    for (const part of sentencesOf(text, language)) shown = shown.replace(spaced(part), () => ' ');
  };
  const isLeftOut = (block: Block): boolean => {
    const prose = proseOf(block);
    if (prose === undefined || hasLinks(block) || !prose.every(isShown)) return true;
    prose.forEach(take);
    return false;
  };
  const sections = parts.flatMap((part) => {
    const blocks = part.blocks.filter(isLeftOut).map(blockMarkdown);
    const needsHeading =
      part.heading.length > 0 && ((part.isLabeled && blocks.length > 0) || !isShown(plain(part.heading)));
    return [...(needsHeading ? [headingMarkdown(part.heading, part.depth)] : []), ...blocks, ...part.notes];
  });
  return [...sections, ...visuals.map(blockMarkdown)].filter((text) => text !== '').join('\n\n');
};
