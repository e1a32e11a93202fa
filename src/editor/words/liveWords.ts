export const liveWords = {
  followsKeys: 'Live: “{0}” follows its document while you type. Saving makes a version of it.',
  followsSaving: 'Live: “{0}” follows its document whenever it is saved.',
  ended: 'Live is off for “{0}”.',
  noDocument: '“{0}” was not made of a document of this computer that could be followed.',
} as const;
