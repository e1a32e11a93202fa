import { plain, type RichText } from '../../../../deck/richText.ts';
import type { Block, SourceDocument } from '../../document/sourceDocument.ts';

const codes = 'en es pt fr de it nl pl tr ru uk id vi zh zh-Hans zh-Hant ja ko hi bn ar'.split(' ');
/** What these are written as besides. */
const others = ['pt-br', 'zh-cn', 'zh-tw', '英文', '日文', '繁体中文'];
let names: ReadonlySet<string> | undefined;
/** What each language is called in each of them: made when something may be one. */
const namesOfLanguages = (): ReadonlySet<string> => {
  names ??= new Set(
    [
      ...codes.flatMap((code) => {
        const named = new Intl.DisplayNames(code, { type: 'language' });
        return codes.map((each) => named.of(each) ?? each);
      }),
      ...codes,
      ...others,
    ].map((name) => name.toLowerCase()),
  );
  return names;
};

const longestName = 40;
/** "Português (Brasil)": what is looked up is short and without a number. */
const isShort = (part: string): boolean =>
  part.length <= longestName && part.split(' ').length <= 4 && !/\d/.test(part);
const longestSwitch = longestName * codes.length;
const beside = /\s*(?:[([（][^)\]）]*[)\]）]|version|versión|versão|verze|版本?|버전)\s*/iu;
const between = /\s*[|·•/,，、]\s*|\s+[–—-]\s+/u;

/** "Read this in:" */
const label = /^[^:：]{1,30}[:：]\s*/u;

const namesLanguages = (text: RichText): boolean => {
  const whole = plain(text);
  if (whole.length > longestSwitch) return false;
  const parts = whole.replace(label, '').split(between);
  const isNamed = parts.length > 1 || beside.test(whole) || text.some(({ href }) => href !== undefined);
  return (
    isNamed &&
    parts.every(isShort) &&
    parts.every((part) => namesOfLanguages().has(part.replace(beside, ' ').trim().toLowerCase()))
  );
};

const isSwitch = (block: Block): boolean => {
  if (block.kind === 'paragraph') return namesLanguages(block.text);
  return (
    block.kind === 'list' &&
    block.items.every(({ text, blocks }) => blocks.length === 0 && namesLanguages(text))
  );
};

const mostAbove = 6;
const without = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter((block, at) => at >= mostAbove || !isSwitch(block));

/** "**Português** | [English](en.md)" at the beginning leads to the same page in another language. */
export const withoutLanguageSwitch = (document: SourceDocument): SourceDocument => {
  const [first, ...others] = document.sections;
  const blocks = without(document.blocks);
  const sections = first ? [{ ...first, blocks: without(first.blocks) }, ...others] : document.sections;
  return { ...document, blocks, sections };
};
