import type { Language } from '../../api/generationOptions.ts';
import { endsInColon } from '../../deck/endsInColon.ts';
import { isWholly, plain, type RichText, rich } from '../../deck/richText.ts';
import { withoutBrackets } from '../../deck/withoutBrackets.ts';
import { withoutColon } from '../../deck/withoutColon.ts';
import { endsOpen, leadsIn } from '../../languages/recognising/openers.ts';
import { namesPicture } from '../../languages/recognising/references.ts';
import { deckWords } from '../../languages/wordsOfDeck.ts';
import { policy } from '../policy/policy.ts';
import type { ReadSources } from '../reading/document/source.ts';
import type {
  Block,
  BlockOf,
  ListItem,
  SourceDocument,
  SourceSection,
} from '../reading/document/sourceDocument.ts';
import { withStepInHeading } from '../reading/document/stepInHeading.ts';
import { logoName } from '../reading/tidying/title/logoName.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { fullStopOf, joinSentences } from '../text/richJoin.ts';
import { richSentences } from '../text/sentences.ts';

type Note = SourceDocument['notes'][number];

interface Tree {
  readonly blocks: readonly Block[];
  readonly sections: readonly SourceSection[];
}

const isBare = ({ blocks, sections }: Tree): boolean => blocks.length + sections.length === 0;

const said = ({ alt, caption = [] }: Extract<Block, { kind: 'image' }>): string =>
  [alt, plain(caption)].filter((text) => text.trim() !== '').join('\n');

/** "Photo 20160512 02" and "formula" say nothing without the picture. */
const leastSaid = 5;

/** "63 % stay, 24 % left": what a chart showed, in words. */
const measured = /\d\s?[%％٪]/u;

/** "Fig. 1. Left: shell lengths", "図2：全体像", as a text in italics: what stands below a picture and says what is on it. */
const caption = /^\s*(?:\p{L}{3,10}\.?\s?|[图圖図]\s?|그림\s?)\d{1,3}\s?[.:：、–—-]/u;
const isCaption = ({ text }: BlockOf<'paragraph'>, language: Language): boolean =>
  caption.test(plain(text)) || (isWholly(text, 'emphasis') && richSentences(text, language).length === 1);
/** What a sentence may announce as well. */
const introduced: ReadonlySet<Block['kind'] | undefined> = new Set([
  'list',
  'table',
  'code',
  'quote',
  'image',
  'math',
  'diagram',
]);

/** So many words say something without a fact: "Open the list of boats and press the red button at its end:" */
const leastTold = 9;

/** "It is called [Lark](https://lark.example):", "They sold 40 boats in May:" say something without the picture. */
const toldWithout = (sentence: RichText, language: Language): RichText | undefined => {
  const told = withoutColon(sentence);
  const words = plain(told);
  const count = estimateWords(words);
  const hasFacts = /\d/.test(words) || told.some(({ href }) => href !== undefined);
  const isTold =
    (count >= leastTold || (hasFacts && count >= policy.sentence.few)) &&
    !leadsIn(words, language) &&
    !endsOpen(words, language) &&
    !namesPicture(withoutBrackets(words), language);
  return isTold ? [...told, { text: fullStopOf(words) }] : undefined;
};

const caseless = (name: string): string => name.trim().toLowerCase();
const isCalled = (block: Block, name: string): boolean =>
  block.kind === 'image' && caseless(block.alt) === name;

/** "It grew. For example:" before a picture that is not there announces nothing, unless something else follows that. */
const withoutAnnouncement = (
  block: BlockOf<'paragraph'>,
  at: number,
  all: readonly Block[],
  isThere: (asset: string) => boolean,
  language: Language,
): { readonly left: Block[]; readonly said: string } => {
  let next = at + 1;
  for (let below = all[next]; below?.kind === 'image' && !isThere(below.asset); below = all[next]) next += 1;
  if (next === at + 1) return { left: [block], said: '' };
  // A picture that is called as the line above it is one of what that names.
  const line = caseless(plain(block.text));
  if (all.slice(at + 1, next).some((below) => isCalled(below, line))) return { left: [block], said: '' };
  const sentences = richSentences(block.text, language);
  const last = sentences.at(-1) ?? [];
  const isOfAbsent = endsInColon(block.text) || endsOpen(plain(last), language);
  if (!isOfAbsent || introduced.has(all[next]?.kind)) return { left: [block], said: '' };
  const told = toldWithout(last, language);
  const text = joinSentences([...sentences.slice(0, -1), ...(told ? [told] : [])]);
  return { left: text.length > 0 ? [{ ...block, text }] : [], said: told ? '' : plain(last) };
};

const mostOfPicture = 12;
const opening = 40;
/** "The following figure is a diagram of it." says nothing without the figure; with figures of its own it does. */
const isOfPicture = (whole: string, language: Language): boolean => {
  // "The vote is lost (see Figure 5)." is said without it.
  const sentence = withoutBrackets(whole);
  const words = estimateWords(sentence);
  const isShort = words <= mostOfPicture && namesPicture(sentence, language);
  return (
    (isShort || namesPicture(sentence.slice(0, opening), language)) && !/\d/u.test(withoutNumber(sentence))
  );
};

/** "Figure 3" */
const withoutNumber = (sentence: string): string => sentence.replace(/(\p{L})\.?\s?\d{1,2}(?!\p{N})/u, '$1');

/** A paragraph beside a picture that is not there, without the sentences that are of it. */
const withoutOfPicture = (
  block: BlockOf<'paragraph'>,
  language: Language,
): { readonly left: Block[]; readonly said: readonly string[] } => {
  const sentences = richSentences(block.text, language);
  const said = sentences.filter((sentence) => isOfPicture(plain(sentence), language));
  if (said.length === 0) return { left: [block], said: [] };
  const text = joinSentences(sentences.filter((sentence) => !said.includes(sentence)));
  return { left: text.length > 0 ? [{ ...block, text }] : [], said: said.map(plain) };
};

/** Takes pictures that are not there out of blocks; what is said of them goes to the notes. */
class Clearing {
  readonly notes: Note[] = [];
  private readonly isThere: (asset: string) => boolean;
  private readonly language: Language;

  constructor(isThere: (asset: string) => boolean, language: Language) {
    this.isThere = isThere;
    this.language = language;
  }

  private isAbsent(block: Block | undefined): boolean {
    return block?.kind === 'image' && !this.isThere(block.asset);
  }

  private note({ position }: Pick<Block, 'position'>, ...texts: readonly string[]): void {
    this.notes.push(...texts.filter((text) => text !== '').map((text) => ({ position, text })));
  }

  private image(block: BlockOf<'image'>): Block[] {
    if (!this.isAbsent(block)) return [block];
    if (measured.test(block.alt))
      return [{ kind: 'paragraph', text: rich(block.alt), position: block.position }];
    const { pictureNotFound } = deckWords(this.language).slides;
    if (estimateWords(said(block)) >= leastSaid) this.note(block, `${pictureNotFound}: ${said(block)}`);
    return [];
  }

  private announcing(line: BlockOf<'paragraph'>, at: number, all: readonly Block[]): Block[] {
    const { left, said: announced } = withoutAnnouncement(line, at, all, this.isThere, this.language);
    this.note(line, announced);
    return left;
  }

  private paragraph(block: BlockOf<'paragraph'>, at: number, blocks: readonly Block[]): Block[] {
    const [above, below] = [blocks[at - 1], blocks[at + 1]];
    if (this.isAbsent(above) && isCaption(block, this.language)) {
      this.note(block, plain(block.text));
      return [];
    }
    const left = this.announcing(block, at, blocks);
    if (!this.isAbsent(above) && !this.isAbsent(below)) return left;
    return left.flatMap((each) => {
      if (each.kind !== 'paragraph') return [each];
      const bare = withoutOfPicture(each, this.language);
      this.note(block, ...bare.said);
      return bare.left;
    });
  }

  private item(item: ListItem, { position }: Block): ListItem {
    const line = { kind: 'paragraph' as const, text: item.text, position };
    const left = this.announcing(line, 0, [line, ...item.blocks]);
    const text = left.flatMap((each) => (each.kind === 'paragraph' ? each.text : []));
    return { ...item, text, blocks: this.blocks(item.blocks) };
  }

  blocks(blocks: readonly Block[]): Block[] {
    return blocks.flatMap((block, at): Block[] => {
      switch (block.kind) {
        case 'image':
          return this.image(block);
        case 'list': {
          const items = block.items
            .map((item) => this.item(item, block))
            .filter(({ text, blocks: inner }) => text.length + inner.length > 0);
          return items.length > 0 ? [{ ...block, items }] : [];
        }
        case 'quote':
        case 'callout': {
          const inner = this.blocks(block.blocks);
          return inner.length > 0 ? [{ ...block, blocks: inner }] : [];
        }
        case 'paragraph':
          return this.paragraph(block, at, blocks);
        default:
          return [block];
      }
    });
  }

  tree({ blocks, sections }: Tree): Tree {
    return { blocks: this.blocks(blocks), sections: this.sections(sections) };
  }

  private sections(sections: readonly SourceSection[]): SourceSection[] {
    let left: SourceSection[] = [];
    for (const section of sections) {
      const cleared = { ...section, ...this.tree(section) };
      const stepped = withStepInHeading(left, section);
      if (isBare(section) || !isBare(cleared)) left.push(cleared);
      else if (stepped) left = stepped;
      else this.note(section, plain(section.heading));
    }
    return left;
  }
}

/** Pictures that never came, or are elsewhere on the web, leave no hole on a slide, and no heading without content. */
export const withoutAbsentPictures = (read: ReadSources, languageOfContent: () => Language): ReadSources => {
  const there = new Set(read.assets.filter(({ type }) => type !== undefined).map(({ id }) => id));
  if (there.size === read.assets.length) return read;
  const language = languageOfContent();
  const documents = read.documents.map((document): SourceDocument => {
    const clearing = new Clearing((asset) => there.has(asset), language);
    const tree = clearing.tree(document);
    // The name in a picture that never came is the name all the same.
    const isNamed = document.title !== undefined || document.sections.some(({ depth }) => depth === 1);
    const logo = isNamed ? undefined : logoName(document.blocks);
    const notes = [...document.notes, ...clearing.notes];
    return { ...document, ...(logo ? { title: logo } : {}), ...tree, notes };
  });
  return { ...read, documents, assets: read.assets.filter(({ id }) => there.has(id)) };
};
