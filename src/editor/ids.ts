/** Every name that package.json and the code share; a test compares them. */
export const commandIds = {
  generate: 'deckwright.generate',
  generateFromSelection: 'deckwright.generateFromSelection',
  generateWithOptions: 'deckwright.generateWithOptions',
  generateFromPrompt: 'deckwright.generateFromPrompt',
  tryExample: 'deckwright.tryExample',
  answerQuestion: 'deckwright.answerQuestion',
  openPresentation: 'deckwright.openPresentation',
  openInBrowser: 'deckwright.openInBrowser',
  copyLink: 'deckwright.copyLink',
  present: 'deckwright.present',
  endPresenting: 'deckwright.endPresenting',
  startLive: 'deckwright.startLive',
  stopLive: 'deckwright.stopLive',
  print: 'deckwright.print',
  nextSlide: 'deckwright.nextSlide',
  previousSlide: 'deckwright.previousSlide',
  openSource: 'deckwright.openSource',
  showVersions: 'deckwright.showVersions',
  compareVersions: 'deckwright.compareVersions',
  restoreVersion: 'deckwright.restoreVersion',
  sortByTitle: 'deckwright.sortByTitle',
  sortByDate: 'deckwright.sortByDate',
  rename: 'deckwright.rename',
  generateAgain: 'deckwright.generateAgain',
  cancel: 'deckwright.cancel',
  stopWatching: 'deckwright.stopWatching',
  watchAgain: 'deckwright.watchAgain',
  remove: 'deckwright.remove',
  attachFiles: 'deckwright.attachFiles',
  setApiKey: 'deckwright.setApiKey',
  removeApiKey: 'deckwright.removeApiKey',
  chooseService: 'deckwright.chooseService',
  chooseModel: 'deckwright.chooseModel',
  showLog: 'deckwright.showLog',
  showAllWorkspaces: 'deckwright.showAllWorkspaces',
  showThisWorkspace: 'deckwright.showThisWorkspace',
  sendAnswer: 'deckwright.sendAnswer',
  export: 'deckwright.export',
  openDeckFile: 'deckwright.openDeckFile',
  moveSlideUp: 'deckwright.moveSlideUp',
  moveSlideDown: 'deckwright.moveSlideDown',
  duplicateSlide: 'deckwright.duplicateSlide',
  changeLayout: 'deckwright.changeLayout',
  editSlides: 'deckwright.editSlides',
  updateFromSource: 'deckwright.updateFromSource',
  goToSource: 'deckwright.goToSource',
  goToSlide: 'deckwright.goToSlide',
  rewriteSlide: 'deckwright.rewriteSlide',
  takeRewriting: 'deckwright.takeRewriting',
  dropRewriting: 'deckwright.dropRewriting',
  refreshTeam: 'deckwright.refreshTeam',
} as const;
export type CommandId = (typeof commandIds)[keyof typeof commandIds];

/** They send something, or ask the person for what is to be sent. */
export const needTrust: ReadonlySet<string> = new Set<CommandId>([
  commandIds.generate,
  commandIds.generateFromSelection,
  commandIds.generateWithOptions,
  commandIds.generateFromPrompt,
  commandIds.tryExample,
  commandIds.generateAgain,
  commandIds.startLive,
  commandIds.answerQuestion,
  commandIds.sendAnswer,
  commandIds.rename,
  commandIds.watchAgain,
  commandIds.attachFiles,
  commandIds.setApiKey,
  commandIds.chooseModel,
  commandIds.updateFromSource,
  commandIds.rewriteSlide,
  commandIds.refreshTeam,
]);

/** They have a deck made: its service starts while they find out of what. */
export const makeDecks: ReadonlySet<string> = new Set<CommandId>([
  commandIds.generate,
  commandIds.generateFromSelection,
  commandIds.generateWithOptions,
  commandIds.generateFromPrompt,
  commandIds.tryExample,
  commandIds.generateAgain,
]);

/** Run by the extension's own parts, never shown in the palette. */
export const internalCommandIds = {
  goToWhatMatters: 'deckwright.goToWhatMatters',
  openRow: 'deckwright.openRow',
  choosePicture: 'deckwright.choosePicture',
  createPicture: 'deckwright.createPicture',
  dropSlides: 'deckwright.dropSlides',
  showMoreOfTeam: 'deckwright.showMoreOfTeam',
} as const;

/** What a key says instead of a row, which the editor does not name: the marked ones are meant. */
export const selectedRows = 'selected';

export const viewIds = { container: 'deckwright', presentations: 'deckwright.presentations' } as const;

/** Tools that the editor's assistants are offered. */
export const deckToolIds = {
  getDeckGuide: 'deckwright_get_deck_guide',
  checkDeck: 'deckwright_check_deck',
  showSlide: 'deckwright_show_slide',
  updateSlides: 'deckwright_update_slides',
} as const;

export const mcpProviderId = 'deckwright.tools';

export const deckPanelType = 'deckwright.deck';
export const deckFilePanelType = 'deckwright.deckFile';
export const previewPanelType = 'deckwright.preview';

export const settingIds = {
  section: 'deckwright',
  baseUrl: 'baseUrl',
  model: 'model',
  attachLinkedPictures: 'attachLinkedPictures',
  remotePictures: 'remotePictures',
  whenReady: 'whenReady',
  askQuestions: 'askQuestions',
  narrative: 'narrative',
  rewriteStyle: 'rewriteStyle',
  sectionCount: 'sectionCount',
  language: 'language',
  exportBrowser: 'export.browser',
  theme: 'theme',
  codeLens: 'codeLens',
  tabFollowsCursor: 'tabFollowsCursor',
  cursorFollowsTab: 'cursorFollowsTab',
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
  sortedByTitle: 'deckwright.sortedByTitle',
  answered: 'deckwright.answered',
  /** The deck in front follows its document. */
  live: 'deckwright.live',
  /** Paths of documents that answers are written in. */
  answerDocuments: 'deckwright.answerDocuments',
} as const;
export type ContextKey = (typeof contextKeys)[keyof typeof contextKeys];
