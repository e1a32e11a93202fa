/** Every name that package.json and the code share; a test compares them. */
export const commandIds = {
  generate: 'deckwright.generate',
  generateFromSelection: 'deckwright.generateFromSelection',
  generateWithOptions: 'deckwright.generateWithOptions',
  generateFromPrompt: 'deckwright.generateFromPrompt',
  answerQuestion: 'deckwright.answerQuestion',
  openPresentation: 'deckwright.openPresentation',
  openInBrowser: 'deckwright.openInBrowser',
  copyLink: 'deckwright.copyLink',
  rename: 'deckwright.rename',
  generateAgain: 'deckwright.generateAgain',
  stopWatching: 'deckwright.stopWatching',
  watchAgain: 'deckwright.watchAgain',
  removeFromList: 'deckwright.removeFromList',
  attachFiles: 'deckwright.attachFiles',
  setApiKey: 'deckwright.setApiKey',
  removeApiKey: 'deckwright.removeApiKey',
  chooseService: 'deckwright.chooseService',
  chooseModel: 'deckwright.chooseModel',
  showLog: 'deckwright.showLog',
  showAllWorkspaces: 'deckwright.showAllWorkspaces',
  showThisWorkspace: 'deckwright.showThisWorkspace',
  sendAnswer: 'deckwright.sendAnswer',
} as const;
export type CommandId = (typeof commandIds)[keyof typeof commandIds];

/** Run by the extension's own parts, never shown in the palette. */
export const internalCommandIds = { goToWhatMatters: 'deckwright.goToWhatMatters' } as const;

export const viewIds = { container: 'deckwright', presentations: 'deckwright.presentations' } as const;

export const mcpProviderId = 'deckwright.tools';

export const deckPanelType = 'deckwright.deck';
export const previewPanelType = 'deckwright.preview';

export const settingIds = {
  section: 'deckwright',
  baseUrl: 'baseUrl',
  model: 'model',
  attachLinkedPictures: 'attachLinkedPictures',
  askQuestions: 'askQuestions',
  narrative: 'narrative',
  rewriteStyle: 'rewriteStyle',
  sectionCount: 'sectionCount',
  language: 'language',
} as const;

/** What `when` clauses ask for. */
export const contextKeys = {
  waiting: 'deckwright.waiting',
  running: 'deckwright.running',
  unwatched: 'deckwright.unwatched',
  completed: 'deckwright.completed',
  listed: 'deckwright.listed',
  hosted: 'deckwright.hosted',
  hasKey: 'deckwright.hasKey',
  needsKey: 'deckwright.needsKey',
  thisWorkspaceOnly: 'deckwright.thisWorkspaceOnly',
  /** Paths of documents that answers are written in. */
  answerDocuments: 'deckwright.answerDocuments',
} as const;
export type ContextKey = (typeof contextKeys)[keyof typeof contextKeys];

/** A tree item's `contextValue`, by its job's state. */
export const treeItemKinds = {
  generating: 'deckwright.generating',
  awaiting: 'deckwright.awaiting',
  completed: 'deckwright.completed',
  failed: 'deckwright.failed',
  unwatched: 'deckwright.unwatched',
} as const;
