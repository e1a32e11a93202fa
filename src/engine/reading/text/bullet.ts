export interface BulletMark {
  readonly ordered: boolean;
  readonly start: number;
  readonly text: string;
  readonly checked?: boolean;
}

const signs = /^([-*+•·▪▫◦‣⁃●○■□►▶➢➤✓✔✗☐☑☒–—\uf0b7\uf0a7])\s+(?=\S)/u;
const touchingSigns = /^([•▪▫◦‣⁃●○■□►▶➢➤✓✔☐☑☒・\uf0b7\uf0a7])(?=\S)/u;
const numbers = /^\(?(\d{1,3}|[a-z])[.)]\s+(?=\S)/;
const wideNumbers =
  /^(?:[（(](\d{1,2}|[一二三四五六七八九十]{1,3})[)）]|([①-⑳])|(\d{1,2})[、．]|([一二三四五六七八九十]{1,3})、)\s*(?=\S)/u;
const box = /^\[([ xX])\]\s+/;

const ticked = new Set(['✓', '✔', '☑', '☒']);
const unticked = new Set(['☐']);

/** The bullet or number a line begins with. */
export function bulletOf(line: string): BulletMark | undefined {
  const sign = signs.exec(line) ?? touchingSigns.exec(line);
  if (sign) {
    const rest = line.slice(sign[0].length);
    const boxed = box.exec(rest);
    if (boxed)
      return { ordered: false, start: 1, text: rest.slice(boxed[0].length), checked: boxed[1] !== ' ' };
    const task = ticked.has(sign[1]!) || unticked.has(sign[1]!);
    return { ordered: false, start: 1, text: rest, ...(task && { checked: ticked.has(sign[1]!) }) };
  }
  const number = numbers.exec(line) ?? wideNumbers.exec(line);
  if (!number) return undefined;
  const digits = Number.parseInt(number[1] ?? number[3] ?? '1', 10);
  return { ordered: true, start: Number.isNaN(digits) ? 1 : digits, text: line.slice(number[0].length) };
}
