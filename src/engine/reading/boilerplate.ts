import { plain } from '../../deck/richText.ts';
import { blockTexts } from './blockTexts.ts';
import type { Block, SourceSection } from './sourceDocument.ts';

const contents = new Set(
  [
    'table of contents, contents, toc, on this page, in this document, índice, tabla de contenidos, contenido',
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

const nameOf = (section: SourceSection): string =>
  plain(section.heading)
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '');

const length = (blocks: readonly Block[]): number =>
  blocks.flatMap(blockTexts).reduce((sum, text) => sum + plain(text).length, 0);

const isEmpty = ({ blocks, sections }: SourceSection): boolean => blocks.length + sections.length === 0;

const copyrightLine = /^(©|\(c\)|copyright\b)/i;
const isFooter = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' &&
  plain(block.text).length < 120 &&
  copyrightLine.test(plain(block.text).trim());

interface Tree {
  readonly blocks: readonly Block[];
  readonly sections: readonly SourceSection[];
}

/** Without headings of contents whose list is gone, and without a short licence at the end. */
export const withoutBoilerplate = (tree: Tree): Tree => withoutFooter(withoutContents(tree));

function withoutContents({ blocks, sections }: Tree): Tree {
  return {
    blocks,
    sections: sections
      .filter((section) => !(isEmpty(section) && contents.has(nameOf(section))))
      .map((section) => ({ ...section, ...withoutContents(section) })),
  };
}

function withoutFooter({ blocks, sections }: Tree): Tree {
  const last = sections.at(-1);
  if (!last)
    return { blocks: blocks.length > 1 && isFooter(blocks.at(-1)) ? blocks.slice(0, -1) : blocks, sections };
  const isLicence =
    licences.has(nameOf(last)) && last.sections.length === 0 && length(last.blocks) <= longestLicence;
  if (isLicence) return { blocks, sections: sections.slice(0, -1) };
  return { blocks, sections: [...sections.slice(0, -1), { ...last, ...withoutFooter(last) }] };
}
