import { plain } from '../../deck/richText.ts';
import { isVisual, type Part, type Passage } from '../planning/material.ts';
import type { Block } from '../reading/sourceDocument.ts';
import { blockMarkdown } from '../writing/blockMarkdown.ts';

const longestVisual = 1_500;

/** A quotation is shown as it was said, like a table. */
const quoteOf = ({ visual, parts }: Passage): Block | undefined => {
  const [block, ...others] = parts.flatMap(({ blocks }) => blocks);
  return !visual && others.length === 0 && block?.kind === 'quote' ? block : undefined;
};

/** Whether a passage has something that is placed as it is. */
export const isPlaced = (passage: Passage): boolean =>
  passage.visual !== undefined || passage.gallery !== undefined || quoteOf(passage) !== undefined;

const visualText = ({ visual, gallery }: Passage): string[] => {
  const blocks = gallery ? gallery.map(({ picture }) => picture) : visual ? [visual] : [];
  return blocks.map((block) => {
    const text = blockMarkdown(block);
    return `[${block.kind}, placed by its passage's id]\n${text.length > longestVisual ? `${text.slice(0, longestVisual)} …` : text}`;
  });
};

/** What the model reads of a passage. */
export const passageText = (passage: Passage): string =>
  [
    ...passage.parts.flatMap(({ heading, isLabeled, blocks }) => [
      ...(isLabeled ? [`**${plain(heading)}**`] : []),
      ...blocks.map(blockMarkdown),
    ]),
    ...visualText(passage),
  ].join('\n\n');

export const idOf = (at: number): string => `p${at + 1}`;
export const passageAt = (passages: readonly Passage[], id: string): number =>
  passages.findIndex((_, at) => idOf(at) === id);

/** What a passage's text has in it that may stand on a slide of its own, if the model wants it to. */
const withinText = (passage: Passage): Passage[] =>
  isPlaced(passage)
    ? []
    : passage.parts.flatMap(({ blocks, ...part }) =>
        blocks.flatMap((block): Passage[] => {
          const { title } = passage;
          if (isVisual(block)) return [{ title, parts: [], visual: block, slides: 1 }];
          return block.kind === 'quote' ? [{ title, parts: [{ ...part, blocks: [block] }] }] : [];
        }),
      );

export interface Offered {
  readonly passages: readonly Passage[];
  /** From here on the model may place a passage or leave it in its text. */
  readonly optionalFrom: number;
}

export const offered = (passages: readonly Passage[]): Offered => ({
  passages: [...passages, ...passages.flatMap(withinText)],
  optionalFrom: passages.length,
});

/** A passage's parts, with the headings over it that the outline writer would show as titles. */
export const notedParts = ({ parts, above, heading, title, titleSentence }: Passage): Part[] => {
  const [first] = parts;
  if (!first) return [];
  const known = new Set(parts.map((part) => plain(part.heading)));
  const headings = [above, heading, titleSentence ? undefined : title].flatMap((text) => {
    const written = plain(text ?? []);
    if (!text || written.trim() === '' || known.has(written)) return [];
    known.add(written);
    return [text];
  });
  const bare = { ...first, isLabeled: false, blocks: [], notes: [] };
  return [...headings.map((text) => ({ ...bare, heading: text })), ...parts];
};
