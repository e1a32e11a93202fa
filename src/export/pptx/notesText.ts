import MarkdownIt from 'markdown-it';
import { isSafeLink } from '../../deck/richText.ts';
import { type Callouts, spellMarks } from '../../player/drawing/noteMarks.ts';
import type { Part } from './package.ts';
import { el, type Xml } from './xml.ts';

const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true });
markdown.disable('reference');
markdown.validateLink = isSafeLink;

interface Style {
  readonly b?: true;
  readonly i?: true;
  readonly strike?: 'sngStrike';
  readonly code?: true;
  readonly href?: string;
}

const run = (text: string, { code, href, ...marks }: Style, locale: string, part: Part): Xml =>
  el(
    'a:r',
    {},
    el(
      'a:rPr',
      { lang: locale, ...marks },
      code && el('a:latin', { typeface: 'Courier New' }),
      href !== undefined && el('a:hlinkClick', { 'r:id': part.link(href) }),
    ),
    el('a:t', {}, text),
  );

type Tokens = ReturnType<MarkdownIt['parse']>;

const runsOf = (tokens: Tokens, locale: string, part: Part): Xml[] => {
  const runs: Xml[] = [];
  const stack: Style[] = [{}];
  const style = (): Style => stack.at(-1) ?? {};
  for (const { type, content, attrs } of tokens) {
    if (type === 'strong_open') stack.push({ ...style(), b: true });
    else if (type === 'em_open') stack.push({ ...style(), i: true });
    else if (type === 's_open') stack.push({ ...style(), strike: 'sngStrike' });
    else if (type === 'link_open') {
      const href = attrs?.find(([name]) => name === 'href')?.[1];
      stack.push({ ...style(), ...(href !== undefined && { href }) });
    } else if (/_close$/.test(type)) stack.pop();
    else if (type === 'softbreak' || type === 'hardbreak') runs.push(el('a:br'));
    else if (type === 'callout') runs.push(run(content, { ...style(), b: true }, locale, part));
    else if (type === 'code_inline') runs.push(run(content, { ...style(), code: true }, locale, part));
    else if (content !== '') runs.push(run(content, style(), locale, part));
  }
  return runs;
};

const paragraph = (runs: readonly Xml[], level: number, marker: Xml | undefined): Xml =>
  el(
    'a:p',
    {},
    marker
      ? el(
          'a:pPr',
          { marL: 228_600 * level, indent: -228_600, lvl: level > 1 ? Math.min(8, level - 1) : undefined },
          marker,
        )
      : el('a:pPr', { marL: 228_600 * level }),
    runs,
  );

interface NotesWords {
  readonly locale: string;
  readonly callouts: Callouts;
}

/** Notes as formatted paragraphs: what was Markdown is read as what it means. */
export const notesParagraphs = (notes: string, { locale, callouts }: NotesWords, part: Part): Xml[] => {
  const tokens = markdown.parse(notes, {});
  spellMarks(tokens, callouts);
  const paragraphs: Xml[] = [];
  const lists: { ordered: boolean; number: number }[] = [];
  let opensItem = false;
  let isHeading = false;
  let row: string[] | undefined;
  for (const token of tokens) {
    const { type, content, children, attrs } = token;
    if (type === 'bullet_list_open') lists.push({ ordered: false, number: 1 });
    else if (type === 'ordered_list_open')
      lists.push({ ordered: true, number: Number(attrs?.find(([name]) => name === 'start')?.[1] ?? 1) });
    else if (type.endsWith('_list_close')) lists.pop();
    else if (type === 'list_item_open') opensItem = true;
    else if (type === 'heading_open') isHeading = true;
    else if (type === 'heading_close') isHeading = false;
    else if (type === 'tr_open') row = [];
    else if (type === 'tr_close') {
      paragraphs.push(paragraph([run((row ?? []).join(' | '), {}, locale, part)], 0, undefined));
      row = undefined;
    } else if (type === 'fence' || type === 'code_block')
      for (const line of content.replace(/\n$/, '').split('\n'))
        paragraphs.push(paragraph([run(line, { code: true }, locale, part)], lists.length, undefined));
    else if (type === 'inline') {
      if (row) {
        row.push((children ?? []).map((child) => child.content).join(''));
        continue;
      }
      const list = lists.at(-1);
      const marker =
        list && opensItem
          ? list.ordered
            ? el('a:buAutoNum', { type: 'arabicPeriod', startAt: list.number > 1 ? list.number : undefined })
            : el('a:buChar', { char: '•' })
          : undefined;
      const bold = isHeading
        ? [{ ...token, type: 'strong_open', content: '', children: null }, ...(children ?? [])]
        : (children ?? []);
      paragraphs.push(paragraph(runsOf(bold as Tokens, locale, part), lists.length, marker));
      opensItem = false;
    }
  }
  return paragraphs.length > 0 ? paragraphs : [el('a:p', {}, el('a:endParaRPr', { lang: locale }))];
};
