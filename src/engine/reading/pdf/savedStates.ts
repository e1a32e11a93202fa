const save = 0x71;
const restore = 0x51;
const isSpace = (byte: number): boolean => byte <= 0x20;

/** Deeper than any program draws; whoever reads the text takes with the square of it. */
const deepest = 1_000;
/** What streams leave open goes on in the next. */
const mostLeftOpen = 2_000;

/** Counts how deep graphics states are saved in each other, in what a PDF unpacks to. */
export class SavedStates {
  private left = 0;
  private depth = 0;
  private isDeep = false;
  private before = 0x20;
  private last = 0x20;

  get areTooDeep(): boolean {
    return this.isDeep || this.left > mostLeftOpen;
  }

  add(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (isSpace(byte) && isSpace(this.before)) {
        if (this.last === save) this.depth += 1;
        else if (this.last === restore && this.depth > 0) this.depth -= 1;
        if (this.depth > deepest) this.isDeep = true;
      }
      this.before = this.last;
      this.last = byte;
    }
  }

  endStream(): void {
    this.add(new Uint8Array([0x20]));
    this.left += this.depth;
    this.depth = 0;
    this.before = 0x20;
    this.last = 0x20;
  }
}
