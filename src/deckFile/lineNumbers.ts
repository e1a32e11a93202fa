/** "1-5,_,7": numbers in a row, `_` for a line without one. Undefined: they count from 1, as lines do. */
export const printLineNumbers = (
  numbers: readonly (number | undefined)[],
  { isList = false }: { readonly isList?: boolean } = {},
): string | undefined => {
  if (!isList && numbers.every((number, at) => number === at + 1)) return undefined;
  const runs: { from: number | undefined; count: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    const isNext =
      last &&
      (number === undefined
        ? last.from === undefined
        : last.from !== undefined && number === last.from + last.count);
    if (isNext) last.count += 1;
    else runs.push({ from: number, count: 1 });
  }
  return runs
    .map(({ from, count }) => {
      if (from === undefined) return count === 1 ? '_' : `_${count}`;
      return count === 1 ? String(from) : `${from}-${from + count - 1}`;
    })
    .join(',');
};

const most = 10_000;

export const readLineNumbers = (text: string | undefined, lines: number): (number | undefined)[] => {
  if (text === undefined) return Array.from({ length: lines }, (_, at) => at + 1);
  const numbers: (number | undefined)[] = [];
  for (const part of text.split(',')) {
    const run = /^(?:_(\d{0,4})|(\d{1,9})(?:-(\d{1,9}))?)$/.exec(part.trim());
    if (!run) continue;
    const [, gaps, from, to] = run;
    const count = from === undefined ? Number(gaps || 1) : Math.max(1, Number(to ?? from) - Number(from) + 1);
    for (let at = 0; at < count && numbers.length < most; at += 1)
      numbers.push(from === undefined ? undefined : Number(from) + at);
  }
  return numbers;
};
