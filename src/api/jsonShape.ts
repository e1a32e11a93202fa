export interface JsonRoom {
  /** Lists, objects and what stands in them. */
  readonly values: number;
  /** Of lists and objects within each other. */
  readonly depth: number;
}

const code = (letter: string): number => letter.charCodeAt(0);
const quote = code('"');
const backslash = code('\\');
const comma = code(',');
const opening: ReadonlySet<number> = new Set(['[', '{'].map(code));
const closing: ReadonlySet<number> = new Set([']', '}'].map(code));

/**
 * What JSON holds, counted as it comes and before it is unfolded: a value of two letters takes a hundred bytes once
 * it is read, and as much again for each complaint about it.
 */
export class JsonShape {
  readonly #room: JsonRoom;
  #values = 0;
  #depth = 0;
  #isText = false;
  #isEscaped = false;

  constructor(room: JsonRoom) {
    this.#room = room;
  }

  /** Whether there is room for all that came so far, in UTF-8. */
  fits(bytes: Uint8Array): boolean {
    const { values, depth } = this.#room;
    for (const byte of bytes) {
      this.#see(byte);
      if (this.#values > values || this.#depth > depth) return false;
    }
    return true;
  }

  #see(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === quote) this.#isText = !this.#isText;
    else if (this.#isText) this.#isEscaped = byte === backslash;
    else if (byte === comma) this.#values += 1;
    else if (opening.has(byte)) {
      this.#values += 1;
      this.#depth += 1;
    } else if (closing.has(byte)) this.#depth -= 1;
  }
}
