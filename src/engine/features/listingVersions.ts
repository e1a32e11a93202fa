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

/** The earlier listings that a listing is a version of, if any, as one. */
export const earlierVersions = (code: string, listings: readonly string[]): string | undefined => {
  const lines = linesOfListing(code);
  const versions = listings
    .slice(-mostRemembered)
    .filter((listing) => sharedWith(lines, listing) >= leastShared);
  return versions.length > 0 ? versions.join('\n') : undefined;
};
