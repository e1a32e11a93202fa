const special = /[.*+?^${}()|[\]\\]/gu;

/** Any of the words of a list of cues, the longer ones first, as a part of a pattern. */
export const anyOf = (cues: string): string =>
  cues
    .split(', ')
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(special, String.raw`\$&`))
    .join('|');
