import { plain, type RichText } from '../../deck/richText.ts';
import { blockTexts } from '../reading/blockTexts.ts';
import type { Block } from '../reading/sourceDocument.ts';

const longestByline = 76;
const entry = /^[\p{L}\p{M}][\p{L}\p{M} ()-]{1,24}[:：]\s*\S.{0,50}$/u;
const seam = /(?<=[^.\s]{2})[.;]\s+(?=[\p{L}\p{M} ]{2,24}[:：])|\s*[|·•]\s*|\s*\n\s*/u;

const textsOf = (block: Block): RichText[] =>
  block.kind === 'paragraph' || (block.kind === 'list' && !block.ordered) ? blockTexts(block) : [];

/** "Author: Priya Raman. Status: draft." at the beginning of a document stands on its cover. */
export const metadataOf = (block: Block | undefined): string | undefined => {
  if (!block) return undefined;
  const entries = textsOf(block)
    .flatMap((text) => plain(text).split(seam))
    .map((part) => part.trim().replace(/[.;,]$/, ''))
    .filter((part) => part !== '');
  const line = entries.join(' · ');
  return entries.length >= 2 && entries.every((part) => entry.test(part)) && line.length <= longestByline
    ? line
    : undefined;
};
