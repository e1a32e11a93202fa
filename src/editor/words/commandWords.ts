export const commandWords = {
  unexpected: 'Deckwright met an error of its own: {0}',
  showLog: 'Show Log',
} as const;
