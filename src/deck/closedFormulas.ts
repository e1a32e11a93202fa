const fence = /^ {0,3}(?:`{3,}|~{3,})/u;
/** A formula in lines of its own begins where a line does, in a list or a quotation as well. */
/** Further in, where no list is, stands code. */
const opening = /^(?! {4}|\t)((?:\s|[-*+>]\s|\d{1,9}[.)]\s)*)\$\$/u;
const closing = /\$\$\s*$/u;
/** No formula goes on over the heading of what comes next. */
const barrier = /^ {0,3}#{1,6}\s/u;

interface Below {
  /** Where the next line that ends a formula stands, and the next one at which none goes on. */
  readonly closed: number;
  readonly blank: number;
  readonly barrier: number;
}

/** For each line, from the last to the first, so that no line is looked at more than once. */
const belowEach = (lines: readonly string[]): Below[] => {
  const none = lines.length;
  const found: Below[] = new Array(lines.length + 1);
  found[none] = { closed: none, blank: none, barrier: none };
  for (let at = none - 1; at >= 0; at -= 1) {
    const line = lines[at]!;
    const after = found[at + 1]!;
    found[at] = {
      closed: closing.test(line) ? at : after.closed,
      blank: line.trim() === '' ? at : after.blank,
      barrier: barrier.test(line) || fence.test(line) ? at : after.barrier,
    };
  }
  return found;
};

/**
 * "$$ means a meal below 30 euros" is no formula: where no line ends it before the next heading, or before a blank line
 * where something stands behind the signs, they are what they are. Every line keeps its number.
 */
export const withClosedFormulas = (text: string): string => {
  if (!text.includes('$$')) return text;
  const lines = text.split('\n');
  const below = belowEach(lines);
  let isCode = false;
  let formulaEnd = -1;
  const written = lines.map((line, at) => {
    if (at <= formulaEnd) return line;
    if (fence.test(line)) {
      isCode = !isCode;
      return line;
    }
    const start = isCode ? undefined : opening.exec(line)?.[0];
    if (start === undefined) return line;
    const rest = line.slice(start.length);
    if (rest.trim() !== '' && closing.test(rest)) return line;
    const { closed, blank, barrier: end } = below[at + 1]!;
    const isClosed = closed < end && (rest.trim() === '' || closed < blank);
    if (!isClosed) return `${start.slice(0, -2)}\\$\\$${rest}`;
    formulaEnd = closed;
    return line;
  });
  return written.join('\n');
};
