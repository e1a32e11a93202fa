import { plain } from '../../../deck/richText.ts';
import { isVisual } from '../../features/visual.ts';
import type { Part } from '../../planning/scenes/scene.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { isBlank, joinRich } from '../../text/richJoin.ts';
import type { DraftedScene } from '../../writing/draftedDeck.ts';
import { blockMarkdown } from '../../writing/notes/blockMarkdown.ts';

const longestVisual = 1_500;

/** What a model words anew: a scene of the outline writer's plan. */
export type Passage = Pick<DraftedScene, 'title' | 'kicker' | 'heading' | 'body' | 'parts'>;

/** Whether a passage has something that is placed as it is: a table, a picture, a quotation. */
export const isPlaced = ({ body }: Passage): boolean =>
  body.kind === 'visual' || body.kind === 'gallery' || body.kind === 'quote';

export const visualsOf = ({ body }: Passage): readonly Block[] =>
  body.kind === 'visual'
    ? [body.visual]
    : body.kind === 'gallery'
      ? body.pictures.map(({ picture }) => picture)
      : [];

const shortMarkdown = (block: Block): string => {
  const text = blockMarkdown(block);
  return text.length > longestVisual ? `${text.slice(0, longestVisual)} …` : text;
};

/** What the model reads of a passage. */
export const passageText = (passage: Passage): string => {
  const placed = new Set(visualsOf(passage));
  const isOne = passage.parts.length === 1;
  return [
    ...passage.parts.flatMap(({ heading, blocks }) => [
      ...(isOne || plain(heading).trim() === '' ? [] : [`**${plain(heading)}**`]),
      ...blocks.filter((block) => !placed.has(block)).map(blockMarkdown),
    ]),
    ...[...placed].map((block) => `[${block.kind}, placed by its passage's id]\n${shortMarkdown(block)}`),
  ].join('\n\n');
};

export const idOf = (at: number): string => `p${at + 1}`;
export const passageAt = (passages: readonly Passage[], id: string): number =>
  passages.findIndex((_, at) => idOf(at) === id);

/** What a passage's text has in it that may stand on a slide of its own, if the model wants it to. */
const withinText = (passage: Passage): Passage[] => {
  if (isPlaced(passage)) return [];
  const { title, heading } = passage;
  return passage.parts.flatMap(({ blocks, ...part }) =>
    blocks.flatMap((block): Passage[] => {
      if (isVisual(block))
        return [{ title, heading, parts: [], body: { kind: 'visual', visual: block, beside: [] } }];
      if (block.kind !== 'quote') return [];
      const text = joinRich(
        block.blocks.flatMap((inner) => (inner.kind === 'paragraph' ? [inner.text] : [])),
        ' ',
      );
      const who = block.who ? { who: block.who } : {};
      return isBlank(text)
        ? []
        : [{ title, heading, parts: [{ ...part, blocks: [block] }], body: { kind: 'quote', text, ...who } }];
    }),
  );
};

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
export const notedParts = ({ parts, kicker, title }: Passage): Part[] => {
  const [first] = parts;
  if (!first) return [];
  const known = new Set(parts.map((part) => plain(part.heading)));
  const headings = [kicker, title].flatMap((text) => {
    const written = plain(text ?? []);
    if (!text || written.trim() === '' || known.has(written)) return [];
    known.add(written);
    return [text];
  });
  const bare = { ...first, blocks: [], notes: [] };
  return [...headings.map((text) => ({ ...bare, heading: text })), ...parts];
};
