import { Graph as Layered, layout } from '@dagrejs/dagre';
import type { Box } from '../../../../deck/canvas.ts';
import type { Direction, Edge, Graph, Group, Node } from '../diagram.ts';
import { around } from './boxes.ts';
import type { Extent } from './letters.ts';
import type { Point } from './scene.ts';

/** Where the nodes stand, and where room was left for the edges. */
export interface Ranked {
  readonly nodes: ReadonlyMap<string, Box>;
  readonly groups: ReadonlyMap<string, Box>;
  readonly edges: readonly (readonly Point[])[];
}

export interface Spacing {
  readonly between: number;
  readonly ranks: number;
  /** Inside the frame of a group, around what it holds. */
  readonly frame: number;
}

export interface Sizes {
  readonly node: (id: string) => Extent;
  readonly label: (edge: Edge) => Extent;
  readonly title: (group: Group) => Extent;
}

/** Those in a group, and in the groups in it. */
export const membersOf = ({ nodes, groups }: Graph, id: string): Node[] => [
  ...nodes.filter(({ group }) => group === id),
  ...groups
    .filter(({ group }) => group === id)
    .flatMap((inner) => membersOf({ nodes, groups } as Graph, inner.id)),
];

/** Ranks know nodes only: one of its own stands for a group. */
const standIn = (graph: Graph, id: string, last: boolean): string => {
  if (graph.nodes.some((node) => node.id === id)) return id;
  const members = membersOf(graph, id).map((node) => node.id);
  const inside = graph.edges.filter(({ from, to }) => members.includes(from) && members.includes(to));
  const outermost = members.filter((each) => !inside.some(({ from, to }) => (last ? from : to) === each));
  return (last ? outermost.at(-1) : outermost[0]) ?? members[0]!;
};

const boxOf = ({ x = 0, y = 0, width, height }: Partial<Point> & Extent): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Ranks in the direction of the graph, by the layout that network diagrams are known by. */
export const rank = (graph: Graph, direction: Direction, sizes: Sizes, spacing: Spacing): Ranked => {
  const layered = new Layered({ compound: true, multigraph: true, directed: true });
  layered.setGraph({
    rankdir: direction,
    nodesep: spacing.between,
    edgesep: spacing.between * 0.6,
    ranksep: spacing.ranks,
  });
  layered.setDefaultEdgeLabel(() => ({}));
  for (const { id } of graph.groups) layered.setNode(`g ${id}`, {} as never);
  for (const { id } of graph.nodes) layered.setNode(`n ${id}`, { ...sizes.node(id) });
  for (const { id, group } of graph.groups)
    if (group !== undefined) layered.setParent(`g ${id}`, `g ${group}`);
  for (const { id, group } of graph.nodes)
    if (group !== undefined) layered.setParent(`n ${id}`, `g ${group}`);
  const names = graph.edges.map((edge, at) => {
    const [from, to] = [standIn(graph, edge.from, true), standIn(graph, edge.to, false)];
    if (from !== to)
      layered.setEdge(
        `n ${from}`,
        `n ${to}`,
        { ...sizes.label(edge), minlen: edge.span, labelpos: 'c' },
        String(at),
      );
    return { v: `n ${from}`, w: `n ${to}`, name: String(at) };
  });
  layout(layered);
  const nodes = new Map(graph.nodes.map(({ id }) => [id, boxOf(layered.node(`n ${id}`) as never)]));
  return {
    nodes,
    groups: framesOf(graph, nodes, sizes, spacing),
    edges: names.map((name) => (name.v === name.w ? [] : ((layered.edge(name).points as Point[]) ?? []))),
  };
};

/** Frames around what is in them, from the inside out. */
const framesOf = (
  { nodes, groups }: Graph,
  boxes: ReadonlyMap<string, Box>,
  sizes: Sizes,
  { frame }: Spacing,
): Map<string, Box> => {
  const frames = new Map<string, Box>();
  for (const group of groups.toReversed()) {
    const inner = around([
      ...nodes.filter((node) => node.group === group.id).map(({ id }) => boxes.get(id)!),
      ...groups.filter((other) => other.group === group.id).map(({ id }) => frames.get(id)!),
    ]);
    const title = sizes.title(group);
    const width = Math.max(inner.width + 2 * frame, title.width + 2 * frame);
    frames.set(group.id, {
      x: inner.x + inner.width / 2 - width / 2,
      y: inner.y - frame - title.height,
      width,
      height: inner.height + 2 * frame + title.height,
    });
  }
  return frames;
};
