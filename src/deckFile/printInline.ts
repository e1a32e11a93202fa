import type { RichText, Span } from '../deck/richText.ts';
import { asEntity } from './entities.ts';
import type { DeckMarkdown } from './parser.ts';
import { readInline } from './readInline.ts';
import { readItemText } from './readItems.ts';
import { trimmed } from './richTextForm.ts';

const special = /[\\`*_[\]<>~$]|&(?=#?\w{1,31};)/g;
/** What begins a block of another kind, at the start of a line. */
const blockStart = /^(?:(>|#(?=#{0,5}(?:\s|$))|[+-](?=\s|$)|-(?=[- ]*-\s*$))|(\d{1,9})([.)])(?=\s|$))/;

const entities = (text: string): string => text.replace(/[^\p{L}\p{N} .,]|^ | $| (?= )/gu, asEntity);

const escaped = (text: string): string =>
  text.replace(special, (sign) => (sign === '&' ? '&amp;' : `\\${sign}`)).replaceAll('\n', '<br>');

const inTicks = (text: string): string => {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${text}${pad}${ticks}`;
};

const wrapOf = { strong: '**', emphasis: '*', strike: '~~' } as const;

const shortSpan = ({ text, marks = [], href }: Span): string => {
  let inner = marks.includes('math') ? `$${text}$` : marks.includes('code') ? inTicks(text) : escaped(text);
  for (const mark of ['strike', 'emphasis', 'strong'] as const)
    if (marks.includes(mark)) inner = `${wrapOf[mark]}${inner}${wrapOf[mark]}`;
  return href === undefined ? inner : `[${inner}](<${href.replace(/[<>\\]/g, '\\$&')}>)`;
};

const tagOf = { strong: 'strong', emphasis: 'em', strike: 's', code: 'code', math: 'tex' } as const;

/** Says everything, in signs that mean nothing else. */
const longSpan = ({ text, marks = [], href }: Span): string => {
  const inner = marks.reduce((whole, mark) => `<${tagOf[mark]}>${whole}</${tagOf[mark]}>`, entities(text));
  return href === undefined ? inner : `<a href="${entities(href)}">${inner}</a>`;
};

const guarded = (line: string): string =>
  line.replace(blockStart, (_, sign, number, end) => (sign ? `\\${sign}` : `${number}\\${end}`));

const isSame = (one: RichText, other: RichText): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Text as the Markdown that reads as just this text: written as people do where that says it, else in full. */
export class InlinePrinter {
  readonly #markdown: DeckMarkdown;

  constructor(markdown: DeckMarkdown) {
    this.#markdown = markdown;
  }

  /** `prefix` stands before it on its line. */
  print(text: RichText, { isStart = true }: { readonly isStart?: boolean } = {}): string {
    const whole = trimmed(text);
    if (whole.length === 0) return '';
    const parts = whole.map(shortSpan).join('');
    const short = isStart ? guarded(parts) : parts;
    return this.#reads(short, whole) ? short : this.#spanBySpan(whole, isStart);
  }

  /** With nothing that could mean something where it stands. */
  spelled(text: RichText): string {
    return trimmed(text).map(longSpan).join('');
  }

  /** As it may stand between the stars of a lead. */
  enclosed(lead: RichText): string {
    const whole = trimmed(lead);
    const short = this.print(whole, { isStart: false });
    const reads = (inner: string): boolean =>
      isSame(readItemText(this.#markdown, `**${inner}** x`, null).lead ?? [], whole) && !inner.includes('**');
    return reads(short) ? short : this.spelled(whole);
  }

  #reads(printed: string, text: RichText): boolean {
    if (printed !== printed.trim() || printed.includes('\n')) return false;
    const read = readInline(this.#markdown.inline(printed));
    return read.pictures.length === 0 && isSame(read.text, text);
  }

  /** In full only what needs it, as long as the whole still reads as it should. */
  #spanBySpan(text: RichText, isStart: boolean): string {
    const mixed = text.map((span) =>
      this.#reads(shortSpan(span), [span]) ? shortSpan(span) : longSpan(span),
    );
    const short = isStart ? guarded(mixed.join('')) : mixed.join('');
    return this.#reads(short, text) ? short : text.map(longSpan).join('');
  }
}
