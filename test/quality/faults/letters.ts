/** The zeros of the figures that our languages use. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6];

/** A figure is the same in whatever script it is written. */
const plainFigure = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  const zero = zeros.find((one) => code >= one && code < one + 10);
  return zero === undefined ? sign : String(code - zero);
};

const letter = /[\p{L}\p{M}\p{N}]/u;

/** The letters and figures of a text in small, and where in the text each of them stands. */
export interface Letters {
  readonly letters: string;
  readonly at: readonly number[];
}

export const indexed = (text: string): Letters => {
  let letters = '';
  const at: number[] = [];
  let position = 0;
  for (const sign of text) {
    for (const one of sign.normalize('NFKC').toLowerCase())
      if (letter.test(one)) {
        letters += plainFigure(one);
        for (let unit = 0; unit < one.length; unit += 1) at.push(position);
      }
    position += sign.length;
  }
  return { letters, at };
};

export const lettersOnly = (text: string): string => indexed(text).letters;
