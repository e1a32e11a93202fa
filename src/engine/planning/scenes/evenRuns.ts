/** Even runs of neighbors, none longer than that. */
export const evenRuns = <T>(all: readonly T[], most: number): T[][] => {
  const count = Math.ceil(all.length / most);
  const runs: T[][] = [];
  for (let run = 0; run < count; run += 1)
    runs.push(
      all.slice(Math.round((run * all.length) / count), Math.round(((run + 1) * all.length) / count)),
    );
  return runs;
};

/** What is over the limit weighs so much more than unevenness. */
const over = 10;

/** So many runs of neighbors, none longer than that, each with about as much to carry and none with too much. */
export const evenLoads = <T>(
  all: readonly T[],
  count: number,
  most: { readonly length: number; readonly load: number },
  loadOf: (one: T) => number,
): T[][] => {
  const loads = all.map(loadOf);
  let costs = [0, ...all.map(() => Number.POSITIVE_INFINITY)];
  const starts: number[][] = [];
  for (let run = 0; run < count; run += 1) {
    const next = costs.map(() => Number.POSITIVE_INFINITY);
    const from = costs.map(() => 0);
    for (let to = 1; to <= all.length; to += 1) {
      let load = 0;
      for (let at = to - 1; at >= 0 && to - at <= most.length; at -= 1) {
        load += loads[at]!;
        const cost = costs[at]! + load ** 2 + over * Math.max(0, load - most.load) ** 2;
        if (cost < next[to]!) {
          next[to] = cost;
          from[to] = at;
        }
      }
    }
    starts.push(from);
    costs = next;
  }
  const runs: T[][] = [];
  for (let run = count - 1, to = all.length; run >= 0 && to > 0; run -= 1) {
    const from = starts[run]![to]!;
    runs.unshift(all.slice(from, to));
    to = from;
  }
  return runs;
};
