export const deckFileWords = {
  notADeckFile: 'Open a file whose name ends in .deck.md first: its slides are shown as they are written.',
  noSlideThere: 'There is no slide on that side.',
  slidesChanged: 'These slides have changed since: the list shows them as they are now. Try it once more.',
  ownSlidesOnly: 'Slides can be moved within their own deck.',
  chooseLayout: 'Which layout shall this slide have?',
  layoutNow: 'as it is now',
  splitHere: 'Split this slide into two',
  moveToNotes: 'Move the second half to the notes',
  choosePicture: 'Choose a picture…',
  createPicture: 'Create “{0}” as an empty picture',
  nearestColor: 'Take {0}, the nearest color that stands out',
  smallerForm: 'Show it as “{0}”, where all of it fits',
  pictureOutside: 'The picture must lie in the folder of the workspace, or below the deck file.',
  slideNumber: 'Slide {0}',
  slidesOf: 'Slides: {0}',
  serviceCannotEdit: '{0} has no deck files: its presentations can be viewed, not edited as text.',
  copyKept:
    '{0} keeps no deck files, so the slides were not changed there. What you wrote is kept on this computer: {1}',
  sourceUnknown:
    'What this deck file was made of is not known here. It can be updated where its slides were first edited.',
  sourceChanged: '“{0}” has changed since: update these slides',
  nothingNew: 'Made anew, the deck is the same: nothing was changed.',
  updatedWhole: 'The slides are those of the document now.',
  updatedInConflict:
    'Yours stands where you and the document changed the same lines. Choose otherwise here, then save.',
  updatedAround: 'The slides are those of the document now, with what you had changed in them.',
  editedBefore: '“{0}” has what you changed in an earlier version of this deck.',
  notInFile: 'The new version of “{0}” is not yet in “{1}”, where you changed its slides.',
  noFileOf: 'The slides of “{0}” were not edited in a file. Generate Again makes the deck anew.',
  updateIt: 'Update It',
  anotherFile: 'Write Another File',
  asEdited: 'As edited',
  asGeneratedNow: 'As generated now',
  oneSlide: '1 slide',
  someSlides: '{0} slides',
  noSource: 'This slide names no document that is here.',
  noSlideOfThis: 'No deck file here has a slide of this place.',
  linesFromTo: 'lines {0} to {1}',
} as const;

/** What a deck file lacks, by the kinds of its problems. */
export const deckProblemWords = {
  'front-matter-unreadable': 'What stands between the lines of dashes at the top could not be read as YAML.',
  'theme-unknown': 'There is no theme “{0}”.',
  'color-unreadable': '“{0}” is no color: one is written as "#1d5fb8" or rgb(29, 95, 184).',
  'color-name-unknown': 'There is no color “{0}” to set: background, text, accent and cover are.',
  'headings-unknown': 'There are no headings “{0}”: sans and serif are.',
  'contrast-low':
    'The color “{0}” stands out from the background at {1} : 1, it takes {2} : 1. The nearest that does is {3}.',
  'marker-unknown': 'There is no layout or marker “{0}”.',
  'layout-does-not-suit': 'What stands on this slide does not suit the layout “{0}”.',
  'chart-without-figures': 'A chart needs a table: names in the first column, figures in the others.',
  'slide-parted': 'No layout holds all of this: from here it stands on a slide of its own.',
  'shown-as-points': 'No layout holds this as it is written: it is shown as points.',
  'list-too-deep': 'A list has two levels on a slide: what is deeper stands in the second, behind a dash.',
  'picture-in-text': 'A picture has a paragraph of its own: here it is shown as its words.',
  'rule-ignored': 'A line across the slide is not shown. Three dashes begin the next slide.',
  'item-holds-more': 'A list holds text and lists only: what else stands in its items is shown as text.',
  'quote-holds-more': 'A quotation holds text only: what else stands in it is shown as text.',
  'html-ignored': 'HTML is shown as its text.',
  'foreign-syntax': 'This is another program’s and is not shown: {0}',
  'picture-missing': 'There is no picture “{0}”.',
  'title-repeated': 'Slide {0} has this title too.',
  'link-nowhere': 'The link “{0}” leads nowhere from a slide: an address of the web or of a mailbox does.',
} as const;

/** What is too much on a slide, by its unit. */
export const tooMuchWords = {
  lines: 'This slide is too full: of {0} lines, {1} fit.',
  rows: 'This slide is too full: of {0} rows, {1} fit.',
  columns: 'This slide is too full: of {0} columns, {1} fit.',
  items: 'This slide is too full: of {0} items, {1} fit.',
  letters: 'A line on this slide is too long: of {0} letters, {1} fit.',
} as const;

/** What a deck has more of than services take. */
export const tooLargeWords = {
  slides: 'A deck has at most {1} slides, and this one {0}.',
  characters: 'A text of a slide has at most {1} characters, and one of these {0}.',
  values: 'A slide has at most {1} texts and numbers, and this one {0}.',
} as const;

/** What the top of a deck file says of its look, by its keys. */
export const lookWords = {
  colors:
    'Colors of one’s own, laid over the theme: background, text, accent, cover. All others follow them.',
  background: 'What the slides stand on.',
  text: 'What is written on the background.',
  accent: 'Marks, figures and the bar that matters.',
  cover: 'What the cover, dividers and the closing slide stand on.',
  headings: 'What titles are set in: sans or serif.',
} as const;
export type LookKey = keyof typeof lookWords;
