import type { Block, Position } from '../../../document/sourceDocument.ts';
import { type Element, isElement, type Node, textOf } from '../../elements/element.ts';
import { endsLine, solid } from '../namedLines.ts';

interface Run {
  readonly isTyped: boolean;
  readonly nodes: Node[];
}

const breakOf = ({ position }: Element): Node => ({
  tag: '#soft-break',
  attributes: {},
  children: [],
  position,
  closed: true,
});

const linesOf = (nodes: readonly Node[]): Node[][] => {
  const lines: Node[][] = [[]];
  for (const node of nodes) {
    if (endsLine(node)) lines.push([]);
    else lines.at(-1)!.push(node);
  }
  return lines.filter((line) => solid(line).length > 0);
};

const isCode = (line: readonly Node[] | undefined): boolean => {
  const [only, ...others] = solid(line ?? []);
  return only !== undefined && others.length === 0 && isElement(only) && only.tag === 'code';
};

const textOfLine = (line: readonly Node[]): string => line.map(textOf).join('').trim();

/** "… it is `main`" and "`main` is its name" are sentences that go on over the line. */
const isEnded = (line: readonly Node[] | undefined): boolean =>
  line === undefined || isCode(line) || /[.!?:。！？：]$/u.test(textOfLine(line));
const begins = (line: readonly Node[] | undefined): boolean =>
  line === undefined ||
  isCode(line) ||
  /^(?![でとをにがはへものやか])[\p{Lu}\p{Lo}\p{N}]/u.test(textOfLine(line));

/** What is typed in a line of its own, between sentences in theirs: each as a run; undefined where nothing is. */
const runsOf = (element: Element): Run[] | undefined => {
  const lines = linesOf(element.children);
  const runs: Run[] = [];
  lines.forEach((line, at) => {
    const isTyped = isCode(line) && isEnded(lines[at - 1]) && begins(lines[at + 1]);
    const last = runs.at(-1);
    if (last?.isTyped === isTyped) {
      last.nodes.push(breakOf(element));
      for (const node of line) last.nodes.push(node);
    } else runs.push({ isTyped, nodes: [...line] });
  });
  return runs.length > 1 && runs.some(({ isTyped }) => isTyped) ? runs : undefined;
};

/** A paragraph some of whose lines are nothing but what is typed, as text and listings. */
export const withTypedLines = (
  element: Element,
  textIn: (nodes: readonly Node[]) => readonly Block[],
): readonly Block[] | undefined => {
  const { position }: { readonly position: Position } = element;
  return runsOf(element)?.flatMap(({ isTyped, nodes }): readonly Block[] =>
    isTyped ? [{ kind: 'code', code: linesOf(nodes).map(textOfLine).join('\n'), position }] : textIn(nodes),
  );
};
