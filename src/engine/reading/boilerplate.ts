import { plain } from '../../deck/richText.ts';
import { blockTexts } from './blockTexts.ts';
import type { Block, SourceDocument, SourceSection } from './sourceDocument.ts';

const contents = new Set(
  [
    'table of contents, table of content, contents, toc, on this page, in this document, índice, tabla de contenidos, contenido',
    'table des matières, sommaire, inhaltsverzeichnis, inhalt, indice, sommario, sumário, conteúdo',
    '目录, 目錄, daftar isi, 目次, 목차, المحتويات, جدول المحتويات, विषय सूची, सूचीपत्र',
  ]
    .join(', ')
    .split(', '),
);
const licences = new Set(
  [
    'license, licence, licensing, copyright, license and copyright, copyright and license',
    'licencia, lizenz, licenza, licença, 许可证, 授權, lisensi, ライセンス, 라이선스, رخصة, الترخيص, लाइसेंस, লাইসেন্স',
  ]
    .join(', ')
    .split(', '),
);
const longestLicence = 400;

const longestName = 80;

const nameOf = (section: SourceSection): string =>
  plain(section.heading)
    .slice(0, longestName)
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '');

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

/** Without headings of contents whose list is gone; a short licence at the end becomes a note. */
export function withoutBoilerplate(tree: Tree): Tree & { readonly notes: Notes } {
  const notes: Notes[number][] = [];
  return { ...withoutFooter(withoutContents(tree), notes), notes };
}

function withoutContents({ blocks, sections }: Tree): Tree {
  return {
    blocks,
    sections: sections
      .filter((section) => !(isEmpty(section) && contents.has(nameOf(section))))
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
  const isLicence = !isAll && licences.has(nameOf(section)) && section.sections.length === 0;
  if (!isLicence || textOf(section.blocks).length > longestLicence)
    return { blocks, sections: [...before, { ...section, ...withoutFooter(section, notes) }] };
  notes.push({
    position: section.position,
    text: `${plain(section.heading)}\n${textOf(section.blocks)}`.trim(),
  });
  return { blocks, sections: before };
}
