import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import type { Bullet } from '../../deck/slide.ts';
import type { Block, ListItem } from '../reading/sourceDocument.ts';
import { estimateWords } from './estimateWords.ts';
import { isOneLine } from './oneLineCode.ts';
import { joinSentences } from './richJoin.ts';
import { richSentences, sliceRich, trimRich } from './sentences.ts';

/** A statement of the text, as a bullet would show it. */
export interface Point {
  readonly lead?: RichText;
  readonly text: RichText;
  readonly checked?: boolean;
  readonly items?: readonly RichText[];
  /** Its number in an ordered list. */
  readonly number?: number;
  readonly from: 'sentence' | 'item' | 'quote';
  /** Whether it opens its paragraph: such sentences carry it. */
  readonly opens: boolean;
  /** Of a warning. */
  readonly isLoud?: boolean;
  readonly words: number;
}

const leadPattern = /^((?:(?![.!?]\s|[。！？]).){1,60}?(?::(?=\s)|：|\u3000|\s[–—-](?=\s)))/u;

const withoutStrong = (span: RichText[number]): RichText[number] => {
  const { marks, ...rest } = span;
  const others = marks?.filter((mark) => mark !== 'strong') ?? [];
  return others.length > 0 ? { ...rest, marks: others } : rest;
};

/** A lead that names the item and no more: "Revenue" of "Revenue: 14 million". */
const longestLead = 60;
const leadWords = 6;

/** What parts a bold name from what is said of it, with the symbols before: " 🚀 - " */
const separator = /^([^\p{L}\p{N}]{0,6}?)(?:\s*[:：]\s*|\s*[–—-]\s+|[,，]\s*(?=[\p{Lu}\p{Lo}\p{N}]))/u;

/** "**Revenue** 14 million" has a name, "**Revenue** grew" is a sentence with a bold word. */
const boldLead = (text: RichText): { lead: RichText; text: RichText } | undefined => {
  const [first, ...others] = text;
  if (!first?.marks?.includes('strong') || first.text.trim().length > longestLead) return undefined;
  const whole = plain(others);
  const [all, symbols = ''] = separator.exec(whole) ?? [''];
  const rest = trimRich(sliceRich(others, all.length, whole.length));
  if (rest.length === 0 || !isName(first.text)) return undefined;
  if (all === '' && !/[.:!?。：！？]\s*$/u.test(first.text) && /^\s*[\p{Ll}(,，]/u.test(whole))
    return undefined;
  return { lead: [...trimRich([withoutStrong(first)]), ...trimmedSymbols(symbols)], text: rest };
};

/** "usePolling (default:" breaks off in the middle. */
const isName = (lead: string): boolean =>
  lead.trim().split(/\s+/).length <= leadWords &&
  !/https?:$/.test(lead) &&
  (lead.match(/[([（]/g)?.length ?? 0) === (lead.match(/[)\]）]/g)?.length ?? 0);

const trimmedSymbols = (symbols: string): RichText =>
  symbols.trim() === '' ? [] : [{ text: ` ${symbols.trim()}` }];

/** "**Revenue:** 14 million", "`--port`: where it listens" and "Revenue – 14 million" have leads. */
export const splitLead = (text: RichText): { lead?: RichText; text: RichText } => {
  const bold = boldLead(text);
  if (bold) return bold;
  const whole = plain(text);
  const lead = leadPattern.exec(whole)?.[1];
  if (lead !== undefined && isName(lead)) {
    const rest = trimRich(sliceRich(text, lead.length, whole.length));
    const name = trimRich(sliceRich(text, 0, lead.replace(/\s[–—-]$/u, '').length));
    if (rest.length > 0) return { lead: name.map(withoutStrong), text: rest };
  }
  return { text };
};

export const pointWords = (point: Pick<Point, 'lead' | 'text' | 'items'>): number =>
  [point.lead ?? [], point.text, ...(point.items ?? [])].reduce(
    (sum, text) => sum + estimateWords(plain(text)),
    0,
  );

export const wordsOfAll = (points: readonly Point[]): number =>
  points.reduce((sum, { words }) => sum + words, 0);

/** The texts of nested blocks, each as one line. */
const linesOf = (blocks: readonly Block[]): RichText[] =>
  blocks.flatMap((block): RichText[] => {
    if (block.kind === 'paragraph') return [block.text];
    if (block.kind === 'list') return block.items.flatMap((item) => [item.text, ...linesOf(item.blocks)]);
    if (block.kind === 'quote' || block.kind === 'callout') return linesOf(block.blocks);
    if (isOneLine(block)) return [[{ text: block.code.trim(), marks: ['code'] }]];
    return [];
  });

const isBlankText = (text: RichText): boolean => plain(text).trim() === '';

/** Where few items of a list have names, what stands before a colon is none. */
const pointOfItem = (item: ListItem, number: number | undefined, isNamed = true): Point[] => {
  const lines = linesOf(item.blocks).filter((line) => !isBlankText(line));
  const [text, ...items] = isBlankText(item.text) ? lines : [item.text, ...lines];
  if (!text) return [];
  const point = {
    ...(isNamed ? splitLead(text) : (boldLead(text) ?? { text })),
    ...(item.checked === undefined ? {} : { checked: item.checked }),
    ...(items.length > 0 ? { items } : {}),
    ...(number === undefined ? {} : { number }),
    from: 'item',
    opens: true,
  } as const;
  return [{ ...point, words: pointWords(point) }];
};

const tinyWords = 3;
const isTiny = (text: RichText): boolean => estimateWords(plain(text)) <= tinyWords;

/** "No app. No account. No queue." */
const joinedTiny = (sentences: readonly RichText[]): RichText[] => {
  const joined: RichText[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const last = joined.at(-1);
    const before = sentences[index - 1];
    if (last && before && isTiny(before) && isTiny(sentence))
      joined[joined.length - 1] = joinSentences([last, sentence]);
    else joined.push(sentence);
  }
  return joined;
};

const pointOfCode = (code: string): Point => {
  const text: RichText = [{ text: code.trim(), marks: ['code'] }];
  return { text, from: 'sentence', opens: true, words: pointWords({ text }) };
};

const loudTones: readonly string[] = ['important', 'warning', 'caution'];

/** Said with more weight than the text around it. */
export const isLoud = (block: Block): boolean => block.kind === 'callout' && loudTones.includes(block.tone);

const pointsOfBlock = (block: Block, language: Language): Point[] => {
  switch (block.kind) {
    case 'paragraph':
      return joinedTiny(richSentences(block.text, language)).map((text, index) => ({
        text,
        from: 'sentence',
        opens: index === 0,
        words: estimateWords(plain(text)),
      }));
    case 'list': {
      const areNamed =
        2 * block.items.filter(({ text }) => splitLead(text).lead).length >= block.items.length;
      return block.items.flatMap((item, index) =>
        pointOfItem(item, block.ordered ? block.start + index : undefined, areNamed),
      );
    }
    case 'quote':
      return pointsOf(block.blocks, language).map((point) => ({ ...point, from: 'quote', opens: false }));
    case 'callout':
      return pointsOf(block.blocks, language).map((point) =>
        isLoud(block) ? { ...point, isLoud: true } : point,
      );
    case 'code':
      return isOneLine(block) ? [pointOfCode(block.code)] : [];
    default:
      return [];
  }
};

/** "**A bigger cache.** First views stay slow." */
export const namesItself = (block: Block): boolean => {
  if (block.kind !== 'paragraph') return false;
  const [first, next] = block.text;
  return (
    first?.marks?.includes('strong') === true &&
    first.text.trim().length <= longestLead &&
    next !== undefined &&
    (/[.:!?。：！？]\s*$/u.test(first.text) || /^\s*[:：–—-]\s/u.test(next.text))
  );
};

/** Two paragraphs or more that begin with their own names are a list. */
export const pointsOf = (blocks: readonly Block[], language: Language): Point[] => {
  const areItems = blocks.filter(namesItself).length >= 2;
  return blocks.reduce<Point[]>((points, block) => {
    const last = points.at(-1);
    const own =
      areItems && block.kind === 'paragraph' && namesItself(block)
        ? pointOfItem({ text: block.text, blocks: [] }, undefined)
        : pointsOfBlock(block, language);
    const [code] = own;
    if (isOneLine(block) && code && last?.from === 'sentence' && /[:：]\s*$/u.test(plain(last.text)))
      points[points.length - 1] = withCode(last, code);
    else points.push(...own);
    return points;
  }, []);
};

/** "Install it with npm: `npm install left-pad`" */
const withCode = (introduction: Point, code: Point): Point => {
  const text = [...introduction.text, { text: ' ' }, ...code.text];
  return { ...introduction, text, words: pointWords({ text }) };
};

export const bulletOf = (point: Point): Bullet => ({
  ...(point.lead ? { lead: point.lead } : {}),
  text: point.text,
  ...(point.checked === undefined ? {} : { checked: point.checked }),
  ...(point.items ? { items: [...point.items] } : {}),
});
