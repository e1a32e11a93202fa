import type { Box } from '../../../../deck/canvas.ts';
import type { Direction, Edge } from '../diagram.ts';
import { centeredAt, crossesBox, grown, middle, overlap } from './boxes.ts';
import type { Side, Site } from './forms.ts';
import type { Extent } from './letters.ts';
import type { Point } from './scene.ts';
import {
  afterParting,
  along,
  cross,
  distance,
  distanceTo,
  edgesOf,
  lengthOf,
  runTogether,
  segmentsOf,
} from './segments.ts';
import { freeSites, isCentered, type Stop } from './stops.ts';
import { type Channels, channelsOf, type Way, waysBetween } from './ways.ts';

export interface Wanted {
  readonly edge: Edge;
  readonly from: Stop;
  readonly to: Stop;
  readonly label: Extent;
  readonly fromLabel: Extent;
  readonly toLabel: Extent;
  /** How far its signs reach from its ends. */
  readonly reach: { readonly from: number; readonly to: number };
  readonly hints: readonly Point[];
}

export interface Route {
  readonly wanted: Wanted;
  readonly points: readonly Point[];
  readonly from: Site;
  readonly to: Site;
  readonly label: Box | undefined;
  readonly fromLabel: Box | undefined;
  readonly toLabel: Box | undefined;
}

const clearance = 5;
const mostTimes = 6;
const crossCost = 30;
const touchCost = 60;
const throughFrameCost = 60;
const asideCost = 22;
const againstCost = 40;
/** Where one line ends and another begins, neither is read well. */
const mixedCost = 50;

const forward: Readonly<Record<Direction, readonly [out: Side, into: Side]>> = {
  TB: ['bottom', 'top'],
  BT: ['top', 'bottom'],
  LR: ['right', 'left'],
  RL: ['left', 'right'],
};

/** Finds a way for each edge that no other thing stands in. */
export class Router {
  readonly #direction: Direction;
  readonly #nodes: readonly Box[];
  readonly #titles: readonly Box[];
  readonly #frames: readonly Box[];
  /** The titles, and the labels that were placed. */
  #texts: Box[] = [];
  #routes: Route[] = [];

  constructor(direction: Direction, nodes: readonly Box[], titles: readonly Box[], frames: readonly Box[]) {
    this.#direction = direction;
    this.#nodes = nodes;
    this.#titles = titles;
    this.#frames = frames;
  }

  /** Nothing where not all of them find one: what found none goes first the next time. */
  routes(all: readonly Wanted[]): readonly Route[] | undefined {
    const far = ({ from, to }: Wanted): number => distance(middle(from.box), middle(to.box));
    let order = all.toSorted((one, other) => far(one) - far(other));
    for (let time = 0; time < mostTimes; time += 1) {
      const stuck = this.#inOrder(order);
      if (!stuck) return all.map((wanted) => this.#routes.find((route) => route.wanted === wanted)!);
      order = [stuck, ...order.filter((wanted) => wanted !== stuck)];
    }
    return undefined;
  }

  /** The first that finds no way. */
  #inOrder(order: readonly Wanted[]): Wanted | undefined {
    this.#routes = [];
    this.#texts = [...this.#titles];
    for (const wanted of order) {
      const route = this.#route(wanted);
      if (!route) return wanted;
      this.#routes.push(route);
      this.#texts.push(...[route.label, route.fromLabel, route.toLabel].filter((box) => box !== undefined));
    }
    return undefined;
  }

  #route(wanted: Wanted): Route | undefined {
    let best: { readonly route: Route; readonly cost: number } | undefined;
    const solid = this.#solid(wanted);
    for (const way of this.#ways(wanted)) {
      if (best && way.cost >= best.cost) break;
      if (!this.#isFree(way, wanted, solid)) continue;
      const cost = way.cost + this.#disturbance(way) + this.#mixed(way, wanted);
      if (best && cost >= best.cost) continue;
      const route = this.#labelled(way, wanted);
      if (route) best = { route, cost };
    }
    return best?.route;
  }

  #ways(wanted: Wanted): Way[] {
    const { from, to, hints } = wanted;
    const channels: Channels = channelsOf([...this.#nodes, ...this.#texts, ...this.#frames], hints);
    const none: Channels = { x: [], y: [] };
    const [out, into] = forward[this.#direction];
    const isAlong = ({ side }: Site): boolean => side === out || side === into;
    return this.#sites(from, to)
      .flatMap((one) =>
        this.#sites(to, from).flatMap((other) => {
          const isFree = from.sites === undefined || to.sites === undefined;
          // Anywhere on both sides is enough to choose from.
          const own = isFree && !(isCentered(one, from) && isCentered(other, to)) ? none : channels;
          const extra =
            (isAlong(one) || from.isOpenAside ? 0 : asideCost) +
            (isAlong(other) || to.isOpenAside ? 0 : asideCost) +
            (one.side === into ? againstCost : 0) +
            (other.side === out ? againstCost : 0);
          return waysBetween(one, other, own).map((way) => ({ ...way, cost: way.cost + extra }));
        }),
      )
      .sort((one, other) => one.cost - other.cost);
  }

  #sites(stop: Stop, other: Stop): readonly Site[] {
    if (stop.sites) return stop.sites;
    const taken = this.#routes.flatMap((route) => [
      ...(route.wanted.from === stop ? [route.from.point] : []),
      ...(route.wanted.to === stop ? [route.to.point] : []),
    ]);
    return freeSites(stop, other).filter(({ point }) => taken.every((each) => distance(each, point) >= 20));
  }

  /** What no line goes through; its own ends it only touches. */
  #solid({ from, to }: Wanted): Box[] {
    const ends = new Set([from.box, to.box]);
    return [
      ...[...ends].map((box) => grown(box, -1)),
      ...this.#nodes.filter((box) => !ends.has(box)).map((box) => grown(box, clearance)),
      ...this.#texts.map((box) => grown(box, 2)),
    ];
  }

  #isFree(way: Way, wanted: Wanted, solid: readonly Box[]): boolean {
    const { reach } = wanted;
    const segments = segmentsOf(way.points);
    if (distance(way.points[0]!, way.points[1]!) < reach.from + 4) return false;
    if (distance(way.points.at(-2)!, way.points.at(-1)!) < reach.to + 4) return false;
    if (segments.some((segment) => solid.some((box) => crossesBox(segment.from, segment.to, box))))
      return false;
    return this.#routes.every((route) => !this.#looksLikeOne(way, wanted, route));
  }

  /** Lines may leave one place together, and part. */
  #looksLikeOne(way: Way, { edge, from, to }: Wanted, route: Route): boolean {
    const other = route.wanted;
    const isSame = edge.line === other.edge.line;
    let [own, theirs]: (readonly Point[])[] = [way.points, route.points];
    if (isSame && from === other.from && edge.fromEnd === other.edge.fromEnd)
      [own, theirs] = afterParting(way.points, route.points);
    else if (isSame && to === other.to && edge.toEnd === other.edge.toEnd)
      [own, theirs] = afterParting(way.points.toReversed(), route.points.toReversed());
    if (own!.length < 2 || theirs!.length < 2) return true;
    return segmentsOf(own!).some((one) => segmentsOf(theirs!).some((each) => runTogether(one, each)));
  }

  #disturbance(way: Way): number {
    const segments = segmentsOf(way.points);
    let cost = 0;
    for (const { points } of this.#routes)
      for (const other of segmentsOf(points)) {
        for (const segment of segments) if (cross(segment, other)) cost += crossCost;
        for (const bend of way.points.slice(1, -1)) if (distanceTo(other, bend) < 5) cost += touchCost;
      }
    for (const frame of this.#frames) {
      const [inner, outer] = [way.points[0]!, way.points.at(-1)!].map((point) =>
        overlap(grown(frame, 1), centeredAt(point, 0.5, 0.5)),
      );
      const goesThrough = segments.some((segment) => crossesBox(segment.from, segment.to, frame));
      if (goesThrough && !inner && !outer) cost += throughFrameCost;
      for (const edge of edgesOf(frame))
        if (segments.some((segment) => runTogether(segment, edge))) cost += throughFrameCost;
    }
    return cost;
  }

  #mixed(way: Way, { from, to }: Wanted): number {
    const isMixed = this.#routes.some(
      (route) =>
        (route.wanted.to === from && distance(route.to.point, way.from.point) < 1) ||
        (route.wanted.from === to && distance(route.from.point, way.to.point) < 1),
    );
    return isMixed ? mixedCost : 0;
  }

  #labelled(way: Way, wanted: Wanted): Route | undefined {
    const { points } = way;
    const { label, fromLabel, toLabel, reach } = wanted;
    const length = lengthOf(points);
    const taken: Box[] = [];
    const placed = (extent: Extent, places: readonly Point[], isOn: boolean): Box | undefined => {
      const found = places
        .map((place) => centeredAt(place, extent.width, extent.height))
        .find((box) => this.#hasRoom(box, taken, isOn ? [] : points));
      if (found) taken.push(found);
      return found;
    };
    const spot = (share: number): Point => along(points, length * share);
    const ends = [along(points, reach.from + 6), along(points, length - reach.to - 6)];
    const middles = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74].map(spot).filter((place) => {
      const box = grown(centeredAt(place, label.width, label.height), 2);
      return !ends.some((end) => overlap(box, centeredAt(end, 1, 1)));
    });
    const beside = (extent: Extent, from: readonly Point[], far: number): Point[] =>
      [far + 8, far + 16].flatMap((by) => {
        const at = along(from, by + extent.height / 2);
        const [dx, dy] = [extent.width / 2 + 5, extent.height / 2 + 3];
        return [1, -1].flatMap((sign) => [
          { x: at.x + sign * dx, y: at.y },
          { x: along(from, by + extent.width / 2).x, y: at.y + sign * dy },
        ]);
      });
    const own = label.width > 0 ? placed(label, middles, true) : undefined;
    const first =
      fromLabel.width > 0 ? placed(fromLabel, beside(fromLabel, points, reach.from), false) : undefined;
    const last =
      toLabel.width > 0 ? placed(toLabel, beside(toLabel, points.toReversed(), reach.to), false) : undefined;
    const isWhole =
      (own !== undefined || label.width === 0) &&
      (first !== undefined || fromLabel.width === 0) &&
      (last !== undefined || toLabel.width === 0);
    return isWhole
      ? { wanted, points, from: way.from, to: way.to, label: own, fromLabel: first, toLabel: last }
      : undefined;
  }

  #hasRoom(box: Box, taken: readonly Box[], own: readonly Point[]): boolean {
    const air = grown(box, 3);
    if ([...this.#nodes, ...this.#texts, ...taken].some((each) => overlap(air, each))) return false;
    return [own, ...this.#routes.map(({ points }) => points)].every((points) =>
      segmentsOf(points).every(({ from, to }) => !crossesBox(from, to, grown(box, 1))),
    );
  }
}
