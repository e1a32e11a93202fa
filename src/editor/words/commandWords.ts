export const commandWords = {
  unexpected: 'Deckwright met an error of its own: {0}',
  showLog: 'Show Log',
  listNotSaved: 'The list of presentations could not be saved: {0} It is tried again.',
  manageTrust: 'Manage Workspace Trust',
} as const;
