type Named<Name extends string> = { readonly [Key in Name]: `deckwright.${Key}` };

const named = <const Name extends string>(...names: readonly Name[]): Named<Name> =>
  Object.fromEntries(names.map((name) => [name, `deckwright.${name}`])) as Named<Name>;

/** Every name that package.json and the code share; a test compares them. */
export const commandIds = named(
  'generate',
  'generateFromSelection',
  'generateWithOptions',
  'generateFromPrompt',
  'tryExample',
  'answerQuestion',
  'openPresentation',
  'openInBrowser',
  'copyLink',
  'present',
  'endPresenting',
  'startLive',
  'stopLive',
  'print',
  'nextSlide',
  'previousSlide',
  'openSource',
  'showVersions',
  'compareVersions',
  'restoreVersion',
  'sortByTitle',
  'sortByDate',
  'rename',
  'generateAgain',
  'cancel',
  'stopWatching',
  'watchAgain',
  'remove',
  'attachFiles',
  'setApiKey',
  'removeApiKey',
  'chooseService',
  'chooseModel',
  'showLog',
  'showAllWorkspaces',
  'showThisWorkspace',
  'sendAnswer',
  'export',
  'openDeckFile',
  'moveSlideUp',
  'moveSlideDown',
  'duplicateSlide',
  'changeLayout',
  'editSlides',
  'updateFromSource',
  'goToSource',
  'goToSlide',
  'rewriteSlide',
  'takeRewriting',
  'dropRewriting',
  'refreshTeam',
);
export type CommandId = (typeof commandIds)[keyof typeof commandIds];

/** They have a deck made: its service starts while they find out of what. */
export const makeDecks: ReadonlySet<string> = new Set<CommandId>([
  commandIds.generate,
  commandIds.generateFromSelection,
  commandIds.generateWithOptions,
  commandIds.generateFromPrompt,
  commandIds.tryExample,
  commandIds.generateAgain,
]);

/** They send something, or ask the person for what is to be sent. */
export const needTrust: ReadonlySet<string> = new Set<string>([
  ...makeDecks,
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

/** Run by the extension's own parts, never shown in the palette. */
export const internalCommandIds = named(
  'goToWhatMatters',
  'openRow',
  'choosePicture',
  'createPicture',
  'dropSlides',
  'showMoreOfTeam',
  'tellUndrawn',
);

/** What a key says instead of a row, which the editor does not name: the marked ones are meant. */
export const selectedRows = 'selected';

/** What → and ← say, which turn a page as the deck is read. */
export const sideways = 'sideways';

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
export const contextKeys = named(
  'waiting',
  'running',
  'unwatched',
  'completed',
  'listed',
  'hosted',
  'hasKey',
  'needsKey',
  'thisWorkspaceOnly',
  'sortedByTitle',
  'answered',
  /** The deck in front follows its document. */
  'live',
  /** Paths of documents that answers are written in. */
  'answerDocuments',
);
export type ContextKey = (typeof contextKeys)[keyof typeof contextKeys];
