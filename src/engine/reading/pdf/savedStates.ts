const save = 0x71;
const restore = 0x51;
const space = 0x20;
const isSpace = (byte: number | undefined): boolean => byte !== undefined && byte <= space;

/** Deeper than any program draws; whoever reads the text takes with the square of it. */
const deepest = 1_000;
/** What streams leave open goes on in the next. */
const mostLeftOpen = 2_000;

/** Counts how deep graphics states are saved in each other, in what a PDF unpacks to. */
export class SavedStates {
  private left = 0;
  private depth = 0;
  private isDeep = false;
  private last = space;
  /** A letter at the end of a piece: what it is, the next one says. */
  private pending: number | undefined;

  get areTooDeep(): boolean {
    return this.isDeep || this.left > mostLeftOpen;
  }

  add(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    if (this.pending !== undefined && isSpace(bytes[0])) this.count(this.pending);
    this.pending = undefined;
    let [saved, restored] = [bytes.indexOf(save), bytes.indexOf(restore)];
    while (saved >= 0 || restored >= 0) {
      const at = saved < 0 || (restored >= 0 && restored < saved) ? restored : saved;
      this.meet(bytes, at);
      if (at === saved) saved = bytes.indexOf(save, at + 1);
      else restored = bytes.indexOf(restore, at + 1);
    }
    this.last = bytes[bytes.length - 1]!;
  }

  endStream(): void {
    this.add(new Uint8Array([space]));
    this.left += this.depth;
    this.depth = 0;
    this.last = space;
  }

  private meet(bytes: Uint8Array, at: number): void {
    if (!isSpace(at === 0 ? this.last : bytes[at - 1])) return;
    if (at === bytes.length - 1) this.pending = bytes[at];
    else if (isSpace(bytes[at + 1])) this.count(bytes[at]!);
  }

  private count(operator: number): void {
    if (operator === save) this.depth += 1;
    else if (this.depth > 0) this.depth -= 1;
    if (this.depth > deepest) this.isDeep = true;
  }
}
