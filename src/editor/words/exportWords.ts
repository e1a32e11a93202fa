export const exportWords = {
  formatTitle: 'Export “{0}”',
  withChanges: 'With the changed slides',
  asGenerated: 'As it was generated',
  formatPlaceholder: 'As what?',
  pptx: 'PowerPoint',
  pptxExportDetail: 'Text, tables, charts and notes can be changed there',
  pptxOffice: 'PowerPoint with the fonts of any office',
  pptxOfficeExportDetail: 'For whoever has not installed the fonts of the deck',
  pdf: 'PDF',
  pdfExportDetail: 'Drawn by a browser that is installed',
  pdfNotes: 'PDF with speaker notes',
  pdfNotesExportDetail: 'A page of notes after each slide',
  png: 'Pictures',
  pngExportDetail: 'A PNG file of each slide, drawn by a browser that is installed',
  html: 'One HTML file',
  htmlExportDetail: 'Opens in every browser and needs nothing else',
  md: 'Deck file',
  mdExportDetail: 'Slides as Markdown that can be changed and shown again',
  notes: 'Speaker notes',
  notesExportDetail: 'What is said with each slide, as Markdown',
  exportLabel: 'Export',
  exporting: 'Exporting “{0}”',
  makingSlides: 'Making the slides…',
  drawingSlide: 'Slide {0} of {1}',
  saved: '{0} is saved.',
  savedSeveral: '{0} pictures are saved, the first as {1}.',
  reveal: 'Reveal in Explorer',
  open: 'Open',
  action: 'Export…',
  openSettings: 'Choose a Browser',
  failed: '“{0}” could not be exported. {1}',
  beside: 'Its pictures are not in it, but looked for beside it: {0}.',
  drawnInBrowser:
    'To have diagrams drawn, open the presentation in a browser and choose Download in its menu, or choose a browser in the settings.',
  fonts: 'Its fonts are {0}: where they are not installed, others take their place.',
} as const;

/** Why there is no file, by the kinds of its problems. */
export const exportProblemWords = {
  full: 'The disk is full: {0} was not written.',
  'no-room': 'There is no room left for your files: {0} was not written.',
  'no-folder': 'The folder of {0} is not there.',
  'is-folder': '{0} is a folder.',
  'no-file': '{0} is a pipe, a device or a socket. Choose another name.',
  'read-only': '{0} lies where nothing may be written.',
  taken: '{0} is open in another program, or may not be written. Close it, or choose another name.',
  open: '{0} is open in another program. Close it, or choose another name.',
  'no-address': 'Its service gives no address for viewing it.',
  'beyond-end': 'It has {0} slides: {1} is beyond its end.',
  'no-browser':
    'No browser was found that can draw a {0}. Install Chromium, Chrome or Edge, or name one in the settings. All other formats need none.',
  'browser-gone': 'There is no browser {0} that can be started.',
  'not-drawn': 'The browser did not draw {0}. {1}',
} as const;

/** What a file could not show as the page does. */
export const exportRemarkWords = {
  'picture-gone': 'Slide {0}: the picture “{1}” is gone; its words stand in its place.',
  'picture-format':
    'Slide {0}: the picture “{1}” is in a format that presentation programs do not all read; its words stand in its place.',
  diagram: 'Slide {0}: the diagram “{1}” can only be drawn by a browser; its text stands in its place.',
  formula: 'Slide {0}: the formula “{1}” could not be read; it stands as it was written.',
} as const;
