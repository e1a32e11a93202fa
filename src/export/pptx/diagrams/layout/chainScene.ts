import type { Box } from '../../../../deck/canvas.ts';
import type { Edge, Graph, Node } from '../diagram.ts';
import { around, centeredAt } from './boxes.ts';
import { type Side, sitesIn } from './forms.ts';
import { type Extent, extentOf, type Lettering, labelStyle } from './letters.ts';
import { nodeShape, type SizedNode, sizedNode } from './nodes.ts';
import type { Drawing, Item, PlacedLine, PlacedShape } from './scene.ts';
import { lineEndOf } from './signs.ts';

/** Nodes that follow each other, and what leads from each to the next. */
interface Chain {
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge[];
}

const widestLabel = 11;

/** A graph that is one way without forks, as that way; undefined where it is more. */
const chainOf = ({ nodes, edges, groups }: Graph): Chain | undefined => {
  if (groups.length > 0 || nodes.length < 2 || edges.length !== nodes.length - 1) return undefined;
  const isPlain = ({ line, fromLabel, toLabel }: Edge) => line !== 'unseen' && !fromLabel && !toLabel;
  if (!edges.every(isPlain) || nodes.some(({ form }) => form === 'card' || form === 'bar')) return undefined;
  const next = new Map(edges.map((edge) => [edge.from, edge]));
  const reached = new Set(edges.map(({ to }) => to));
  if (next.size < edges.length || reached.size < edges.length) return undefined;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const first = nodes.find(({ id }) => !reached.has(id));
  const along: Node[] = [];
  const between: Edge[] = [];
  for (let node = first; node; ) {
    along.push(node);
    const edge = next.get(node.id);
    if (edge) between.push(edge);
    node = edge && byId.get(edge.to);
  }
  return along.length === nodes.length ? { nodes: along, edges: between } : undefined;
};

const opposite: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

/** A long way in rows, to and fro as an ox ploughs. */
class ChainScene implements Drawing {
  readonly #chain: Chain;
  readonly #columns: number;
  readonly #lettering: Lettering;
  readonly #sized: readonly SizedNode[];
  readonly #boxes: readonly Box[];

  constructor(chain: Chain, columns: number, lettering: Lettering) {
    this.#chain = chain;
    this.#columns = columns;
    this.#lettering = lettering;
    this.#sized = chain.nodes.map((node) => sizedNode(node, lettering));
    this.#boxes = this.#placed();
  }

  get extent(): Extent {
    return around(this.#boxes);
  }

  #label({ label }: Edge): Extent {
    const { size } = this.#lettering;
    const { width, height } = extentOf(label, labelStyle(size), widestLabel * size, this.#lettering);
    return label === '' ? { width: 0, height: 0 } : { width: width + 6, height: height + 2 };
  }

  /** In its row, counted from the left. */
  #columnOf(at: number): number {
    const along = at % this.#columns;
    return this.#rowOf(at) % 2 === 0 ? along : this.#columns - 1 - along;
  }

  #rowOf(at: number): number {
    return Math.floor(at / this.#columns);
  }

  #placed(): Box[] {
    const { size } = this.#lettering;
    const labels = this.#chain.edges.map((edge) => this.#label(edge));
    const cell = {
      width: Math.max(...this.#sized.map((each) => each.size.width)),
      height: Math.max(...this.#sized.map((each) => each.size.height)),
    };
    const across =
      cell.width + 2.2 * size + Math.max(...labels.map(({ width }) => width + (width > 0 ? 16 : 0)));
    const down = cell.height + 1.8 * size + Math.max(...labels.map(({ height }) => height));
    return this.#sized.map(({ size: own }, at) =>
      centeredAt({ x: this.#columnOf(at) * across, y: this.#rowOf(at) * down }, own.width, own.height),
    );
  }

  #line(edge: Edge, at: number): PlacedLine {
    const [from, to] = [this.#chain.nodes[at]!, this.#chain.nodes[at + 1]!];
    const [start, end] = [this.#boxes[at]!, this.#boxes[at + 1]!];
    const turns = this.#rowOf(at) !== this.#rowOf(at + 1);
    const side: Side = turns ? 'bottom' : this.#columnOf(at) < this.#columnOf(at + 1) ? 'right' : 'left';
    const out = sitesIn(from.form, start).find((site) => site.side === side)!;
    const into = sitesIn(to.form, end).find((site) => site.side === opposite[side])!;
    return {
      item: 'line',
      name: edge.label.replaceAll('\n', ' ') || 'Connector',
      points: [out.point, into.point],
      from: { shape: from.id, site: out.number },
      to: { shape: to.id, site: into.number },
      fromEnd: lineEndOf(edge.fromEnd),
      toEnd: lineEndOf(edge.toEnd),
      line: edge.line === 'unseen' ? 'solid' : edge.line,
      color: 'muted',
    };
  }

  #labelOn({ points: [from, to] }: PlacedLine, edge: Edge, at: number): PlacedShape[] {
    if (edge.label === '' || !from || !to) return [];
    const { width, height } = this.#label(edge);
    return [
      {
        item: 'shape',
        id: `label ${at}`,
        name: 'Label',
        box: centeredAt({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, width, height),
        geometry: { preset: 'rect' },
        fill: 'paper',
        text: {
          paragraphs: edge.label.split('\n'),
          style: labelStyle(this.#lettering.size),
          color: 'muted',
          align: 'center',
          anchor: 'center',
          margin: 0,
        },
      },
    ];
  }

  items = (): readonly Item[] => {
    const lines = this.#chain.edges.map((edge, at) => this.#line(edge, at));
    const nodes = this.#sized.map((sized, at) => nodeShape(sized, this.#boxes[at]!, [], this.#lettering));
    const labels = this.#chain.edges.flatMap((edge, at) => this.#labelOn(lines[at]!, edge, at));
    return [...lines, ...nodes, ...labels];
  };
}

/** The ways to fold a graph that is too long for its room: in as few rows as hold it first; none where it has forks. */
export const foldedChains = (graph: Graph): ((lettering: Lettering) => Drawing)[] => {
  const chain = chainOf(graph);
  if (!chain) return [];
  const { length } = chain.nodes;
  const rows = Array.from({ length: Math.min(8, length - 1) }, (_, at) => at + 2);
  const columns = new Set(rows.map((count) => Math.ceil(length / count)));
  return [...columns].map((count) => (lettering) => new ChainScene(chain, count, lettering));
};
