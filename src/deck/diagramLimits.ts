/**
 * Of one diagram, `lines` those with something in them, `joined` the signs that link what stands around them to all at the other end, `parts` the blocks or the fields
 * of a packet, `sizings` how often blocks in blocks are sized; a larger one is shown as its text, wherever the deck is shown.
 */
export const diagramLimits = {
  characters: 20_000,
  lines: 320,
  words: 1_500,
  edges: 300,
  joined: 200,
  parts: 300,
  sizings: 10_000,
} as const;

const line = /^.*\S.*$/gmu;
const word = /[\p{L}\p{M}\p{N}]+/gu;
const count = (source: string, sought: RegExp): number => source.match(sought)?.length ?? 0;

/** Whether it says more than a slide shows legibly: a library takes minutes over a thousand parts. */
export const saysTooMuch = (source: string): boolean =>
  source.length > diagramLimits.characters ||
  count(source, line) > diagramLimits.lines ||
  count(source, word) > diagramLimits.words;
