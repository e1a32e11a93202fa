/** A deck file is Markdown by its language, and a deck by its name. */
export const isDeckFile = ({ path }: { readonly path: string }): boolean => /\.deck\.md$/i.test(path);

export const deckFileSelector = { pattern: '**/*.deck.md' } as const;
