/** What something takes of a page. */
export interface Load {
  readonly height: number;
  readonly words: number;
}

export interface Room {
  readonly height: number;
  readonly words: number;
  readonly count: number;
  readonly gap: number;
}

/** A page more is worse than any unevenness. */
export const pageCost = 100;
/** One thing alone on the last page, or on one that it leaves nearly empty. */
const widowCost = 4;
const nearlyEmpty = 0.4;
/** A page that begins in the middle of a paragraph, or with what says nothing without the page before. */
export const torn = { paragraph: 45, chain: 250 } as const;

/**
 * So few pages as hold all of it in order, and of these the evenest: no page is full and the next one
 * nearly empty. `tornBefore` says what it costs to begin one with it after the other. Where something is too large for any page, it
 * has one to itself.
 */
export const evenPages = <T>(
  all: readonly T[],
  loadOf: (one: T) => Load,
  room: Room,
  tornBefore: (one: T, before: T) => number = () => 0,
): T[][] => {
  const loads = all.map(loadOf);
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= all.length; to += 1) {
    let found = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    let height = -room.gap;
    let words = 0;
    for (let from = to - 1; from >= 0 && to - from <= room.count; from -= 1) {
      height += loads[from]!.height + room.gap;
      words += loads[from]!.words;
      const isOver = height > room.height || words > room.words;
      if (isOver && to - from > 1) break;
      const before = best[from]!.cost;
      const full = Math.min(1, Math.max(height / room.height, words / room.words));
      const isWidow = to - from === 1 && all.length > 1 && (to === all.length || full < nearlyEmpty);
      const widow = isWidow ? widowCost : 0;
      const tear = from > 0 ? tornBefore(all[from]!, all[from - 1]!) : 0;
      const cost = before + pageCost + (1 - full) ** 2 * 10 + widow + tear;
      if (cost < found.cost) found = { cost, from };
    }
    best.push(found);
  }
  const pages: T[][] = [];
  for (let to = all.length; to > 0; to = best[to]!.from) pages.unshift(all.slice(best[to]!.from, to));
  return pages;
};
