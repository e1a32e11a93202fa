import { plain, type RichText, rich } from '../../deck/richText.ts';
import { type Bullet, Chart, type CodeLine } from '../../deck/slide.ts';
import type { SlideOf } from '../../layouts/slide.ts';
import type { BlockOf, ContentBlock } from '../content.ts';
import { fenceOf } from '../fenceOf.ts';
import { printLineNumbers, readLineNumbers } from '../lineNumbers.ts';
import type { Pen } from '../pen.ts';
import { afterLead, alone, bulletOf, type Form } from './form.ts';

const rule = { start: '---', center: ':-:', end: '--:' } as const;

const tableText = (
  head: readonly RichText[],
  rows: readonly (readonly RichText[])[],
  align: readonly ('start' | 'center' | 'end')[],
  pen: Pen,
): string => {
  const width = Math.max(1, head.length, ...rows.map(({ length }) => length));
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  return [
    line(head.map((cell) => pen.cell(cell))),
    line(Array.from({ length: width }, (_, at) => rule[align[at] ?? 'start'])),
    ...rows.map((row) => line(row.map((cell) => pen.cell(cell)))),
  ].join('\n');
};

const wholeOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;

export const table: Form<'table'> = {
  print: ({ lead, head, rows, align, emphasis, caption }, pen) => {
    const { row, column } = emphasis ?? {};
    const values = {
      ...(row !== undefined && { row: String(row) }),
      ...(column !== undefined && { column: String(column) }),
    };
    return {
      values,
      body: [...pen.paragraph(lead), tableText(head, rows, align, pen), ...pen.paragraph(caption)],
    };
  },
  read: ({ blocks, values }) => {
    const { lead, rest } = afterLead(blocks);
    const found = alone(rest, 'table');
    if (!found || found.block.rows.length === 0) return undefined;
    const [row, column] = [wholeOf(values.row), wholeOf(values.column)];
    const { head, rows, align } = found.block;
    return {
      ...(lead && { lead }),
      head: [...head],
      rows: rows.map((cells) => [...cells]),
      align: [...align],
      ...((row !== undefined || column !== undefined) && {
        emphasis: { ...(row !== undefined && { row }), ...(column !== undefined && { column }) },
      }),
      ...(found.after && { caption: found.after }),
    };
  },
};

const figureOf = (cell: string): number | null | undefined => {
  const text = cell.trim();
  if (text === '' || text === '–') return null;
  const number = Number(text.replaceAll(/[\s_]/g, '').replace('−', '-'));
  return Number.isFinite(number) ? number : undefined;
};

export const chart: Form<'chart'> = {
  print: ({ chart: { kind, categories, series, prefix, suffix, decimals }, takeaway }, pen) => {
    const longest = Math.max(categories.length, ...series.map(({ values }) => values.length));
    const rows = Array.from({ length: longest }, (_, at) => [
      rich(categories[at] ?? ''),
      ...series.map(({ values }) => rich(values[at] === undefined ? '' : String(values[at] ?? '–'))),
    ]);
    const head = [[], ...series.map(({ name }) => rich(name))];
    return {
      values: {
        kind,
        ...(prefix !== undefined && { prefix }),
        ...(suffix !== undefined && { suffix }),
        ...(decimals > 0 && { decimals: String(decimals) }),
      },
      body: [
        tableText(head, rows, ['start', ...series.map(() => 'end' as const)], pen),
        ...pen.paragraph(takeaway),
      ],
    };
  },
  read: ({ blocks, values, isMarked }) => {
    const found = isMarked ? alone(blocks, 'table') : undefined;
    if (!found) return undefined;
    const { head, rows } = found.block;
    const figures = rows.map((row) => head.slice(1).map((_, at) => figureOf(plain(row[at + 1] ?? []))));
    if (figures.flat().some((figure) => figure === undefined)) return undefined;
    const read = Chart.safeParse({
      kind: values.kind ?? 'bar',
      categories: rows.map(([name = []]) => plain(name)),
      series: head
        .slice(1)
        .map((name, at) => ({ name: plain(name), values: figures.map((row) => row[at] ?? null) })),
      ...(values.prefix !== undefined && { prefix: values.prefix }),
      ...(values.suffix !== undefined && { suffix: values.suffix }),
      decimals: wholeOf(values.decimals) ?? 0,
    });
    return read.success ? { chart: read.data, ...(found.after && { takeaway: found.after }) } : undefined;
  },
};

const numberOf = ({ number }: CodeLine): number | undefined => number;

const isSentence = ({ lead, items, checked }: Bullet): boolean =>
  lead === undefined && items === undefined && checked === undefined;

/** What explains a listing: a sentence, or a list. */
const printBelow = (below: readonly Bullet[] = [], pen: Pen): string[] => {
  const [only, ...others] = below;
  if (!only) return [];
  if (others.length === 0 && isSentence(only)) return pen.paragraph(only.text);
  return [below.map((item) => pen.bullet(item)).join('\n')];
};

/** Undefined where something else stands there. */
const readBelow = ([block, ...more]: readonly ContentBlock[]): readonly Bullet[] | undefined => {
  if (more.length > 0) return undefined;
  if (!block) return [];
  if (block.kind === 'paragraph') return [{ text: block.text }];
  if (block.kind !== 'list' || block.ordered) return undefined;
  return block.items.map(bulletOf);
};

export const code: Form<'code'> = {
  print: ({ lead, language, fileName, lines, highlight, below }, pen) => {
    const text = lines.map((line) => line.text).join('\n');
    const numbers = printLineNumbers(lines.map(numberOf));
    const fence = fenceOf(text);
    const isWord = language === undefined || /^[\w+#.-]+$/.test(language);
    return {
      values: {
        ...(!isWord && language !== undefined && { language }),
        ...(fileName !== undefined && { file: fileName }),
        ...(numbers !== undefined && { lines: numbers }),
        ...(highlight !== undefined && { highlight: printLineNumbers(highlight, { isList: true }) ?? '' }),
      },
      body: [
        ...pen.paragraph(lead),
        `${fence}${isWord ? (language ?? '') : ''}\n${text}\n${fence}`,
        ...printBelow(below, pen),
      ],
    };
  },
  read: ({ blocks, values }) => {
    const { lead, rest } = afterLead(blocks);
    const [block, ...after] = rest;
    const below = readBelow(after);
    if (block?.kind !== 'code' || !below) return undefined;
    const texts = block.code.split('\n');
    const numbers = readLineNumbers(values.lines, texts.length);
    const [word = ''] = block.info.split(/[\s{]/);
    const language = values.language ?? word;
    return {
      ...(lead && { lead }),
      ...(language !== '' && { language }),
      ...(values.file !== undefined && { fileName: values.file }),
      lines: texts.map((text, at) => ({ ...(numbers[at] !== undefined && { number: numbers[at] }), text })),
      ...(values.highlight !== undefined && {
        highlight: readLineNumbers(values.highlight, 0).filter((number) => number !== undefined),
      }),
      ...(below.length > 0 && { below: [...below] }),
    };
  },
};

const pictureOf = ({ alt, target, caption }: BlockOf<'picture'>, asset: (target: string) => string) => ({
  asset: asset(target),
  alt,
  ...(caption && { caption }),
});

export const image: Form<'image'> = {
  print: ({ picture }, pen) => ({ body: [pen.picture(picture.asset, picture.alt, picture.caption)] }),
  read: ({ blocks, picture }) => {
    const [block, ...more] = blocks;
    return block?.kind === 'picture' && more.length === 0
      ? { picture: pictureOf(block, picture) }
      : undefined;
  },
};

export const imageAndText: Form<'image-and-text'> = {
  print: ({ picture, lead, items }, pen) => ({
    body: [
      pen.picture(picture.asset, picture.alt, picture.caption),
      ...pen.paragraph(lead),
      ...(items.length > 0 ? [items.map((item) => pen.bullet(item)).join('\n')] : []),
    ],
  }),
  read: ({ blocks, picture }) => {
    const pictures = blocks.filter((block) => block.kind === 'picture');
    const { lead, rest } = afterLead(blocks.filter((block) => block.kind !== 'picture'));
    const [list, ...more] = rest;
    const [only] = pictures;
    if (pictures.length !== 1 || !only || more.length > 0 || (list && list.kind !== 'list')) return undefined;
    return {
      picture: pictureOf(only, picture),
      ...(lead && { lead }),
      items: list?.kind === 'list' ? list.items.map(bulletOf) : [],
    };
  },
};

export const gallery: Form<'gallery'> = {
  print: ({ lead, pictures }, pen) => ({
    body: [
      ...pen.paragraph(lead),
      ...pictures.flatMap((picture) =>
        'diagram' in picture
          ? [
              `${fenceOf(picture.diagram)}mermaid\n${picture.diagram}\n${fenceOf(picture.diagram)}`,
              ...pen.paragraph(picture.caption),
            ]
          : [pen.picture(picture.asset, picture.alt, picture.caption)],
      ),
    ],
  }),
  read: ({ blocks, picture }) => {
    const { lead, rest } = afterLead(blocks);
    const pictures = rest.flatMap((block, at): SlideOf<'gallery'>['pictures'] => {
      if (block.kind === 'picture') return [pictureOf(block, picture)];
      if (block.kind !== 'diagram') return [];
      const after: ContentBlock | undefined = rest[at + 1];
      return [{ diagram: block.source, ...(after?.kind === 'paragraph' && { caption: after.text }) }];
    });
    const texts = rest.filter((block, at) => block.kind === 'paragraph' && rest[at - 1]?.kind === 'diagram');
    if (pictures.length + texts.length !== rest.length || pictures.length < 2 || pictures.length > 6)
      return undefined;
    return { ...(lead && { lead }), pictures };
  },
};

export const diagram: Form<'diagram'> = {
  print: ({ source, caption }, pen) => ({
    body: [`${fenceOf(source)}mermaid\n${source}\n${fenceOf(source)}`, ...pen.paragraph(caption)],
  }),
  read: ({ blocks }) => {
    const found = alone(blocks, 'diagram');
    return found && { source: found.block.source, ...(found.after && { caption: found.after }) };
  },
};

/** What a deck file would read as the end of a slide or of a formula, as the beginning of notes or of a listing. */
const readsOtherwise = /^\s*(?:---+\s*$|<!--|#{1,6}\s|`{3}|~{3})|\$\$\s*$/u;

/** In lines, as it was written; in one, where a line of it would be read as something else. */
const formulaText = (tex: string): string => {
  const lines = tex.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '');
  return lines.join(lines.some((line) => readsOtherwise.test(line)) ? ' ' : '\n');
};

export const math: Form<'math'> = {
  print: ({ tex, text }, pen) => ({ body: [`$$\n${formulaText(tex)}\n$$`, ...pen.paragraph(text)] }),
  read: ({ blocks }) => {
    const found = alone(blocks, 'math');
    return found && { tex: found.block.tex, ...(found.after && { text: found.after }) };
  },
};
