import { belongTogether, mergeOf } from './mergeStretches.ts';
import { type Stretch, slideWords } from './stretch.ts';

interface Node {
  stretch: Stretch;
  previous: Node | undefined;
  next: Node | undefined;
  /** Changes with the stretch, so that steps planned for an older one are known. */
  version: number;
  isGone: boolean;
}

interface Step {
  readonly cost: number;
  readonly order: number;
  readonly node: Node;
  readonly version: number;
  readonly partner?: { readonly node: Node; readonly version: number };
  readonly stretch: Stretch;
  readonly saves: number;
}

const isBefore = (a: Step, b: Step): boolean => a.cost < b.cost || (a.cost === b.cost && a.order < b.order);

/** The cheapest step first. */
class StepQueue {
  private readonly heap: Step[] = [];

  push(step: Step): void {
    const { heap } = this;
    let at = heap.push(step) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(step, heap[above]!)) break;
      heap[at] = heap[above]!;
      at = above;
    }
    heap[at] = step;
  }

  pop(): Step | undefined {
    const { heap } = this;
    const [top] = heap;
    const last = heap.pop();
    if (top === undefined || last === undefined || heap.length === 0) return top;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below += 1;
      if (!isBefore(heap[below]!, last)) break;
      heap[at] = heap[below]!;
      at = below;
    }
    heap[at] = last;
    return top;
  }
}

const shrunk = (stretch: Stretch, share: number): { cost: number; stretch: Stretch } => {
  const shown = stretch.visual ? 12 * stretch.slides : stretch.words * share;
  const room = (stretch.slides - 1) * slideWords;
  return { cost: 3 + Math.max(0, shown - room), stretch: { ...stretch, slides: stretch.slides - 1 } };
};

/** Too little for a slide even where there is room. */
const scrap = 9;

const slidesOf = (sections: readonly (readonly Stretch[])[]): number =>
  sections.reduce((sum, stretches) => sum + stretches.reduce((own, { slides }) => own + slides, 0), 0);

/** "Pros" and "Cons" are compared. */
const mostBeside = { lists: 4, words: 76 } as const;
const areListsBeside = ({ pieces, visual, words }: Stretch): boolean =>
  visual === undefined &&
  pieces.length <= mostBeside.lists &&
  words <= mostBeside.words &&
  pieces.every(({ topic }) => topic.isOneOfLists);

/** Neighbours that say little share a slide, unless there is room for all. */
const joined = (stretches: readonly Stretch[], share: number, isRoomy: boolean): Stretch[] => {
  const done: Stretch[] = [];
  for (const stretch of stretches) {
    const last = done.at(-1);
    const merge = last && mergeOf(last, stretch, share);
    const isScrap = last !== undefined && Math.min(last.words, stretch.words) < scrap;
    const areBeside = merge !== undefined && areListsBeside(merge.stretch);
    if (last && merge && (areBeside || ((!isRoomy || isScrap) && belongTogether(last, stretch, merge))))
      done[done.length - 1] = merge.stretch;
    else done.push(stretch);
  }
  return done;
};

const linked = (sections: readonly (readonly Stretch[])[]): Node[] =>
  sections.flatMap((stretches) => {
    const nodes: Node[] = [];
    for (const stretch of stretches) {
      const node: Node = { stretch, previous: nodes.at(-1), next: undefined, version: 0, isGone: false };
      if (node.previous) node.previous.next = node;
      nodes.push(node);
    }
    return nodes;
  });

/**
 * Brings the stretches of all sections down to so many slides, always by the step that loses least:
 * a long stretch takes fewer slides, or two neighbours of a section share one.
 */
export const condense = (
  sections: readonly (readonly Stretch[])[],
  slides: number,
  share: number,
): Stretch[][] => {
  const isRoomy = slidesOf(sections) <= slides;
  const firsts = sections.map((stretches) => joined(stretches, share, isRoomy));
  const chains = firsts.map((stretches) => linked([stretches]));
  const queue = new StepQueue();
  let total = slidesOf(firsts);
  let order = 0;
  const plan = (node: Node): void => {
    if (node.stretch.slides > 1) {
      order += 1;
      queue.push({ ...shrunk(node.stretch, share), order, node, version: node.version, saves: 1 });
    }
    const { next } = node;
    const merge = next && mergeOf(node.stretch, next.stretch, share);
    if (!next || !merge) return;
    const saves = node.stretch.slides + next.stretch.slides - 1;
    const partner = { node: next, version: next.version };
    order += 1;
    queue.push({
      cost: merge.cost / saves,
      order,
      node,
      version: node.version,
      partner,
      stretch: merge.stretch,
      saves,
    });
  };
  for (const node of total > slides ? chains.flat() : []) plan(node);
  while (total > slides) {
    const step = queue.pop();
    if (!step) break;
    const { node, partner } = step;
    if (node.isGone || node.version !== step.version) continue;
    if (
      partner &&
      (partner.node.isGone || partner.node.version !== partner.version || node.next !== partner.node)
    )
      continue;
    node.stretch = step.stretch;
    node.version += 1;
    if (partner) {
      partner.node.isGone = true;
      node.next = partner.node.next;
      if (node.next) node.next.previous = node;
    }
    total -= step.saves;
    plan(node);
    if (node.previous) plan(node.previous);
  }
  return chains.map((nodes) => nodes.filter(({ isGone }) => !isGone).map(({ stretch }) => stretch));
};
