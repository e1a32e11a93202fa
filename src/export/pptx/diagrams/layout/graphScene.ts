import type { Box } from '../../../../deck/canvas.ts';
import type { Direction, Edge, Graph, Group } from '../diagram.ts';
import { around, holds, middles, overlap } from './boxes.ts';
import { sitesIn } from './forms.ts';
import { type Extent, extentOf, type Lettering, labelStyle } from './letters.ts';
import { nodeShape, type SizedNode, sizedNode } from './nodes.ts';
import { membersOf, type Ranked, rank, type Spacing } from './ranked.ts';
import { type Route, Router, type Wanted } from './routes.ts';
import type { Drawing, Item, Joint, PlacedLine, PlacedShape, Point } from './scene.ts';
import { lineEndOf, reachOf, signAt } from './signs.ts';
import type { Stop } from './stops.ts';

const nothing: Extent = { width: 0, height: 0 };
const titleWeight = 600;
const widestLabel = 11;

/** A graph with its boxes; its lines are found from here. */
class GraphScene implements Drawing {
  readonly #graph: Graph;
  readonly #lettering: Lettering;
  readonly #sized: ReadonlyMap<string, SizedNode>;
  readonly #ranked: Ranked;
  readonly #direction: Direction;

  constructor(graph: Graph, direction: Direction, lettering: Lettering, air: number) {
    this.#graph = graph;
    this.#direction = direction;
    this.#lettering = lettering;
    this.#sized = new Map(graph.nodes.map((node) => [node.id, this.#turned(sizedNode(node, lettering))]));
    const sizes = {
      node: (id: string) => this.#sized.get(id)!.size,
      label: (edge: Edge) => this.#room(edge),
      title: (group: Group) => this.#title(group),
    };
    this.#ranked = rank(graph, direction, sizes, this.#spacing(air));
  }

  #spacing(air: number): Spacing {
    const { size } = this.#lettering;
    const hasSigns = this.#graph.edges.some(({ fromEnd, toEnd }) => reachOf(fromEnd) + reachOf(toEnd) > 20);
    const least = hasSigns ? 52 : 32;
    return {
      between: Math.max(24, 1.7 * size) * air,
      ranks: Math.max(least, 2.2 * size) * air,
      frame: Math.max(10, 0.8 * size),
    };
  }

  /** A bar stands across the way. */
  #turned(sized: SizedNode): SizedNode {
    const isAcross = this.#direction === 'TB' || this.#direction === 'BT';
    if (sized.node.form !== 'bar' || isAcross) return sized;
    const { width, height } = sized.size;
    return { ...sized, size: { width: height, height: width } };
  }

  #label(text: string): Extent {
    const { size } = this.#lettering;
    const { width, height } = extentOf(text, labelStyle(size), widestLabel * size, this.#lettering);
    return text === '' ? nothing : { width: width + 6, height: height + 2 };
  }

  /** What an edge's label takes of a rank, with some of the line to be seen. */
  #room(edge: Edge): Extent {
    const { width, height } = this.#label(edge.label);
    const ends = [edge.fromLabel, edge.toLabel].map((text = '') => this.#label(text));
    const isUpright = this.#direction === 'TB' || this.#direction === 'BT';
    const beside = ends.reduce(
      (sum, end) => sum + (isUpright ? end.height : end.width) + (end.width > 0 ? 8 : 0),
      0,
    );
    const signs = reachOf(edge.fromEnd) + reachOf(edge.toEnd);
    if (width === 0 && beside === 0) return nothing;
    return isUpright
      ? { width: width + 8, height: height + beside + signs * 0.5 }
      : { width: width + beside + signs * 0.5 + 16, height: height + 4 };
  }

  #title({ label }: Group): Extent {
    if (label === '') return nothing;
    const { size } = this.#lettering;
    return extentOf(label, labelStyle(size, titleWeight), 24 * size, this.#lettering);
  }

  #titleBox(group: Group): Box {
    const frame = this.#ranked.groups.get(group.id)!;
    const { width, height } = this.#title(group);
    return { x: frame.x + (frame.width - width) / 2, y: frame.y + 3, width, height };
  }

  /** Frames hold what is theirs and nothing else. */
  #isWell(): boolean {
    const { groups, nodes } = this.#ranked;
    const boxes = [...nodes.values()];
    if (boxes.some((box, at) => boxes.slice(at + 1).some((other) => overlap(box, other)))) return false;
    return this.#graph.groups.every((group) => {
      const frame = groups.get(group.id)!;
      const own = new Set(membersOf(this.#graph, group.id).map(({ id }) => id));
      const isClear = [...nodes].every(([id, box]) =>
        own.has(id) ? holds(frame, box) : !overlap(frame, box),
      );
      return isClear && this.#graph.groups.every((other) => this.#areWell(group, other));
    });
  }

  #areWell(one: Group, other: Group): boolean {
    if (one === other) return true;
    const [a, b] = [this.#ranked.groups.get(one.id)!, this.#ranked.groups.get(other.id)!];
    return this.#isIn(one, other) ? holds(b, a) : this.#isIn(other, one) || !overlap(a, b);
  }

  #isIn({ group }: Group, outer: Group): boolean {
    if (group === undefined) return false;
    return group === outer.id || this.#isIn(this.#graph.groups.find(({ id }) => id === group)!, outer);
  }

  #stops(): Map<string, Stop> {
    const { nodes, groups } = this.#ranked;
    return new Map<string, Stop>([
      ...this.#graph.groups.map(({ id }): [string, Stop] => {
        const box = groups.get(id)!;
        return [id, { box, sites: sitesIn('box', box), isOpenAside: false }];
      }),
      ...this.#graph.nodes.map(({ id, form }): [string, Stop] => {
        const box = nodes.get(id)!;
        const sites = form === 'card' ? undefined : sitesIn(form, box);
        return [id, { box, sites, isOpenAside: form === 'diamond' || form === 'choice' }];
      }),
    ]);
  }

  get extent(): Extent {
    const { nodes, groups } = this.#ranked;
    return around([...nodes.values(), ...groups.values()]);
  }

  items = (): readonly Item[] | undefined => {
    if (!this.#isWell()) return undefined;
    const stops = this.#stops();
    const wanted = this.#graph.edges.flatMap((edge, at): Wanted[] => {
      const [from, to] = [stops.get(edge.from)!, stops.get(edge.to)!];
      if (edge.line === 'unseen') return [];
      const labels = [edge.label, edge.fromLabel, edge.toLabel].map((text = '') => this.#label(text));
      const [label, fromLabel, toLabel] = labels as [Extent, Extent, Extent];
      const reach = { from: reachOf(edge.fromEnd), to: reachOf(edge.toEnd) };
      return [
        { edge, from, to, label, fromLabel, toLabel, reach, hints: this.#ranked.edges[at]!.slice(1, -1) },
      ];
    });
    const { nodes, groups } = this.#ranked;
    const titles = this.#graph.groups
      .filter(({ label }) => label !== '')
      .map((group) => this.#titleBox(group));
    const router = new Router(this.#direction, [...nodes.values()], titles, [...groups.values()]);
    const routes = router.routes(wanted);
    return routes && [...this.#frames(), ...this.#drawn(routes)];
  };

  #frames(): PlacedShape[] {
    const { size } = this.#lettering;
    return this.#graph.groups.map(({ id, label }) => ({
      item: 'shape',
      id,
      name: label.replaceAll('\n', ' ') || 'Group',
      box: this.#ranked.groups.get(id)!,
      geometry: { preset: 'rect' },
      outline: { color: 'muted', width: 1, dash: 'dashed' },
      ...(label !== '' && {
        text: {
          paragraphs: label.split('\n'),
          style: labelStyle(size, titleWeight),
          color: 'muted',
          align: 'center',
          anchor: 'start',
          margin: 2,
        },
      }),
    }));
  }

  #drawn(routes: readonly Route[]): Item[] {
    const ends = new Map<string, Point[]>();
    const signs = new Map<string, PlacedShape[]>();
    const join = (shape: string, number: number, point: Point): Joint => {
      if (number >= 0) return { shape, site: number };
      const own = ends.get(shape) ?? [];
      ends.set(shape, [...own, point]);
      return { shape, site: middles + own.length };
    };
    const signed = (shape: string, sign: PlacedShape | undefined): void => {
      if (sign) signs.set(shape, [...(signs.get(shape) ?? []), sign]);
    };
    const lines = routes.map(({ wanted: { edge }, points, from, to }, at): PlacedLine => {
      signed(edge.from, signAt(`${edge.from} sign ${at}`, edge.fromEnd, points[0]!, points[1]!));
      signed(edge.to, signAt(`${edge.to} sign ${at} end`, edge.toEnd, points.at(-1)!, points.at(-2)!));
      return {
        item: 'line',
        name: edge.label.replaceAll('\n', ' ') || 'Connector',
        points,
        from: join(edge.from, from.number, from.point),
        to: join(edge.to, to.number, to.point),
        fromEnd: lineEndOf(edge.fromEnd),
        toEnd: lineEndOf(edge.toEnd),
        line: edge.line === 'unseen' ? 'solid' : edge.line,
        color: 'muted',
      };
    });
    const nodes = this.#graph.nodes.map(({ id }) => {
      const sized = this.#sized.get(id)!;
      const shape = nodeShape(sized, this.#ranked.nodes.get(id)!, ends.get(id) ?? [], this.#lettering);
      const parts = [...(shape.parts ?? []), ...(signs.get(id) ?? [])];
      return parts.length > 0 ? { ...shape, parts } : shape;
    });
    const ofGroups = this.#graph.groups.flatMap(({ id }) => signs.get(id) ?? []);
    return [...lines, ...nodes, ...ofGroups, ...routes.flatMap((route, at) => this.#labels(route, at))];
  }

  #labels({ wanted: { edge }, label, fromLabel, toLabel }: Route, at: number): PlacedShape[] {
    const texts = [
      [edge.label, label, true],
      [edge.fromLabel, fromLabel, false],
      [edge.toLabel, toLabel, false],
    ] as const;
    return texts.flatMap(([text, box, isOn], which) =>
      text === undefined || !box
        ? []
        : [
            {
              item: 'shape',
              id: `label ${at} ${which}`,
              name: 'Label',
              box,
              geometry: { preset: 'rect' },
              ...(isOn && { fill: 'paper' as const }),
              text: {
                paragraphs: text.split('\n'),
                style: labelStyle(this.#lettering.size),
                color: 'muted',
                align: 'center',
                anchor: 'center',
                margin: 0,
              },
            },
          ],
    );
  }
}

/** Many more are on no slide. */
const most = { nodes: 60, edges: 90 };

/** A graph in letters of a size, with more or less air. */
export const drawGraph = (graph: Graph, direction: Direction, lettering: Lettering, air: number): Drawing =>
  graph.nodes.length > most.nodes || graph.edges.length > most.edges
    ? { extent: { width: Number.POSITIVE_INFINITY, height: 0 }, items: () => undefined }
    : new GraphScene(graph, direction, lettering, air);
