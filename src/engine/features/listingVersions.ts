/** So much of a listing stands in an earlier one, where it is a version of it. */
const leastShared = 0.5;
/** Nobody remembers more of them. */
const mostRemembered = 8;

/** What the lines of a listing say, however far they are indented. */
export const linesOfListing = (code: string): string[] =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const sharedWith = (lines: readonly string[], earlier: string): number => {
  const known = new Set(linesOfListing(earlier));
  return lines.length === 0 ? 0 : lines.filter((line) => known.has(line)).length / lines.length;
};

/** The earlier listing that a listing is a version of, if any: the most alike, of several the last. */
export const earlierVersion = (code: string, listings: readonly string[]): string | undefined => {
  const lines = linesOfListing(code);
  let best: string | undefined;
  let most = leastShared;
  for (const listing of listings.slice(-mostRemembered)) {
    const shared = sharedWith(lines, listing);
    if (shared >= most) [best, most] = [listing, shared];
  }
  return best;
};
