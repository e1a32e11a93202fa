export const attachmentWords = {
  attachTitle: 'Files for “{0}”',
  attachPlaceholder: 'Tick the files that go along with every deck of this document',
  attachForAnswer: 'Tick the files that go along with this answer',
  attachNothing: 'No other text, PDF, PowerPoint or picture file is in this workspace.',
  attachSaved: '{0} files go along with every deck of “{1}”.',
  attachSavedOne: 'One file goes along with every deck of “{0}”.',
  attachSavedNone: 'No further file goes along with decks of “{0}”.',
  attachTooLarge: '{0} — too large, {1} at most',
  attachTooMany: 'At most {0} files can go along, the linked pictures included.',
  attachedFileGone: '“{0}” is attached to this document, but there is no such file any more.',
  attachedFileTooLarge: '“{0}” has {1}; a service takes {2} at most.',
  picturesLeftOut: 'These linked pictures did not go along: {0}',
} as const;
