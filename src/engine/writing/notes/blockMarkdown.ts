import { greatest } from '../../../deck/extremes.ts';
import { plain, type RichText, type Span } from '../../../deck/richText.ts';
import type { Block, ListItem } from '../../reading/document/sourceDocument.ts';

const wrap: Record<string, string> = { strong: '**', emphasis: '*', strike: '~~' };

const spanMarkdown = (span: Span): string => {
  const marks = span.marks ?? [];
  if (span.text.trim() === '') return span.text;
  let text = span.text;
  if (marks.includes('code')) {
    const fence = text.includes('`') ? '``' : '`';
    text = text.includes('`') ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
  } else if (marks.includes('math')) text = `$${text}$`;
  const body = text.trim();
  const [before, after] = [text.slice(0, text.indexOf(body)), text.slice(text.trimEnd().length)];
  const marked = marks.reduce((inner, mark) => `${wrap[mark] ?? ''}${inner}${wrap[mark] ?? ''}`, body);
  return `${before}${span.href === undefined || span.href === body ? marked : `[${marked}](${span.href})`}${after}`;
};

const richMarkdown = (text: RichText): string => text.map(spanMarkdown).join('');

const indented = (text: string, by: string): string => text.replaceAll(/\n(?!\n|$)/g, `\n${by}`);

const quoted = (text: string): string => `> ${text.replaceAll('\n', '\n> ')}`;

const itemMarkdown = (item: ListItem, mark: string): string => {
  const box = item.checked === undefined ? '' : item.checked ? '[x] ' : '[ ] ';
  const text = `${mark}${box}${richMarkdown(item.text)}`;
  const inner = item.blocks.map((block) => blockMarkdown(block));
  return indented([text, ...inner].join('\n'), ' '.repeat(mark.length));
};

const cellMarkdown = (cell: RichText): string =>
  richMarkdown(cell).replaceAll('|', '\\|').replaceAll('\n', ' ');

const rowMarkdown = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const rules = { start: ':--', center: ':-:', end: '--:' } as const;

const fenceFor = (code: string): string => {
  const longest = greatest(
    code.matchAll(/`{3,}/g).map(([run]) => run.length),
    2,
  );
  return '`'.repeat(longest + 1);
};

const writers: { readonly [K in Block['kind']]: (block: Extract<Block, { kind: K }>) => string } = {
  paragraph: ({ text }) => richMarkdown(text),
  list: ({ ordered, start, items }) =>
    items.map((item, index) => itemMarkdown(item, ordered ? `${start + index}. ` : '- ')).join('\n'),
  table: ({ head, rows, align, caption }) =>
    [
      ...(caption ? [richMarkdown(caption), ''] : []),
      rowMarkdown(head.map(cellMarkdown)),
      rowMarkdown(head.map((_, column) => rules[align[column] ?? 'start'])),
      ...rows.map((row) => rowMarkdown(row.map(cellMarkdown))),
    ].join('\n'),
  code: ({ language = '', fileName, code }) => {
    const fence = fenceFor(code);
    return `${fileName ? `${fileName}\n\n` : ''}${fence}${language}\n${code}\n${fence}`;
  },
  diagram: ({ source }) => `\`\`\`mermaid\n${source}\n\`\`\``,
  math: ({ tex }) => `$$\n${tex}\n$$`,
  quote: ({ blocks, who }) =>
    quoted(
      [...blocks.map((block) => blockMarkdown(block)), ...(who ? [`— ${richMarkdown(who)}`] : [])].join(
        '\n\n',
      ),
    ),
  callout: ({ blocks }) => quoted(blocks.map((block) => blockMarkdown(block)).join('\n\n')),
  image: ({ alt, caption }) =>
    [alt, caption ? richMarkdown(caption) : ''].filter((part) => part !== '').join('\n\n'),
};

export const blockMarkdown = (block: Block): string =>
  (writers[block.kind] as (block: Block) => string)(block);

/** A name over what is said below it. */
export const boldMarkdown = (text: RichText): string => `**${plain(text).trim()}**`;

export const headingMarkdown = (heading: RichText, depth: number): string =>
  `${'#'.repeat(Math.min(6, Math.max(1, depth)))} ${plain(heading)}`;
