import type { Nodes, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { contentsHeading, isBadge, isNavigation, isSignpost, licenseHeading } from './notContent.ts';
import { htmlText, nodeText } from './plainText.ts';

/** What a document says, found by the tool itself. */
export interface SourceContent {
  /** The texts that are content, without addresses. */
  readonly texts: readonly string[];
  readonly headings: readonly string[];
  /** Rows of cells. */
  readonly tables: readonly (readonly (readonly string[])[])[];
  readonly codes: readonly string[];
  /** By address; each once. */
  readonly images: readonly string[];
  readonly diagrams: readonly string[];
  /** The numbers that readers see before the items of lists. */
  readonly ordinals: readonly string[];
}

interface Gathered {
  texts: string[];
  headings: string[];
  tables: string[][][];
  codes: string[];
  images: Set<string>;
  diagrams: string[];
  ordinals: string[];
  definitions: Map<string, string>;
}

const imageTag = /<img\b([^>]*)>/gi;
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined) ?? '';

const addImage = (gathered: Gathered, url: string, alt: string): void => {
  if (url === '' || isBadge(url, alt)) return;
  gathered.images.add(url);
  if (alt.trim() !== '') gathered.texts.push(alt);
};

/** An icon or a logo in a row of them. */
const isSmall = (tag: string): boolean =>
  [attribute(tag, 'width'), attribute(tag, 'height')].some(
    (size) => /^\d+(?:px)?$/.test(size) && Number.parseInt(size, 10) <= 100,
  );

const isSafePicture = (url: string): boolean =>
  /^(?:https:|data:image\/(?:png|jpe?g|gif|webp)|[^:]*$)/i.test(url) && !url.startsWith('//');

const gatherHtml = (html: string, gathered: Gathered): void => {
  const shown = html.replace(/<!--[\s\S]*?-->/g, '');
  const links = [...shown.matchAll(/<a\b[^>]*href\s*=\s*["']?([^"'\s>]+)/gi)].map((match) => match[1] ?? '');
  if (links.length >= 3 && links.every((url) => url.startsWith('#'))) return;
  for (const [, level, inner = ''] of shown.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/gi)) {
    if (Number(level) <= 3 && htmlText(inner).trim() !== '') gathered.headings.push(htmlText(inner).trim());
  }
  for (const [tag] of shown.matchAll(imageTag)) {
    const url = attribute(tag, 'src');
    if (isSafePicture(url) && !isSmall(tag)) addImage(gathered, url, attribute(tag, 'alt'));
  }
  const text = htmlText(shown).trim();
  if (text !== '') gathered.texts.push(text);
};

/** Inline HTML is split from the text between its tags: put together again before it is read. */
const inlineSource = (node: Nodes): string =>
  'children' in node ? node.children.map((child) => (child.type === 'html' ? child.value : '')).join('') : '';

const gatherImages = (node: Nodes, gathered: Gathered): void => {
  if (node.type === 'image' && isSafePicture(node.url)) addImage(gathered, node.url, node.alt ?? '');
  if (node.type === 'imageReference') {
    const url = gathered.definitions.get(node.identifier) ?? '';
    if (isSafePicture(url)) addImage(gathered, url, node.alt ?? '');
  }
  if ('children' in node) for (const child of node.children) gatherImages(child as Nodes, gathered);
  for (const [tag] of inlineSource(node).matchAll(imageTag)) {
    const url = attribute(tag, 'src');
    if (isSafePicture(url) && !isSmall(tag)) addImage(gathered, url, attribute(tag, 'alt'));
  }
};

const cellsOf = (table: Table): string[][] =>
  table.children.map((row) => row.children.map((cell) => nodeText(cell).trim()));

const gather = (nodes: readonly RootContent[], gathered: Gathered): void => {
  let hiddenUnder = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    if (node.type === 'heading') {
      const text = nodeText(node).trim();
      if (node.depth <= hiddenUnder) hiddenUnder = Number.POSITIVE_INFINITY;
      const words = text.replace(/^[^\p{L}\p{N}]+/u, '');
      if (contentsHeading.test(words) || licenseHeading.test(words)) hiddenUnder = node.depth;
      if (node.depth > hiddenUnder || hiddenUnder === node.depth) continue;
      gatherImages(node, gathered);
      if (text === '') continue;
      gathered.texts.push(text);
      if (node.depth <= 3) gathered.headings.push(text);
      continue;
    }
    if (hiddenUnder !== Number.POSITIVE_INFINITY) continue;
    gatherBlock(node, gathered);
  }
};

const gatherBlock = (node: RootContent, gathered: Gathered): void => {
  switch (node.type) {
    case 'yaml':
    case 'definition':
    case 'thematicBreak':
      return;
    case 'html':
      gatherHtml(node.value, gathered);
      return;
    case 'code':
      if (node.value.trim() === '') return;
      if (/^mermaid$/i.test(node.lang ?? '')) gathered.diagrams.push(node.value);
      else gathered.codes.push(node.value);
      gathered.texts.push(node.value);
      return;
    case 'math':
      gathered.texts.push(node.value);
      return;
    case 'table':
      gathered.tables.push(cellsOf(node));
      gathered.texts.push(nodeText(node));
      gatherImages(node, gathered);
      return;
    case 'paragraph':
      if (isNavigation(node) || isSignpost(node)) return;
      gatherImages(node, gathered);
      gathered.texts.push(nodeText(node));
      return;
    case 'list':
      if (isNavigation(node)) return;
      // As they are counted, whatever number is written before each item.
      if (node.ordered)
        gathered.ordinals.push(...node.children.map((_, at) => String((node.start ?? 1) + at)));
      for (const item of node.children) gather(item.children, gathered);
      return;
    case 'blockquote':
    case 'footnoteDefinition':
      gather(node.children, gathered);
      return;
    default:
      gathered.texts.push(nodeText(node));
  }
};

const definitionsIn = (node: Nodes): [string, string][] =>
  node.type === 'definition'
    ? [[node.identifier, node.url]]
    : 'children' in node
      ? node.children.flatMap((child) => definitionsIn(child as Nodes))
      : [];

const alertMark = /^\s*\[!(?:note|tip|important|warning|caution)\]/i;

export const sourceContent = (markdown: string): SourceContent => {
  const root = fromMarkdown(markdown, {
    extensions: [gfm(), frontmatter(['yaml', 'toml']), math({ singleDollarTextMath: true })],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown(['yaml', 'toml']), mathFromMarkdown()],
  });
  const gathered: Gathered = {
    texts: [],
    headings: [],
    tables: [],
    codes: [],
    images: new Set(),
    diagrams: [],
    ordinals: [],
    definitions: new Map(definitionsIn(root)),
  };
  gather(root.children, gathered);
  return {
    ...gathered,
    texts: gathered.texts.map((text) => text.replace(alertMark, '')).filter((text) => text.trim() !== ''),
    tables: gathered.tables.filter((rows) => rows.slice(1).some((row) => row.some((cell) => cell !== ''))),
    images: [...gathered.images],
  };
};
