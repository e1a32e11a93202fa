/**
 * Of one diagram, `joined` the signs that link what stands around them to all at the other end, `parts` the blocks or the fields
 * of a packet, `sizings` how often blocks in blocks are sized; a larger one is shown as its text, wherever the deck is shown.
 */
export const diagramLimits = {
  characters: 20_000,
  edges: 300,
  joined: 200,
  parts: 300,
  sizings: 10_000,
} as const;
