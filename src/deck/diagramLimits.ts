/** Of one diagram; a larger one is shown as its text, wherever the deck is shown. */
export const diagramLimits = { characters: 20_000, edges: 300 } as const;
