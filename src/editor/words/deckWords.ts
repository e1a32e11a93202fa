export const deckWords = {
  linkCopied: 'The link to “{0}” is on the clipboard.',
  linkCopiedLocal:
    'The link to “{0}” is on the clipboard. It works on this computer while this window is open.',
  noUrl: 'The service gave no address for “{0}”.',
  deckLoading: 'Opening “{0}”…',
  deckNotHere:
    '“{0}” was made by the built-in service of another computer, which keeps it. Generate it again to have it here.',
  deckBlocked: 'Nothing to see? The service may not allow its page inside an editor.',
  openInBrowser: 'Open in Browser',
  renameTitle: 'Rename Presentation',
  renamePrompt: 'The new title. Slides stay as they are.',
  renameEmpty: 'A title needs at least one letter.',
  renameTooLong: 'At most {0} characters, please.',
  removeConfirm: 'Take “{0}” off the list? It is still being generated; the service goes on.',
  remove: 'Remove',
  originGone: 'The text that “{0}” was made of is gone.',
  nothingListed: 'There is no presentation yet for which this can be done.',
  choosePresentation: 'Which presentation?',
} as const;
