import { plain, type RichText } from '../../deck/richText.ts';

/** A pair farther apart is more likely two signs that have nothing to do with each other. */
const farthestPair = 400;

const closerOf: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '（': '）',
  '【': '】',
  '「': '」',
  '『': '』',
  '《': '》',
  '«': '»',
  '“': '”',
  '„': '“',
};
const closers = new Set([...Object.values(closerOf), '"']);

interface Pair {
  readonly from: number;
  readonly to: number;
}

/** Brackets and quotation marks that belong together, by their opening sign. */
const pairsIn = (text: string): Pair[] => {
  const pairs: Pair[] = [];
  const open: { readonly at: number; readonly closer: string }[] = [];
  /** Those before it are too far away by now. */
  let nearest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    while (nearest < open.length && at - open[nearest]!.at > farthestPair) nearest += 1;
    if (nearest > 0 && nearest === open.length) {
      open.length = 0;
      nearest = 0;
    }
    const last = open.at(-1);
    if (last?.closer === sign) {
      open.pop();
      pairs.push({ from: last.at, to: at });
    } else if (sign === '"') open.push({ at, closer: '"' });
    else if (closerOf[sign] !== undefined) open.push({ at, closer: closerOf[sign] });
    else if (closers.has(sign)) {
      // A closing sign ends what was left open inside it.
      let match = open.length - 1;
      while (match >= nearest && open[match]!.closer !== sign) match -= 1;
      if (match >= nearest) {
        pairs.push({ from: open[match]!.at, to: at });
        open.length = match;
      }
    }
  }
  return pairs.sort((a, b) => a.from - b.from);
};

const isTerminator = (sign: string | undefined): boolean =>
  sign !== undefined && '.!?…。！？｡．।॥؟۔‼⁇⁈⁉;；؛'.includes(sign);
/** What may stand between a sentence's last sign and the next sentence. */
const isSeam = (sign: string | undefined): boolean =>
  sign === undefined || /[\s"'»”’)\]」』）】*_.!?…]/.test(sign);

const hide = (signs: string[], from: number, to: number): void => {
  for (let at = from; at < to; at += 1) if (isTerminator(signs[at])) signs[at] = ',';
};

const mayHide = /[()[\]（）【】「」『』《》«»“”„"!?]/;

/**
 * A text for finding sentences, every sign where it stood: what stands in code, formulas, links, brackets
 * and quotation marks ends none. The last sign of a quotation may: "He said “Go.” They went."
 */
export const maskedText = (text: RichText): string => {
  const written = plain(text);
  if (!mayHide.test(written) && text.every(({ marks, href }) => marks === undefined && href === undefined))
    return written;
  const signs: string[] = [];
  for (const { text: part, marks, href } of text) {
    const start = signs.length;
    const isCode = marks?.some((mark) => mark === 'code' || mark === 'math') === true;
    for (let at = 0; at < part.length; at += 1) signs.push(isCode ? 'X' : part[at]!);
    if (href !== undefined) hide(signs, start, signs.length - 1);
  }
  for (let at = 0; at + 1 < signs.length; at += 1)
    if ((signs[at] === '!' || signs[at] === '?') && !isSeam(signs[at + 1])) signs[at] = ',';
  let done = 0;
  for (const { from, to } of pairsIn(signs.join(''))) {
    hide(signs, Math.max(from + 1, done), to - 1);
    done = Math.max(done, to - 1);
  }
  return signs.join('');
};
