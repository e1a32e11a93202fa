/** "Page 3", "Pages 3, 5 and 7–9". */
export function spokenRanges(pages: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && last[1] === page - 1) last[1] = page;
    else ranges.push([page, page]);
  }
  const spoken = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  const list = spoken.length > 1 ? `${spoken.slice(0, -1).join(', ')} and ${spoken.at(-1)}` : spoken[0];
  return `${pages.length === 1 ? 'Page' : 'Pages'} ${list}`;
}
