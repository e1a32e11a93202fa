import { plain, rich } from '../../deck/richText.ts';
import type { ReadSources } from '../reading/document/source.ts';
import type { Block, BlockOf, SourceDocument, SourceSection } from '../reading/document/sourceDocument.ts';
import { logoName } from '../reading/tidying/title/logoName.ts';
import { endsInColon } from '../text/endsInColon.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { joinSentences } from '../text/richJoin.ts';
import { richSentences } from '../text/sentences.ts';

type Notes = SourceDocument['notes'][number][];

interface Tree {
  readonly blocks: readonly Block[];
  readonly sections: readonly SourceSection[];
}

const said = ({ alt, caption = [] }: Extract<Block, { kind: 'image' }>): string =>
  [alt, plain(caption)].filter((text) => text.trim() !== '').join('\n');

/** "Photo 20160512 02" and "formula" say nothing without the picture. */
const leastSaid = 5;

/** "63 % stay, 24 % left": what a chart showed, in words. */
const measured = /\d\s?[%％٪]/u;

/** "Fig. 1. Left: shell lengths", "図2：全体像": what stands below a picture and says what is on it. */
const caption = /^\s*(?:\p{L}{3,10}\.?\s?|[图圖図]\s?|그림\s?)\d{1,3}\s?[.:：、–—-]/u;
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

/** "It grew. For example:" before a picture that is not there announces nothing, unless something else follows that. */
const withoutAnnouncement = (
  block: BlockOf<'paragraph'>,
  at: number,
  all: readonly Block[],
  isThere: (asset: string) => boolean,
): { readonly left: Block[]; readonly said: string } => {
  let next = at + 1;
  for (let below = all[next]; below?.kind === 'image' && !isThere(below.asset); below = all[next]) next += 1;
  const isOfAbsent = next > at + 1 && endsInColon(block.text);
  if (!isOfAbsent || introduced.has(all[next]?.kind)) return { left: [block], said: '' };
  const sentences = richSentences(block.text, 'us');
  const text = joinSentences(sentences.slice(0, -1));
  return { left: text.length > 0 ? [{ ...block, text }] : [], said: plain(sentences.at(-1) ?? []) };
};

/** Takes pictures that are not there out of blocks; what is said of them goes to the notes. */
const withoutAbsent = (
  blocks: readonly Block[],
  isThere: (asset: string) => boolean,
  notes: Notes,
): Block[] =>
  blocks.flatMap((block, at): Block[] => {
    const above = blocks[at - 1];
    const isBelowAbsent = above?.kind === 'image' && !isThere(above.asset);
    if (isBelowAbsent && block.kind === 'paragraph' && caption.test(plain(block.text))) {
      notes.push({ position: block.position, text: plain(block.text) });
      return [];
    }
    switch (block.kind) {
      case 'image':
        if (isThere(block.asset)) return [block];
        if (measured.test(block.alt))
          return [{ kind: 'paragraph', text: rich(block.alt), position: block.position }];
        if (estimateWords(said(block)) >= leastSaid)
          notes.push({ position: block.position, text: said(block) });
        return [];
      case 'list':
        return [
          {
            ...block,
            items: block.items
              .map((item) => {
                const line = { kind: 'paragraph' as const, text: item.text, position: block.position };
                const { left, said: announced } = withoutAnnouncement(
                  line,
                  0,
                  [line, ...item.blocks],
                  isThere,
                );
                if (announced !== '') notes.push({ position: block.position, text: announced });
                const text = left.flatMap((each) => (each.kind === 'paragraph' ? each.text : []));
                return { ...item, text, blocks: withoutAbsent(item.blocks, isThere, notes) };
              })
              .filter(({ text, blocks: inner }) => text.length + inner.length > 0),
          },
        ].filter(({ items }) => items.length > 0);
      case 'quote':
      case 'callout': {
        const inner = withoutAbsent(block.blocks, isThere, notes);
        return inner.length > 0 ? [{ ...block, blocks: inner }] : [];
      }
      case 'paragraph': {
        const { left, said: announced } = withoutAnnouncement(block, at, blocks, isThere);
        if (announced !== '') notes.push({ position: block.position, text: announced });
        return left;
      }
      default:
        return [block];
    }
  });

const treeWithoutAbsent = (tree: Tree, isThere: (asset: string) => boolean, notes: Notes): Tree => ({
  blocks: withoutAbsent(tree.blocks, isThere, notes),
  sections: tree.sections.flatMap((section) => {
    const wasEmpty = section.blocks.length + section.sections.length === 0;
    const left = { ...section, ...treeWithoutAbsent(section, isThere, notes) };
    if (wasEmpty || left.blocks.length + left.sections.length > 0) return [left];
    notes.push({ position: section.position, text: plain(section.heading) });
    return [];
  }),
});

/** Pictures that never came, or are elsewhere on the web, leave no hole on a slide, and no heading without content. */
export const withoutAbsentPictures = (read: ReadSources): ReadSources => {
  const there = new Set(read.assets.filter(({ type }) => type !== undefined).map(({ id }) => id));
  if (there.size === read.assets.length) return read;
  const documents = read.documents.map((document): SourceDocument => {
    const notes: Notes = [];
    const tree = treeWithoutAbsent(document, (asset) => there.has(asset), notes);
    // The name in a picture that never came is the name all the same.
    const isNamed = document.title !== undefined || document.sections.some(({ depth }) => depth === 1);
    const logo = isNamed ? undefined : logoName(document.blocks);
    return { ...document, ...(logo ? { title: logo } : {}), ...tree, notes: [...document.notes, ...notes] };
  });
  return { ...read, documents, assets: read.assets.filter(({ id }) => there.has(id)) };
};
