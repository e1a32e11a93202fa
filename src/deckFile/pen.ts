import { type RichText, rich } from '../deck/richText.ts';
import type { Bullet } from '../deck/slide.ts';
import type { InlinePrinter } from './printInline.ts';

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

/** Writes a slide's texts as Markdown. */
export class Pen {
  readonly #printer: InlinePrinter;
  readonly #target: (asset: string) => string;

  constructor(printer: InlinePrinter, target: (asset: string) => string) {
    this.#printer = printer;
    this.#target = target;
  }

  /** A paragraph of its own; nothing where there is no text. */
  paragraph(text: RichText | undefined): string[] {
    const printed = this.#printer.print(text ?? []);
    return printed === '' ? [] : [printed];
  }

  inline(text: RichText): string {
    return this.#printer.print(text, { isStart: false });
  }

  words(text: string): string {
    return this.inline(rich(text));
  }

  /** Signs of number at its end would close it. */
  heading(depth: number, text: RichText): string {
    return `${'#'.repeat(depth)} ${this.inline(text).replace(/(?<!#)#+$/, (signs) => signs.replaceAll('#', '\\#'))}`.trimEnd();
  }

  /** Pipes end a cell, in code as well. */
  cell(text: RichText): string {
    return this.inline(text).replaceAll('|', '\\|');
  }

  /** A text that does not begin with a lead. */
  bare(text: RichText): string {
    const printed = this.#printer.print(text);
    return printed.startsWith('**') ? this.#printer.spelled(text) : printed;
  }

  /** Bold words and what is said of them. */
  led(lead: RichText, text: string): string {
    const inner = this.#printer.enclosed(lead);
    return text === '' ? `**${inner}**` : `**${inner}** ${text}`;
  }

  bullet({ lead, text, checked, items = [] }: Bullet): string {
    const line = lead && lead.length > 0 ? this.led(lead, this.bare(text)) : this.bare(text);
    const box = checked === undefined ? '' : `[${checked ? 'x' : ' '}] `;
    return this.item(
      '-',
      `${box}${line}`,
      items.map((item) => `- ${this.#printer.print(item)}`),
    );
  }

  item(mark: string, line: string, inner: readonly string[] = []): string {
    const indent = ' '.repeat(mark.length + 1);
    return [`${mark} ${line}`.trimEnd(), ...inner.map((text) => `${indent}${indented(text, indent)}`)].join(
      '\n',
    );
  }

  list(lines: readonly string[]): string {
    return lines.map((line) => this.item('-', line)).join('\n');
  }

  picture(asset: string, alt: string, caption: RichText | undefined): string {
    const target = this.#target(asset);
    const said = caption && caption.length > 0 ? `\n${this.#printer.print(caption)}` : '';
    return `![${this.words(alt)}](<${target.replace(/[<>\\]/g, '\\$&')}>)${said}`;
  }
}
