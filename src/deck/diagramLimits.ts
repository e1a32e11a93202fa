/** Of one diagram; a larger one is shown as its text, wherever the deck is shown. */
export const diagramLimits = {
  characters: 20_000,
  /** With something in them. */
  lines: 320,
  words: 1_500,
  edges: 300,
  /** Signs that link what stands around them to all at the other end. */
  joined: 200,
  /** Blocks, or fields of a packet. */
  parts: 300,
  /** How often blocks in blocks are sized. */
  sizings: 10_000,
} as const;

const line = /^.*\S.*$/gmu;
const word = /[\p{L}\p{M}\p{N}]+/gu;
const count = (source: string, sought: RegExp): number => source.match(sought)?.length ?? 0;

/** Whether it has more than the page's library draws in a few seconds, and than anybody reads on a slide. */
export const saysTooMuch = (source: string): boolean =>
  source.length > diagramLimits.characters ||
  count(source, line) > diagramLimits.lines ||
  count(source, word) > diagramLimits.words;
