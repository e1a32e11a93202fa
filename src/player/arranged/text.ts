import type { GroupRole, Paragraph, TextBox, TextRole } from '../../layouts/arrangement.ts';
import { isJapaneseText } from '../../layouts/measure/lineBreaks.ts';
import { ownMarkOf } from '../../layouts/ownMark.ts';
import { drawn, type Html, html } from '../html.ts';
import type { Drawing } from './drawing.ts';

type Tag = 'h1' | 'h2' | 'h3' | 'p' | 'strong' | 'dt' | 'dd' | 'figcaption' | 'blockquote' | 'span' | 'div';

const tags: Partial<Record<TextRole, Tag>> = {
  title: 'h2',
  topic: 'h2',
  heading: 'h3',
  term: 'strong',
  quote: 'blockquote',
};
const tagsIn: Partial<Record<GroupRole, Partial<Record<TextRole, Tag>>>> = {
  stat: { label: 'dt', value: 'dd', note: 'dd' },
  figure: { caption: 'figcaption' },
  quotation: { source: 'figcaption' },
  row: { number: 'span', label: 'span', list: 'div' },
};

export interface Surrounding {
  readonly group: GroupRole | undefined;
  readonly isCover: boolean;
}

const tagOf = (role: TextRole, { group, isCover }: Surrounding): Tag =>
  (isCover && role === 'title' ? 'h1' : group && tagsIn[group]?.[role]) || (tags[role] ?? 'p');

const colorClass = ({ color }: Paragraph): string => (color === 'ink' ? '' : ` c-${color}`);
const setting = (paragraph: Paragraph, drawing: Drawing): string =>
  `${drawing.styleClass(paragraph.style)}${colorClass(paragraph)}`;

const markerBox = ({ marker }: Paragraph, { words }: Drawing): Html | undefined =>
  marker === 'done' || marker === 'toDo'
    ? html`<span class="box" role="img" aria-label="${marker === 'done' ? words.slides.done : words.slides.toDo}"></span>`
    : undefined;

const markerClass = ({ marker }: Paragraph): string =>
  marker === 'done' || marker === 'toDo' ? 'task' : (marker ?? '');

const doneOf = ({ marker }: Paragraph): Html | false =>
  (marker === 'done' || marker === 'toDo') && html` data-done="${String(marker === 'done')}"`;

/** The text of an item; the mark that it brings itself hangs where other items have theirs. */
const itemText = ({ marker, runs }: Paragraph, drawing: Drawing): Html => {
  const own = marker === 'own' ? ownMarkOf(runs) : undefined;
  return own ? html`<span class="own-mark">${own.mark} </span>${drawing.text(own.rest)}` : drawing.text(runs);
};

/** Items of one level, each with what stands under it. */
const drawItems = (paragraphs: readonly Paragraph[], outer: number, drawing: Drawing): Html => {
  const [first] = paragraphs;
  if (!first) return html``;
  const starts = paragraphs.flatMap(({ level }, at) => (level === first.level ? [at] : []));
  const spacing = paragraphs.find(({ level }, at) => at > 0 && level === first.level)?.spaceBefore ?? 0;
  return html`<ul class="${setting(first, drawing)}" style="--gap:${spacing}px;--in:${first.indent - outer}px${
    outer > 0 && `;margin-top:${first.spaceBefore}px`
  }"${first.level > 0 && html` data-level="${first.level}"`}>${starts.map((start, index) => {
    const item = paragraphs[start]!;
    const inner = paragraphs.slice(start + 1, starts[index + 1]);
    return html`<li class="${markerClass(item)}"${doneOf(item)}>${markerBox(item, drawing)}${itemText(item, drawing)}${
      inner.length > 0 && drawItems(inner, item.indent, drawing)
    }</li>`;
  })}</ul>`;
};

/** Paragraphs and lists that follow each other in one text. */
const drawParagraphs = (paragraphs: readonly Paragraph[], drawing: Drawing): Html => {
  const stretches: Paragraph[][] = [];
  for (const paragraph of paragraphs) {
    const last = stretches.at(-1);
    if (last?.[0]?.marker && paragraph.marker) last.push(paragraph);
    else stretches.push([paragraph]);
  }
  return html`${stretches.map((stretch, at) => {
    const [first] = stretch;
    if (!first) return undefined;
    const space = at > 0 && first.spaceBefore > 0 && html` style="margin-top:${first.spaceBefore}px"`;
    return first.marker
      ? html`<div${space}>${drawItems(stretch, 0, drawing)}</div>`
      : html`<p class="${setting(first, drawing)}"${space}>${drawing.text(first.runs)}</p>`;
  })}`;
};

const listIn = (paragraphs: readonly Paragraph[], group: GroupRole | undefined): boolean =>
  group !== 'row' && paragraphs.some(({ marker }) => marker);

const classesOf = ({ role, wrap, align, anchor, emphasis, paragraphs }: TextBox): string =>
  [
    'b',
    role,
    ...(wrap ? [wrap] : []),
    ...(align === 'start' ? [] : [`to-${align}`]),
    ...(anchor === 'start' ? [] : [`at-${anchor}`]),
    ...(emphasis ? ['emphasis'] : []),
    ...(paragraphs.every(({ runs }) => isJapaneseText(runs)) ? ['phrases'] : []),
  ].join(' ');

/** One text in its box: one element, its lines where the box says. */
export const drawTextBox = (text: TextBox, place: string, around: Surrounding, drawing: Drawing): Html => {
  const { role, paragraphs, anchor } = text;
  const [only] = paragraphs;
  if (!only) return html``;
  const tag = tagOf(role, around);
  if (text.unseen)
    return html`${drawn(`<${tag} class="hidden-text">`)}${drawing.text(only.runs)}${drawn(`</${tag}>`)}`;
  const classes = classesOf(text);
  if (paragraphs.length > 1 || listIn(paragraphs, around.group)) {
    const outer = tag === 'dd' ? 'dd' : 'div';
    return html`${drawn(`<${outer} class="${classes}" style="${place}">`)}${
      anchor === 'start'
        ? drawParagraphs(paragraphs, drawing)
        : html`<div>${drawParagraphs(paragraphs, drawing)}</div>`
    }${drawn(`</${outer}>`)}`;
  }
  const isItem = only.marker !== undefined;
  const look = `${classes} ${setting(only, drawing)}${isItem ? ` item ${markerClass(only)}` : ''}`;
  const hidden = role === 'number' ? ' aria-hidden="true"' : '';
  const indent = isItem ? `;--in:${only.indent}px` : '';
  const inner = html`${isItem && markerBox(only, drawing)}${itemText(only, drawing)}`;
  return html`${drawn(`<${tag} class="${look}" style="${place}${indent}"${hidden}`)}${doneOf(only)}${drawn('>')}${
    anchor === 'start' ? inner : html`<span>${inner}</span>`
  }${drawn(`</${tag}>`)}`;
};
