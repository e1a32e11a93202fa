/** What the service makes of a deck as a file; the name of each below the page's address. */
export const exportedFiles = {
  pptx: {
    name: 'deck.pptx',
    extension: '.pptx',
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  html: { name: 'deck.html', extension: '.html', type: 'text/html; charset=utf-8' },
  md: { name: 'deck.md', extension: '.deck.md', type: 'text/markdown; charset=utf-8' },
  notes: { name: 'notes.md', extension: '.notes.md', type: 'text/markdown; charset=utf-8' },
} as const;
export type ExportedFormat = keyof typeof exportedFiles;

/** The deck's own faces, or those of any office. */
export const exportedFonts = ['deck', 'office'] as const;
export type ExportedFonts = (typeof exportedFonts)[number];
