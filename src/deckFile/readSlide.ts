import { type RichText, rich } from '../deck/richText.ts';
import type { Bullet } from '../deck/slide.ts';
import type { Slide } from '../layouts/slide.ts';
import type { Chunk } from './chunks.ts';
import type { BlockOf, Content, ContentBlock } from './content.ts';
import { bulletOf, type Given } from './forms/form.ts';
import { isLayout, mostBlocks, type ReadForm, readForm, readUnmarked } from './forms/forms.ts';
import type { Marker } from './markers.ts';
import type { DeckMarkdown } from './parser.ts';
import type { Lines, Tell } from './problem.ts';
import { readContent } from './readContent.ts';

/** What a slide's place in its file says. */
export interface Place {
  readonly isFirst: boolean;
  readonly dividers: number;
  readonly picture: (target: string) => string;
}

/** What a chunk of a deck file is: mostly one slide; more where one cannot hold what is written. */
export interface ReadChunk extends Lines {
  readonly slides: readonly Slide[];
  /** It begins a section of the deck, named so; or goes on with the one before. */
  readonly chapter: string | undefined;
  readonly isMarkedChapter: boolean;
  readonly continues: boolean;
}

const frameMarkers = new Set(['chapter', 'part', 'from']);

const layoutMarker = (markers: readonly Marker[]): Marker | undefined =>
  markers.find(({ name }) => isLayout(name));

/** Of all slides that one chunk is parted into; beyond it the first of them has the origins for all. */
const mostSharedOrigins = 256;

const originOf = (markers: readonly Marker[]): Pick<Slide, 'origin'> => {
  const origin = markers.flatMap(({ name, values }) => {
    const lines = /^(\d{1,9})-(\d{1,9})$/.exec(values.lines ?? '');
    const [from, to] = [Number(lines?.[1]), Number(lines?.[2])];
    return name === 'from' && lines && from > 0 && to > 0 ? [{ source: values.source ?? '', from, to }] : [];
  });
  return origin.length > 0 ? { origin } : {};
};

const partOf = (markers: readonly Marker[]) => {
  const values = markers.find(({ name }) => name === 'part')?.values;
  const [number, of] = [Number(values?.number), Number(values?.of)];
  return number >= 1 && of >= 1 && Number.isInteger(number) && Number.isInteger(of)
    ? { part: { number, of } }
    : {};
};

const codeText = (text: string): RichText => [{ text, marks: ['code'] }];
const rowText = (cells: readonly RichText[]): RichText =>
  cells.flatMap((cell, at) => (at > 0 ? [...rich(' – '), ...cell] : cell));

const points = (...texts: readonly RichText[]): Bullet[] =>
  texts.filter((text) => text.length > 0).map((text) => ({ text }));

const pointsOf: { readonly [K in ContentBlock['kind']]: (block: BlockOf<K>) => readonly Bullet[] } = {
  paragraph: ({ text }) => points(text),
  heading: ({ text }) => points(text),
  list: ({ items }) => items.map(bulletOf),
  table: ({ head, rows }) => points(...[head, ...rows].map(rowText)),
  code: ({ code }) => points(codeText(code)),
  diagram: ({ source, caption = [] }) => points(codeText(source), caption),
  picture: ({ alt, target, caption = [] }) => points(rich(alt || target), caption),
  math: ({ tex }) => points([{ text: tex, marks: ['math'] }]),
  quote: ({ paragraphs }) => points(...paragraphs),
};

/** All blocks as points: what no layout holds is never lost. */
const asBullets = (blocks: readonly ContentBlock[]): ReadForm => {
  const all = blocks.flatMap((block) =>
    (pointsOf[block.kind] as (one: ContentBlock) => readonly Bullet[])(block),
  );
  const items = all.length > 0 ? all : [{ text: [] }];
  return { layout: 'bullets', fields: { style: 'list', items } as ReadForm['fields'] };
};

/** Slides for content that no layout holds at once: each takes as much as one holds. */
const parted = (given: Given, tell: Tell): { readonly forms: ReadForm[]; readonly at: number[] } => {
  const forms: ReadForm[] = [];
  const at: number[] = [];
  let start = 0;
  while (start < given.blocks.length) {
    let taken: { form: ReadForm; count: number } | undefined;
    const most = Math.min(mostBlocks, given.blocks.length - start);
    for (let count = 1; count <= most; count += 1) {
      const form = readUnmarked({ ...given, depth: 2, blocks: given.blocks.slice(start, start + count) });
      if (form) taken = { form, count };
    }
    const block = given.blocks[start]!;
    if (!taken) tell('shown-as-points', { line: block.line, end: block.end });
    const { form, count } = taken ?? { form: asBullets([block]), count: 1 };
    forms.push(form);
    at.push(block.line);
    start += count;
  }
  return { forms, at };
};

const formsOf = (content: Content, place: Place, chunk: Chunk, tell: Tell): ReadForm[] => {
  const marker = layoutMarker(content.markers);
  const given: Given = { ...content, ...place, values: marker?.values ?? {}, isMarked: false };
  if (marker && isLayout(marker.name)) {
    const asked = readForm(marker.name, { ...given, isMarked: true });
    if (asked) return [asked];
    tell(marker.name === 'chart' ? 'chart-without-figures' : 'layout-does-not-suit', chunk, marker.name);
  }
  const own = readUnmarked(given);
  if (own) return [own];
  const several = parted(given, tell);
  if (several.forms.length > 1) tell('slide-parted', { line: several.at[1]!, end: chunk.end });
  return several.forms.length > 0 ? several.forms : [asBullets([])];
};

const hasTopic = (layout: string): boolean => !['cover', 'section', 'closing', 'quote'].includes(layout);
const hasParts = (layout: string): boolean => !['cover', 'section', 'closing'].includes(layout);

export const readSlide = (markdown: DeckMarkdown, chunk: Chunk, place: Place, tell: Tell): ReadChunk => {
  const content = readContent(markdown, chunk, tell);
  if (chunk.foreign !== undefined) tell('foreign-syntax', { line: chunk.foreign, end: chunk.line - 1 });
  for (const { name } of content.markers)
    if (!isLayout(name) && !frameMarkers.has(name)) tell('marker-unknown', chunk, name);
  const chapter = content.markers.find(({ name }) => name === 'chapter');
  const forms = formsOf(content, place, chunk, tell);
  const origin = originOf(content.markers);
  const part = partOf(content.markers);
  const isShared = forms.length * (origin.origin?.length ?? 0) <= mostSharedOrigins;
  const slides = forms.map(
    ({ layout, fields }, at) =>
      // Nothing from outside comes here unread: each form gives its layout's fields.
      ({
        layout,
        id: '',
        notes: at === forms.length - 1 ? content.notes : '',
        ...((isShared || at === 0) && origin),
        title: content.title,
        ...(content.kicker && hasTopic(layout) && { kicker: content.kicker }),
        ...(hasParts(layout) && (at > 0 ? { part: { number: at + 1, of: forms.length } } : part)),
        ...fields,
      }) as Slide,
  );
  return {
    line: chunk.line,
    end: chunk.end,
    slides,
    chapter: chapter?.values.title,
    isMarkedChapter: chapter !== undefined && chapter.values.continues === undefined,
    continues: chapter?.values.continues !== undefined,
  };
};
