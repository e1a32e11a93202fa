import type { Direction, Edge, Graph, Group, Node } from '../diagram.ts';
import { cannot } from './cannot.ts';

const directions: Readonly<Record<string, Direction>> = {
  TB: 'TB',
  TD: 'TB',
  BT: 'BT',
  LR: 'LR',
  RL: 'RL',
};

export const directionOf = (name: string): Direction => directions[name] ?? cannot(`direction ${name}`);

/** Groups in groups: every level takes ranks of its own from all that is in it. */
const deepestGroup = 8;

/** What has been read of a graph so far: nodes are known when they are first named. */
export class GraphDraft {
  direction: Direction = 'TB';
  readonly edges: Edge[] = [];
  readonly #nodes = new Map<string, Node>();
  readonly #groups = new Map<string, Group>();
  readonly #open: string[] = [];

  /** What is said of a node later counts. */
  node(id: string, said: Partial<Omit<Node, 'id' | 'group'>> = {}): void {
    const known = this.#nodes.get(id);
    if (!known && this.#groups.has(id)) return;
    this.#nodes.set(id, {
      form: 'box',
      label: id,
      ...known,
      ...said,
      id,
      group: this.#innermost(known?.group),
    });
  }

  /** Named again in a group within its own, it belongs there. */
  #innermost(known: string | undefined): string | undefined {
    return known === undefined || this.#open.includes(known) ? (this.#open.at(-1) ?? known) : known;
  }

  nodeOf(id: string): Node | undefined {
    return this.#nodes.get(id);
  }

  open(id: string, label: string): void {
    if (this.#groups.has(id) || this.#open.includes(id)) cannot(`two groups ${id}`);
    if (this.#open.length >= deepestGroup) cannot(`groups so deep as ${id}`);
    this.#groups.set(id, { id, label, group: this.#open.at(-1) });
    this.#open.push(id);
  }

  close(): void {
    if (this.#open.pop() === undefined) cannot('an end of nothing');
  }

  get openGroup(): string | undefined {
    return this.#open.at(-1);
  }

  graph(): Graph {
    if (this.#open.length > 0) cannot('a group without an end');
    // A group may be named before it begins: it is no node then.
    for (const id of this.#groups.keys()) this.#nodes.delete(id);
    const groups = [...this.#groups.values()];
    const nodes = [...this.#nodes.values()];
    for (const { id } of groups)
      if (![...nodes, ...groups].some(({ group }) => group === id)) cannot(`an empty group ${id}`);
    if (nodes.length === 0) cannot('nothing');
    return { kind: 'graph', direction: this.direction, nodes, edges: this.edges, groups };
  }
}
