/** What the page itself says, in the deck's language. */
export interface PlayerWords {
  readonly picture: string;
  readonly missingPicture: string;
  /** `{host}` is where the picture is. */
  readonly remotePicture: string;
  readonly showRemotePictures: string;
  readonly done: string;
  readonly notDone: string;
  readonly tones: Readonly<Record<'note' | 'tip' | 'important' | 'warning' | 'caution', string>>;
  readonly menu: string;
  readonly theme: string;
  readonly overview: string;
  readonly fullscreen: string;
  readonly speakerView: string;
  readonly print: string;
  readonly printWithNotes: string;
  readonly download: string;
  readonly previous: string;
  readonly next: string;
  readonly notes: string;
  readonly noNotes: string;
  readonly nextSlide: string;
  readonly elapsed: string;
  readonly resetTimer: string;
  readonly end: string;
  readonly popupBlocked: string;
  readonly diagram: string;
}

export const englishWords: PlayerWords = {
  picture: 'Picture',
  missingPicture: 'This picture was not part of the upload:',
  remotePicture: 'This picture is at {host}.',
  showRemotePictures: 'Show remote pictures',
  done: 'Done',
  notDone: 'Open',
  tones: { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' },
  menu: 'Menu',
  theme: 'Theme',
  overview: 'Overview',
  fullscreen: 'Full screen',
  speakerView: 'Speaker view',
  print: 'Print or save as PDF',
  printWithNotes: 'Print with notes',
  download: 'Download',
  previous: 'Previous slide',
  next: 'Next slide',
  notes: 'Notes',
  noNotes: 'No notes for this slide.',
  nextSlide: 'Next',
  elapsed: 'Elapsed',
  resetTimer: 'Start again',
  end: 'End of the deck',
  popupBlocked: 'The browser blocked the speaker view. Allow pop-ups for this page and try again.',
  diagram: 'Diagram',
};
