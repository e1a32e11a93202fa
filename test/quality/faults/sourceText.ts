import type { List, ListItem, Nodes, Paragraph, Root, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { contentsHeading, isNavigation, licenseHeading, readingLabel } from '../notContent.ts';
import { nodeText } from '../plainText.ts';
import { indexed, lettersOnly } from './letters.ts';
import { codeMark } from './shownDeck.ts';

export interface SourceHeading {
  readonly text: string;
  readonly letters: string;
  readonly depth: number;
  /** Where its section starts and ends in the text, itself and its subsections included. */
  readonly from: number;
  to: number;
  /** Where its own words end: at its first subsection. */
  ownTo: number;
  /** Contents and licences: no content. */
  readonly isHidden: boolean;
}

type BlockKind = 'heading' | 'paragraph' | 'item' | 'row' | 'code' | 'diagram' | 'html';

export interface SourceBlock {
  readonly kind: BlockKind;
  readonly text: string;
  /** The same, with every sign of code masked. */
  readonly prose: string;
  readonly from: number;
  readonly to: number;
}

export interface SourceList {
  readonly isOrdered: boolean;
  /** Each item's own words, without the lists in it. */
  readonly items: readonly string[];
  readonly from: number;
}

export interface SourceTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly from: number;
}

/** A document as one text in which every place is known, read by the tool itself. */
export interface SourceText {
  readonly text: string;
  /** The same text, with every sign of code in a line masked. */
  readonly prose: string;
  readonly letters: string;
  /** Where in the text each of the letters stands. */
  readonly at: readonly number[];
  readonly blocks: readonly SourceBlock[];
  readonly headings: readonly SourceHeading[];
  readonly lists: readonly SourceList[];
  readonly tables: readonly SourceTable[];
  /** The letters of its front matter. */
  readonly frontLetters: string;
  readonly markdown: string;
}

const parse = (markdown: string): Root =>
  fromMarkdown(markdown, {
    extensions: [gfm(), frontmatter(['yaml', 'toml']), math({ singleDollarTextMath: true })],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown(['yaml', 'toml']), mathFromMarkdown()],
  });

interface Gathering {
  text: string;
  prose: string;
  readonly blocks: SourceBlock[];
  readonly headings: SourceHeading[];
  readonly lists: SourceList[];
  readonly tables: SourceTable[];
}

const codeStarts = '\uE000';
const codeEnds = '\uE001';
const betweenBounds = /\uE000[^\uE001]*\uE001/gu;
const withoutBounds = (text: string): string => text.replaceAll(codeStarts, '').replaceAll(codeEnds, '');

/** Code keeps its bounds until its block is added, where it is masked. */
const boundCode = (node: Nodes): void => {
  if ((node.type === 'inlineCode' || node.type === 'inlineMath') && node.value !== '')
    node.value = `${codeStarts}${node.value}${codeEnds}`;
  if ('children' in node) for (const child of node.children) boundCode(child);
};

/** A line that is broken only for the editor's sake is one line. */
const wordsOf = (node: Nodes): string =>
  nodeText(node)
    .replace(/[ \t]*\n[ \t]*/g, ' ')
    .trim();

const shortLine = 60;

/** Short lines that begin large, or lines that each begin with a label, are lines of their own, though no break is written between them. */
const areLines = (lines: readonly string[]): boolean =>
  lines.every((line) => /^\s*\p{L}[\p{L}\p{M} -]{0,24}\s?[:：]/u.test(line)) ||
  lines.every((line) => line.trim().length <= shortLine && /^\s*["“„«(]?[\p{Lu}\p{Lo}\p{N}]/u.test(line));

/** A hard break ends a line that its author ended, and so does a name in bold that has the first line to itself. */
const linesOf = ({ children }: Paragraph): string[] => {
  const [first, next] = children;
  const isNamed = first?.type === 'strong' && next?.type === 'text' && /^[ \t]*\n/.test(next.value);
  const lines: string[] = [''];
  for (const child of children) {
    if (child.type === 'break') lines.push('');
    else lines[lines.length - 1] += nodeText(child);
    if (isNamed && child === first) lines.push('');
  }
  return lines
    .flatMap((line) => (areLines(line.split('\n')) ? line.split('\n') : [line]))
    .map((line) => line.replace(/\s*\n\s*/g, ' ').trim());
};

const add = (gathering: Gathering, kind: BlockKind, written: string): void => {
  const text = withoutBounds(written);
  if (text === '') return;
  const prose = written.replace(betweenBounds, (code) => codeMark.repeat(code.length - 2));
  const from = gathering.text.length;
  gathering.text += `${text}\n\n`;
  gathering.prose += `${prose}\n\n`;
  gathering.blocks.push({ kind, text, prose, from, to: from + text.length });
};

const ownWords = (item: ListItem): string =>
  withoutBounds(
    item.children
      .filter(({ type }) => type !== 'list' && type !== 'code')
      .map(wordsOf)
      .join(' '),
  );

const addList = (gathering: Gathering, list: List, isToRead = false): void => {
  const items = list.children.map(ownWords).filter((text) => text !== '');
  if (!isToRead && !isNavigation(list))
    gathering.lists.push({ isOrdered: list.ordered === true, items, from: gathering.text.length });
  for (const item of list.children)
    for (const child of item.children)
      if (child.type === 'list') addList(gathering, child, readingLabel.test(ownWords(item)));
      else addBlock(gathering, child, 'item');
};

const addTable = (gathering: Gathering, table: Table): void => {
  const [head = [], ...rows] = table.children.map((row) => row.children.map(wordsOf));
  gathering.tables.push({
    head: head.map(withoutBounds),
    rows: rows.filter((row) => row.some((cell) => cell !== '')).map((row) => row.map(withoutBounds)),
    from: gathering.text.length,
  });
  for (const row of [head, ...rows]) for (const cell of row) add(gathering, 'row', cell);
};

const addHeading = (gathering: Gathering, written: string, depth: number): void => {
  const text = withoutBounds(written);
  const from = gathering.text.length;
  for (const open of gathering.headings) {
    if (open.ownTo === Number.POSITIVE_INFINITY) open.ownTo = from;
    if (open.to === Number.POSITIVE_INFINITY && open.depth >= depth) open.to = from;
  }
  const words = text.replace(/^[^\p{L}\p{N}]+/u, '');
  gathering.headings.push({
    text,
    letters: lettersOnly(text),
    depth,
    from,
    to: Number.POSITIVE_INFINITY,
    ownTo: Number.POSITIVE_INFINITY,
    isHidden: contentsHeading.test(words) || licenseHeading.test(words),
  });
  add(gathering, 'heading', written);
};

const addBlock = (gathering: Gathering, node: RootContent, kind: BlockKind): void => {
  switch (node.type) {
    case 'heading':
      addHeading(gathering, wordsOf(node), node.depth);
      return;
    case 'code':
      add(gathering, /^mermaid$/i.test(node.lang ?? '') ? 'diagram' : 'code', node.value);
      return;
    case 'table':
      addTable(gathering, node);
      return;
    case 'list':
      addList(gathering, node);
      return;
    case 'blockquote':
    case 'footnoteDefinition':
      for (const child of node.children) addBlock(gathering, child, kind);
      return;
    case 'yaml':
    case 'definition':
    case 'thematicBreak':
      return;
    case 'paragraph':
      for (const line of linesOf(node)) add(gathering, kind, line);
      return;
    case 'html':
      for (const line of nodeText(node).split(/\n\s*\n/))
        add(gathering, 'html', line.replace(/\s+/g, ' ').trim());
      return;
    default:
      add(gathering, kind, wordsOf(node));
  }
};

/** "a. One", "b. Two", "c. Three" */
const letteredLines = /^(?: {0,3}\(?[a-z][.)][ \t][^\n]*(?:\n|$)){3,}/gimu;

/** A word processor's hollow bullets, lettered lines, and headings underlined directly below a list, are what their author meant. */
const asMeant = (markdown: string): string =>
  markdown
    .replace(letteredLines, (lines) => lines.replace(/^ {0,3}(?=\S)/gmu, '- '))
    .replace(/^ {0,3}o[ \t]+(?=["'«“(]?\p{Lu})/gmu, '- ')
    .replace(/^(\s{0,9}[-*+] [^\n]*\n)([^\s\-*+>#|=][^\n]*\n={3,}[ \t]*)$/gmu, '$1\n$2');

const zeros = ['०', '০', '٠', '۰'].map((zero) => zero.codePointAt(0)!);
/** Lists that are numbered in other digits than the parser knows, numbered in those. */
const withKnownNumbers = (markdown: string): string =>
  markdown.replace(/^ {0,6}\p{Nd}{1,2}[.)](?=\s)/gmu, (number) =>
    number.replace(/[^\x00-\x7f]/gu, (digit) => {
      const code = digit.codePointAt(0)!;
      const zero = zeros.find((each) => code >= each && code < each + 10);
      return zero === undefined ? digit : String(code - zero);
    }),
  );

export const sourceText = (written: string): SourceText => {
  const markdown = withKnownNumbers(written);
  const gathering: Gathering = { text: '', prose: '', blocks: [], headings: [], lists: [], tables: [] };
  const root = parse(asMeant(markdown));
  boundCode(root);
  const { children } = root;
  for (const node of children) addBlock(gathering, node, 'paragraph');
  const [first] = children;
  const length = gathering.text.length;
  for (const heading of gathering.headings) {
    heading.to = Math.min(heading.to, length);
    heading.ownTo = Math.min(heading.ownTo, length);
  }
  const frontLetters = first?.type === 'yaml' ? lettersOnly(first.value) : '';
  return { ...gathering, ...indexed(gathering.text), frontLetters, markdown };
};

/** Where a text stands in the document: from its first letter to behind its last, for each time it does. */
export const placesOf = (source: SourceText, text: string): { from: number; to: number }[] => {
  const wanted = lettersOnly(text);
  const places: { from: number; to: number }[] = [];
  if (wanted === '') return places;
  for (let at = source.letters.indexOf(wanted); at >= 0; at = source.letters.indexOf(wanted, at + 1))
    places.push({ from: source.at[at]!, to: source.at[at + wanted.length - 1]! + 1 });
  return places;
};

/** The innermost heading over a place. */
export const headingAt = (source: SourceText, place: number): SourceHeading | undefined =>
  source.headings.findLast(({ from, to }) => from <= place && place < to);

export const blockAt = (source: SourceText, place: number): SourceBlock | undefined =>
  source.blocks.find(({ from, to }) => from <= place && place < to);
