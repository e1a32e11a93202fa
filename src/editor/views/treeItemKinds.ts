/** A tree item's `contextValue`, by its job's state; package.json has them too, and a test compares them. */
export const treeItemKinds = {
  generating: 'deckwright.generating',
  awaiting: 'deckwright.awaiting',
  completed: 'deckwright.completed',
  /** Not the current one of its deck. */
  version: 'deckwright.version',
  failed: 'deckwright.failed',
  cancelled: 'deckwright.cancelled',
  unwatched: 'deckwright.unwatched',
  deckFile: 'deckwright.deckFile',
  slide: 'deckwright.slide',
  team: 'deckwright.team',
  teamDeck: 'deckwright.teamDeck',
} as const;
