import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { languages } from '../../../languages/languages.ts';
import type { Block, BlockOf, ListItem } from '../document/sourceDocument.ts';
import { isReadingList } from './leftOut/readingLists.ts';

const patterns = new Map<Language, RegExp>();

/** "5 minutes", "10 min", "15分", with a word after it at most: "5 minute timebox". */
const minutesIn = (language: Language): RegExp => {
  const known = patterns.get(language);
  if (known) return known;
  const { locale } = languages[language];
  const names = (['long', 'short'] as const).flatMap((unitDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay });
    return [1, 2, 5].map((count) =>
      format
        .formatToParts(count)
        .flatMap(({ type, value }) => (type === 'unit' ? [value.replace('.', '')] : []))
        .join(''),
    );
  });
  const words = [...new Set(names)].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  const made = new RegExp(`^[([]?\\p{N}{1,3}[ -]?(?:${words.join('|')})\\.?(?: \\p{L}+)?[)\\]]?\\.?$`, 'iu');
  patterns.set(language, made);
  return made;
};

/** What minutes are called in a language is asked of no other text: it takes long to find out. */
const figureAndWords = /^[([]?\p{N}{1,3}\P{N}.{0,40}$/u;
const isAllotted = (text: string, language: Language): boolean =>
  figureAndWords.test(text.trim()) &&
  (minutesIn(language).test(text.trim()) || minutesIn('us').test(text.trim()));

const startsWithFigure = /^\P{L}*\p{N}/u;

type Taken = (text: string, list: BlockOf<'list'>) => void;

/**
 * Lists without the minutes that an agenda gives to a topic: the first entry below it, but for where to read on, and
 * no amount among others.
 */
export const withoutTimeAllotted = (block: Block, language: Language, taken: Taken): Block => {
  if (block.kind !== 'list') return block;
  const [first, second] = block.items.filter((item) => !isReadingList(item));
  const text = first ? plain(first.text) : '';
  const isTime =
    second !== undefined &&
    first?.blocks.length === 0 &&
    isAllotted(text, language) &&
    !startsWithFigure.test(plain(second.text));
  if (isTime) taken(text, block);
  const items = isTime ? block.items.filter((item) => item !== first) : block.items;
  return {
    ...block,
    items: items.map(
      (item): ListItem => ({
        ...item,
        blocks: item.blocks.map((inner) => withoutTimeAllotted(inner, language, taken)),
      }),
    ),
  };
};
