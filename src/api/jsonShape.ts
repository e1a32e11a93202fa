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
const [openingBracket, openingBrace, closingBracket, closingBrace] = ['[', '{', ']', '}'].map(code);

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
    const { values: mostValues, depth: mostDepth } = this.#room;
    // Megabytes are looked through while others wait: no byte takes a call, or a look into this object.
    let [values, depth, isText, isEscaped] = [this.#values, this.#depth, this.#isText, this.#isEscaped];
    for (let at = 0; at < bytes.length && values <= mostValues && depth <= mostDepth; at += 1) {
      const byte = bytes[at];
      if (isEscaped) isEscaped = false;
      else if (byte === quote) isText = !isText;
      else if (isText) isEscaped = byte === backslash;
      else if (byte === comma) values += 1;
      else if (byte === openingBracket || byte === openingBrace) {
        values += 1;
        depth += 1;
      } else if (byte === closingBracket || byte === closingBrace) depth -= 1;
    }
    [this.#values, this.#depth, this.#isText, this.#isEscaped] = [values, depth, isText, isEscaped];
    return values <= mostValues && depth <= mostDepth;
  }
}
