/** The text of one slide. Lines count from 0, in the file. */
export interface Chunk {
  /** Its first line: what follows the line that parts it from the slide before. */
  readonly line: number;
  /** Behind its last line. */
  readonly end: number;
  readonly lines: readonly string[];
  /** The line of another program's keys for it. */
  readonly foreign?: number;
}

export interface Split {
  /** Between the fences at the top, without them. */
  readonly frontMatter: { readonly line: number; readonly text: string } | undefined;
  readonly chunks: readonly Chunk[];
}

const parting = /^---+\s*$/;
const fenceStart = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** Tells line by line what stands between fences. */
export class Fences {
  #open: string | undefined;

  /** Whether the line is a fence or stands between two. */
  passes(line: string): boolean {
    const match = line.includes('```') || line.includes('~~~') ? fenceStart.exec(line) : null;
    if (this.#open !== undefined) {
      const closes = match && match[1]!.startsWith(this.#open) && match[2]!.trim() === '';
      if (closes) this.#open = undefined;
      return true;
    }
    if (!match || (match[1]!.startsWith('`') && match[2]!.includes('`'))) return false;
    this.#open = match[1]!;
    return true;
  }

  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** The line that ends what is still open. */
  get ending(): string | undefined {
    return this.#open;
  }
}

const frontMatterEnd = (lines: readonly string[]): number | undefined => {
  if (!/^---\s*$/.test(lines[0]?.replace(/^\uFEFF/, '') ?? '')) return undefined;
  const end = lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  if (end === -1) return undefined;
  const inner = lines.slice(1, end).filter((line) => line.trim() !== '');
  return inner.every((line) => /^(?:#|\s|-\s|[\w-]+\s*:)/.test(line)) ? end : undefined;
};

/** What another program has at the top of a slide, between lines of dashes of its own. */
const foreignKeys =
  /^(?:layout|class|background\w*|transition|clicks|clickAnimation|hideInToc|level|image|src|routeAlias|zoom|dragPos|preload|disabled|hide|color|name|title|monaco|canvasWidth)\s*:/;

/** The line that ends such keys, if they begin at a line. */
const foreignEnd = (lines: readonly string[], start: number): number | undefined => {
  let at = start;
  while (at < lines.length && (foreignKeys.test(lines[at]!) || (at > start && /^\s+\S/.test(lines[at]!))))
    at += 1;
  return at > start && at < lines.length && parting.test(lines[at]!) ? at : undefined;
};

export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** A deck file's slides, parted by lines of `---` that stand outside of code. */
export const splitDeckFile = (text: string): Split => {
  const lines = linesOf(text);
  const end = frontMatterEnd(lines);
  const first = end === undefined ? 0 : end + 1;
  const chunks: Chunk[] = [];
  const fences = new Fences();
  let start = first;
  let foreign: number | undefined;
  const close = (at: number): void => {
    chunks.push({
      line: start,
      end: at,
      lines: lines.slice(start, at),
      ...(foreign !== undefined && { foreign }),
    });
    start = at + 1;
  };
  for (let at = first; at < lines.length; at += 1) {
    if (fences.passes(lines[at]!) || !parting.test(lines[at]!)) continue;
    close(at);
    const keysEnd = foreignEnd(lines, at + 1);
    foreign = keysEnd === undefined ? undefined : at + 1;
    if (keysEnd === undefined) continue;
    start = keysEnd + 1;
    at = keysEnd;
  }
  close(lines.length);
  return {
    frontMatter: end === undefined ? undefined : { line: 1, text: lines.slice(1, end).join('\n') },
    chunks: chunks.filter(({ lines: own }) => own.some((line) => line.trim() !== '')),
  };
};
