import type { Nodes } from 'mdast';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  middot: '·',
  bull: '•',
  rarr: '→',
  larr: '←',
  times: '×',
  reg: '®',
  trade: '™',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  eacute: 'é',
  egrave: 'è',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
};

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
    decimal
      ? String.fromCodePoint(Number(decimal))
      : hex
        ? String.fromCodePoint(Number.parseInt(hex, 16))
        : (entities[name] ?? whole),
  );

/** The text of a piece of HTML, with nothing of what a browser does not show. */
export const htmlText = (html: string): string =>
  decoded(
    html
      .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
      .replace(/<(script|style|svg|iframe|object|noscript|template|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
      .replace(
        /<(?:\/?(?:p|div|h[1-6]|li|ul|ol|td|th|tr|table|br|hr|details|summary|blockquote|pre|dt|dd|center)\b)[^>]*>/gi,
        ' ',
      )
      .replace(/<[^>]*>?/g, ''),
  );

/** `{% channel "dev" "the developers" %}` shows the last of its texts. */
const templateTag = /\{%[^%\n"]{0,80}(?:"[^"\n]{0,200}"[ ,]{0,9}){0,8}"([^"\n]{0,200})"\s*%\}/g;
/** Alone on the line above or below a text they are drawn around it. */
const frameTag = /^[ \t]*\{%[^%\n]{0,500}%\}[ \t]*\n|\n[ \t]*\{%[^%\n]{0,500}%\}[ \t]*$/g;
const shortcode = /(?<![\w:]):[a-z0-9_+-]{1,30}:(?![\w:])/g;
const headingId = /\s*(?:\{#[\w-]+\}|\{\/\*[\s\S]*?\*\/\})\s*$/;

/** What a node says, without its markup. */
export const nodeText = (node: Nodes): string => {
  switch (node.type) {
    case 'text':
      return node.value
        .replace(frameTag, '')
        .replace(templateTag, '$1')
        .replace(shortcode, ' ')
        .replace(headingId, '');
    case 'inlineCode':
    case 'inlineMath':
    case 'code':
    case 'math':
      return node.value;
    case 'break':
      return '\n';
    case 'html':
      return htmlText(node.value);
    case 'image':
    case 'imageReference':
    case 'definition':
    case 'yaml':
    case 'footnoteReference':
      return '';
    default:
      return 'children' in node
        ? node.children
            .map((child) => nodeText(child as Nodes))
            .join(
              ['root', 'list', 'listItem', 'blockquote', 'table', 'tableRow', 'footnoteDefinition'].includes(
                node.type,
              )
                ? '\n'
                : '',
            )
        : '';
  }
};
