import { plain } from '../../deck/richText.ts';
import type { HeadingKind } from '../../languages/cues.ts';
import { isHeadingOf } from '../../languages/recognising/isHeadingOf.ts';
import { blockTexts } from './blockTexts.ts';
import type { Block, SourceDocument, SourceSection } from './sourceDocument.ts';

const longestLicence = 400;

const longestName = 80;

const isNamed = (section: SourceSection, kind: HeadingKind): boolean =>
  isHeadingOf(plain(section.heading).slice(0, longestName), kind);

const textOf = (blocks: readonly Block[]): string => blocks.flatMap(blockTexts).map(plain).join('\n').trim();

const isEmpty = ({ blocks, sections }: SourceSection): boolean => blocks.length + sections.length === 0;

const copyrightLine = /^(©|\(c\)|copyright\b)/i;
const isFooter = (block: Block): boolean =>
  block.kind === 'paragraph' &&
  plain(block.text).length < 120 &&
  copyrightLine.test(plain(block.text).trim());

interface Tree {
  readonly blocks: readonly Block[];
  readonly sections: readonly SourceSection[];
}

type Notes = SourceDocument['notes'];

/** Without headings of contents whose list is gone; ways to other documents and a short licence at the end become notes. */
export function withoutBoilerplate(tree: Tree): Tree & { readonly notes: Notes } {
  const notes: Notes[number][] = [];
  return { ...withoutFooter(withoutSigns(withoutContents(tree), notes), notes), notes };
}

const leastSigns = 3;
const longestSign = 24;

/** "English | Deutsch | 日本語": a line of names above a document that lead to other ones. */
const isSigns = (block: Block): boolean => {
  if (block.kind !== 'paragraph') return false;
  const signs = plain(block.text).split(/\s+[|•·]\s+/u);
  return (
    signs.length >= leastSigns && signs.every((sign) => sign.length <= longestSign && !/[:.!?\d]/u.test(sign))
  );
};

function withoutSigns({ blocks, sections }: Tree, notes: Notes[number][]): Tree {
  const [signs, others] = [blocks.filter(isSigns), blocks.filter((block) => !isSigns(block))];
  if (others.length + sections.length === 0) return { blocks, sections };
  for (const block of signs) notes.push({ position: block.position, text: textOf([block]) });
  return { blocks: others, sections };
}

function withoutContents({ blocks, sections }: Tree): Tree {
  return {
    blocks,
    sections: sections
      .filter((section) => !(isEmpty(section) && isNamed(section, 'contents')))
      .map((section) => ({ ...section, ...withoutContents(section) })),
  };
}

function withoutFooter({ blocks, sections }: Tree, notes: Notes[number][]): Tree {
  const section = sections.at(-1);
  if (!section) {
    const block = blocks.at(-1);
    if (!block || blocks.length < 2 || !isFooter(block)) return { blocks, sections };
    notes.push({ position: block.position, text: textOf([block]) });
    return { blocks: blocks.slice(0, -1), sections };
  }
  const before = sections.slice(0, -1);
  const isAll = before.length + blocks.length === 0;
  const isLicence = !isAll && isNamed(section, 'license') && section.sections.length === 0;
  if (!isLicence || textOf(section.blocks).length > longestLicence)
    return { blocks, sections: [...before, { ...section, ...withoutFooter(section, notes) }] };
  notes.push({
    position: section.position,
    text: `${plain(section.heading)}\n${textOf(section.blocks)}`.trim(),
  });
  return { blocks, sections: before };
}
