import { plain, type RichText } from '../../../deck/richText.ts';
import type { Block, SourceDocument } from '../document/sourceDocument.ts';

/** As each is called in itself and in English, and the signs that some call them by. */
const language =
  /^(?:english|español|spanish|português|portuguese|français|french|deutsch|german|italiano|italian|nederlands|dutch|polski|polish|türkçe|turkish|русский|russian|українська|ukrainian|bahasa indonesia|indonesian|tiếng việt|vietnamese|中文|简体中文|繁體中文|繁体中文|chinese|英文|英語|日文|日本語|japanese|한국어|korean|हिन्दी|hindi|বাংলা|العربية|arabic|en|es|pt|pt-br|fr|de|it|ja|ko|zh|zh-cn|zh-tw|ru)$/u;
const beside = /\s*(?:[([（][^)\]）]*[)\]）]|version|versión|versão|verze|版本?|버전)\s*/iu;
const between = /\s*[|·•/,，、]\s*|\s+[–—-]\s+/u;

const namesLanguages = (text: RichText): boolean => {
  const names = plain(text)
    .split(between)
    .map((name) => name.replace(beside, ' ').trim().toLowerCase());
  const isNamed = names.length > 1 || beside.test(plain(text)) || text.some(({ href }) => href !== undefined);
  return isNamed && names.every((name) => language.test(name));
};

const isSwitch = (block: Block): boolean => {
  if (block.kind === 'paragraph') return namesLanguages(block.text);
  return (
    block.kind === 'list' &&
    block.items.every(({ text, blocks }) => blocks.length === 0 && namesLanguages(text))
  );
};

const mostAbove = 3;
const without = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter((block, at) => at >= mostAbove || !isSwitch(block));

/** "**Português** | [English](en.md)" at the beginning leads to the same page in another language. */
export const withoutLanguageSwitch = (document: SourceDocument): SourceDocument => {
  const [first, ...others] = document.sections;
  const blocks = without(document.blocks);
  const sections = first ? [{ ...first, blocks: without(first.blocks) }, ...others] : document.sections;
  return { ...document, blocks, sections };
};
