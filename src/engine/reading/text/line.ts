/** A line of plain text: what stands in it, how far it is indented, and its line or page. */
export interface Line {
  readonly text: string;
  readonly indent: number;
  readonly at: number;
}

const tabStop = 4;

export function indentOf(line: string): number {
  let indent = 0;
  for (const character of line) {
    if (character === ' ') indent += 1;
    else if (character === '\u3000') indent += 2;
    else if (character === '\t') indent += tabStop - (indent % tabStop);
    else break;
  }
  return indent;
}
