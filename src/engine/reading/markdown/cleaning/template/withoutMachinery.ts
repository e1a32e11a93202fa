import { looseAddressAt, type Replaced } from '../looseAddress.ts';
import { type ScannedTag, scanTag } from './tagScan.ts';
import { closedTags, nameOfTag, templateLabel } from './templateLabel.ts';
import { endOfLoop, isLoopAt } from './templateLoop.ts';

/** A fence may stand in a list or in a quotation. */
const fence = /^((?:\s{0,20}>)*)\s{0,20}(?:(?:[-*+]|\d{1,3}[.)])\s{1,4})?(`{3,}|~{3,})/;
const quoteMarks = /^(?:\s{0,20}>)+/;
const indented = /^(?: {4}|\t)/;
const importLine = /^import\s+(?:[^"'\n]{1,500}\sfrom\s*)?["'][^"'\n]{1,300}["'];?\s*$/;
const importStart = /^import\s+[\w*{},\s]{0,500}$/;
const exportStart = /^export\s+(?:const|let|var|default|function|async|class|type|\{)(?![\p{L}\p{N}])/u;
/** Lines for the program that makes a site of the text: includes, hints' fences, attribute lists. */
const templateTag = /\{%-?[^%\n]{0,500}-?%\}|\{\{[<%][^\n]{0,500}?[>%]\}\}/y;
/** `{{ page.title }}` and `{{ title }}` are what the front matter says; `<b>`{=html} is for another program. */
const siteValue =
  /\{\{-?\s*(?:(?:page|site|layout|post)\.[\w.]{1,100}[^{}\n]{0,200}|(?:title|date|author|description)\s*)\}\}/y;
const rawSpan = /^`[^`\n]{0,500}`\{=\w{1,30}\}\s*$/;
/** Of `> {: .solution}` and `> {.is-info}` the quotation goes on. */
const attributeList = /^((?:\s{0,3}>){0,9})\s*\{(?::|\s*[.#][\w-])[^{}\n]{0,200}\}\s*$/;
/** "[a link](#there){:target="_blank"}", "[a button](#there){ .large }" */
const ownAttributes = /(?<=[)*_`"'>])\{(?::|\s*[.#][\w-])[^{}\n]{0,200}\}/y;
/** `(where-it-is)=` names the place below for links. */
const label = /^\([\w:.-]{1,200}\)=\s*$/;
const longestIndent = 24;
const codeSpan = /(`{1,20})(?!`)[^\n]{0,1000}?[^`]\1(?!`)/y;
/** Of a line, in which the same may stand. */
const mayNeedIt = /[{<]|\]\([^\s()]+(?: |$)|\]https?:|^(?:im|ex)port|^\(.*=\s*$/;
const needsRewriting =
  /[{}]|^\([\w:.-]{1,200}\)=\s*$|\]\([^\s()]+[ \n]|\]https?:|^import\s|^export\s|<\/?>|<\/?[A-Z][\w.]*(?:\s|$|\.)/m;

const escaped = (value: string): string => value.replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const isComponent = (name: string): boolean => /^[A-Z]|\./.test(name);

/** "<hub.example.com>" is where something is, "<motion.div>" what a program draws. */
const host = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|io|dev|edu|gov|eu|de|fr|es|it|nl|uk|jp|cn)$/;

/** Tags that HTML knows as they stand are left to it. */
const isForeign = ({ name, attributes }: ScannedTag, source: string): boolean =>
  name === '' ||
  name.includes('.') ||
  attributes.some(([attribute, value]) => attribute === '' || value === undefined) ||
  /=\{/.test(source) ||
  (isComponent(name) && source.includes('\n'));

const htmlOf = ({ name, kind, attributes }: ScannedTag): string => {
  if (name === '') return '';
  const tag = name.replaceAll('.', '-');
  if (kind === 'close') return `</${tag}>`;
  const said = attributes.flatMap(([attribute, value]) =>
    attribute === '' || value === undefined ? [] : [` ${attribute}="${escaped(value)}"`],
  );
  return `<${tag}${said.join('')}${kind === 'empty' ? ' /' : ''}>`;
};

const saidExpression = /\{\s*(?:"([^"\\\n]{0,300})"|'([^'\\\n]{0,300})'|`([^`\\$\n]{0,300})`)\s*\}/y;

/** `{' '}` between tags is what it says. */
const expressionAt = (text: string, at: number): Replaced | undefined => {
  saidExpression.lastIndex = at;
  const match = saidExpression.exec(text);
  return match ? { text: match[1] ?? match[2] ?? match[3] ?? '', end: at + match[0].length } : undefined;
};

const tagAt = (text: string, at: number): Replaced | undefined => {
  const tag = scanTag(text, at);
  if (!tag || host.test(tag.name) || !isForeign(tag, text.slice(at, tag.end))) return undefined;
  return { text: htmlOf(tag), end: tag.end };
};

/** The end of the lines that a program's statement takes: up to the next blank line. */
const endOfStatement = (text: string, at: number): number => {
  const blank = /\n[ \t]*(?:\n|$)/g;
  blank.lastIndex = at;
  return blank.exec(text)?.index ?? text.length;
};

class Walk {
  readonly #text: string;
  readonly #isProgram: boolean;
  readonly #parts: string[] = [];
  #kept = 0;
  #at = 0;
  /** Line ends of what was taken out: they follow at the next one, so that lines keep their numbers. */
  #owed = 0;
  #fence: { readonly mark: string; readonly isQuoted: boolean } | undefined;
  #wasBlank = true;
  #isCode = false;
  #hasCommentEnds = true;
  #hasLoopEnds = true;
  #closed: ReadonlySet<string> | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#isProgram = /^import\s.*["'];?\s*$|^export\s+(?:const|default|function)\s/m.test(text);
  }

  run(): string {
    while (this.#at < this.#text.length) this.#line();
    this.#parts.push(this.#text.slice(this.#kept));
    return this.#parts.join('');
  }

  #replace(replaced: Replaced): void {
    const taken = this.#text.slice(this.#at, replaced.end);
    this.#parts.push(this.#text.slice(this.#kept, this.#at), replaced.text);
    this.#owed += taken.split('\n').length - replaced.text.split('\n').length;
    this.#at = replaced.end;
    this.#kept = replaced.end;
  }

  #endLine(lineEnd: number): void {
    this.#at = Math.min(lineEnd + 1, this.#text.length);
    if (this.#owed === 0) return;
    this.#parts.push(this.#text.slice(this.#kept, this.#at), '\n'.repeat(this.#owed));
    this.#kept = this.#at;
    this.#owed = 0;
  }

  #lineEnd(): number {
    const end = this.#text.indexOf('\n', this.#at);
    return end === -1 ? this.#text.length : end;
  }

  #line(): void {
    const end = this.#lineEnd();
    const line = this.#text.slice(this.#at, end);
    const [, quote = '', mark] = fence.exec(line) ?? [];
    if (this.#fence?.isQuoted && !quoteMarks.test(line)) this.#fence = undefined;
    if (this.#fence !== undefined) {
      const closes = mark?.startsWith(this.#fence.mark) && line.replace(quoteMarks, '').trim() === mark;
      if (closes) this.#fence = undefined;
      this.#endLine(end);
      return;
    }
    if (mark) {
      this.#fence = { mark, isQuoted: quote !== '' };
      this.#wasBlank = false;
      this.#endLine(end);
      return;
    }
    const isBlank = line.trim() === '';
    this.#isCode = indented.test(line) && (this.#wasBlank || this.#isCode);
    const startsBlock = this.#wasBlank;
    this.#wasBlank = isBlank;
    if (isBlank || this.#isCode || !mayNeedIt.test(line)) {
      this.#endLine(end);
      return;
    }
    if (this.#statement(line, startsBlock, end)) return;
    const attributed = attributeList.exec(line);
    if (
      attributed ||
      rawSpan.test(line) ||
      label.test(line) ||
      (this.#isProgram && /^\s*\{[^"'`/][^{}]*\}\s*$/.test(line))
    ) {
      this.#replace({ text: attributed?.[1] ?? '', end });
      this.#endLine(end);
      return;
    }
    this.#signs();
  }

  #statement(line: string, startsBlock: boolean, end: number): boolean {
    if (importLine.test(line)) {
      this.#replace({ text: '', end });
      this.#endLine(end);
      this.#wasBlank = true;
      return true;
    }
    if (!startsBlock || !(exportStart.test(line) || (this.#isProgram && importStart.test(line))))
      return false;
    const last = endOfStatement(this.#text, this.#at);
    this.#replace({ text: '', end: last });
    this.#endLine(last);
    this.#wasBlank = true;
    return true;
  }

  /** Along a line, and along what begins on it and ends on another. */
  #signs(): void {
    for (;;) {
      const sign = this.#text[this.#at];
      if (sign === undefined) return;
      if (sign === '\n') {
        this.#endLine(this.#at);
        return;
      }
      if (sign === '`') {
        codeSpan.lastIndex = this.#at;
        const span = codeSpan.exec(this.#text);
        this.#at += span ? span[0].length : 1;
        continue;
      }
      if (sign === '\\') {
        this.#at += 2;
        continue;
      }
      const replaced = this.#machineryAt(sign);
      if (replaced) this.#replace(replaced);
      else this.#at += 1;
    }
  }

  #machineryAt(sign: string): Replaced | undefined {
    if (sign === '<') return tagAt(this.#text, this.#at);
    if (sign === ']') return looseAddressAt(this.#text, this.#at);
    if (sign !== '{') return undefined;
    const loop = this.#loop();
    if (loop) return loop;
    templateTag.lastIndex = this.#at;
    const tag = templateTag.exec(this.#text)?.[0];
    if (tag !== undefined) return { text: this.#shownBy(tag), end: this.#at + tag.length };
    for (const pattern of [siteValue, ownAttributes]) {
      pattern.lastIndex = this.#at;
      const found = pattern.exec(this.#text);
      if (found) return { text: '', end: this.#at + found[0].length };
    }
    return this.#text.startsWith('{/*', this.#at) ? this.#comment() : expressionAt(this.#text, this.#at);
  }

  /** Beside other words; what stands alone, in an address or around something is for the program. */
  #shownBy(tag: string): string {
    const before = this.#text.slice(Math.max(0, this.#at - longestIndent), this.#at);
    const end = this.#at + tag.length;
    const isAlone =
      /(?:^|\n)\s*$/u.test(before) && /^\s*(?:\n|$)/u.test(this.#text.slice(end, end + longestIndent));
    if (isAlone || this.#text.startsWith('](', this.#at - 2)) return '';
    this.#closed ??= closedTags(this.#text);
    return this.#closed.has(nameOfTag(tag)) ? '' : templateLabel(tag);
  }

  #loop(): Replaced | undefined {
    if (!this.#hasLoopEnds || !isLoopAt(this.#text, this.#at)) return undefined;
    const end = endOfLoop(this.#text, this.#at);
    this.#hasLoopEnds = end !== undefined;
    return end === undefined ? undefined : { text: '', end };
  }

  #comment(): Replaced | undefined {
    const close = this.#hasCommentEnds ? this.#text.indexOf('*/}', this.#at) : -1;
    this.#hasCommentEnds = close !== -1;
    return close === -1 ? undefined : { text: '', end: close + 3 };
  }
}

/**
 * A text without what only the program reads that makes a site of it: imports, expressions in tags, template
 * tags. Components stay as tags, with the attributes that can be read; every line keeps its number.
 */
export const withoutMachinery = (text: string): string =>
  needsRewriting.test(text) ? new Walk(text).run() : text;
