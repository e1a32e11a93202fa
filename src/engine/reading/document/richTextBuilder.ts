import { isSafeLink, type Mark, marks, type RichText, type Span } from '../../../deck/richText.ts';

/** Scripts written without spaces: a line break within them is not one. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** Of blanks in a row no text says more by more; many a pattern looks from each of them for where they end. */
const manyBlanks = /(\s{24})\s+/gu;

/** A line break that no line follows, as it is written. */
const danglingBreak = /\n$|\s\\$/;
const isExact = ({ marks: own }: Span): boolean =>
  own?.includes('code') === true || own?.includes('math') === true;

/** Whether a text begins in a script that is written without spaces. */
export const isUnspaced = (text: string): boolean =>
  text !== '' && unspaced.test(String.fromCodePoint(text.codePointAt(0)!));

export interface Style {
  readonly marks: readonly Mark[];
  readonly href?: string;
}

export const plainStyle: Style = { marks: [] };

export const marked = (style: Style, mark: Mark): Style => ({
  ...style,
  marks: marks.filter((each) => each === mark || style.marks.includes(each)),
});

const toMail = /^mailto:/u;
/** "[Mail](crew@harbor.example)" */
const mailAddress = /^[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}$/u;

export const linked = (style: Style, written: string | undefined): Style => {
  const bare = written?.trim() ?? '';
  const href = mailAddress.test(bare) ? `mailto:${bare}` : bare;
  return isSafeLink(href) && URL.canParse(href) ? { ...style, href } : style;
};

/** Joins runs of text into spans: white space collapsed, equal styles merged, line ends as the script wants them. */
export class RichTextBuilder {
  readonly #spans: Span[] = [];
  #gap: 'none' | 'space' | 'line end' = 'none';
  #empty = true;
  #isAfterBreak = false;
  #lastCharacter = '';

  add(text: string, style: Style): void {
    const body = text.replace(/[ \t\r\n\f\u2800]+/g, ' ');
    if (body === '') return;
    if (body.startsWith(' ')) this.space();
    const words = body.trim();
    if (words === '') return;
    this.#write(words === style.href ? words.replace(toMail, '') : words, style);
    if (body.endsWith(' ')) this.space();
  }

  /** Text whose white space means something: code, math. */
  addExact(text: string, style: Style): void {
    if (text !== '') this.#write(text, style);
  }

  space(): void {
    if (!this.#empty) this.#gap = 'space';
  }

  lineEnd(): void {
    if (!this.#empty && this.#gap === 'none') this.#gap = 'line end';
  }

  hardBreak(): void {
    const last = this.#spans.at(-1);
    // To ask a text that grew piece by piece what it ends with is to copy it whole.
    if (!last || this.#isAfterBreak) return;
    last.text += '\n';
    this.#isAfterBreak = true;
    this.#gap = 'none';
    this.#empty = true;
  }

  finish(): RichText {
    const last = this.#spans.at(-1);
    if (last) last.text = last.text.replace(isExact(last) ? /\n$/ : danglingBreak, '');
    for (const span of this.#spans) span.text = span.text.replace(manyBlanks, '$1');
    // Without the room that a list which grew has for more.
    return this.#spans.slice();
  }

  #write(text: string, style: Style): void {
    const last = this.#spans.at(-1);
    const joined = this.#gap !== 'none' && last && this.#separates(text) ? ' ' : '';
    this.#gap = 'none';
    this.#empty = false;
    this.#isAfterBreak = text.endsWith('\n');
    this.#lastCharacter = lastOf(text);
    // Two names in code beside each other are two.
    if (last && sameStyle(last, style) && (joined === '' || !isExact(last))) {
      last.text += joined + text;
      return;
    }
    if (joined !== '' && last) {
      const spaceFollows = last.marks === undefined && last.href === undefined;
      if (spaceFollows) last.text += joined;
      else if (style.marks.length > 0 || style.href !== undefined) this.#spans.push({ text: joined });
      else text = joined + text;
    }
    this.#spans.push({
      text,
      ...(style.marks.length > 0 && { marks: [...style.marks] }),
      ...(style.href !== undefined && { href: style.href }),
    });
  }

  #separates(after: string): boolean {
    return this.#gap === 'space' || !(unspaced.test(this.#lastCharacter) && isUnspaced(after));
  }
}

const lastOf = (text: string): string => [...text.slice(-2)].at(-1)!;

const sameStyle = (span: Span, style: Style): boolean =>
  span.href === style.href &&
  (span.marks?.length ?? 0) === style.marks.length &&
  style.marks.every((mark, index) => span.marks?.[index] === mark);

/** Nothing to read in it. */
export const isBlank = (text: RichText): boolean => text.every((span) => span.text.trim() === '');

export const strong = (span: Span): Span => ({
  ...span,
  marks: [...new Set(['strong' as const, ...(span.marks ?? [])])],
});
