/** Said in the status bar, which cuts off what is long: who turns it on has the deck before them. */
export const liveWords = {
  followsKeys: 'Live: follows the document while you type. Saving makes a version.',
  followsSaving: 'Live: follows the document whenever it is saved.',
  ended: 'Live is off for “{0}”.',
  noDocument: '“{0}” was not made of a document of this computer that could be followed.',
} as const;
