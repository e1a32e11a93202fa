/** Of one diagram, `joined` the signs that link what stands around them to all at the other end; a larger one is shown as its text, wherever the deck is shown. */
export const diagramLimits = { characters: 20_000, edges: 300, joined: 200 } as const;
