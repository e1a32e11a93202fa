import type { PageWords } from './pageWords.ts';

export type KeyRow = readonly [keys: readonly string[], what: string];

/** What turns pages, on the deck's page and in the speaker view; sideways as the deck is read. */
const turning = (words: PageWords, isMirrored: boolean): readonly KeyRow[] => [
  [[isMirrored ? '←' : '→', '↓', 'Page Down', 'Space'], words.nextSlide],
  [[isMirrored ? '→' : '←', '↑', 'Page Up'], words.previousSlide],
  [['Home', 'End'], words.firstAndLastSlide],
  [['B'], words.blackScreen],
];

export const keysOfDeck = (words: PageWords, isMirrored: boolean): readonly KeyRow[] => [
  ...turning(words, isMirrored),
  [['O'], words.overview],
  [['F'], words.fullscreen],
  [['S'], words.speakerView],
  [['P'], words.print],
  [['?'], words.keyboard],
  [['Esc'], words.close],
];

export const keysOfSpeakerView = (words: PageWords, isMirrored: boolean): readonly KeyRow[] => [
  ...turning(words, isMirrored),
  [['?'], words.keyboard],
  [['Esc', 'S'], words.close],
];

/** The keys, until one of them closes it. */
export const toggleHelp = (document: Document, words: PageWords, rows: readonly KeyRow[]): void => {
  const open = document.querySelector<HTMLDialogElement>('dialog.help');
  if (open) {
    open.close();
    return;
  }
  const dialog = document.createElement('dialog');
  dialog.className = 'help';
  dialog.setAttribute('aria-labelledby', 'help-title');
  const title = document.createElement('h2');
  title.id = 'help-title';
  title.textContent = words.keyboard;
  const list = document.createElement('dl');
  for (const [keys, what] of rows) {
    const names = document.createElement('dt');
    names.append(
      ...keys.map((key) => {
        const name = document.createElement('kbd');
        name.textContent = key;
        return name;
      }),
    );
    const meaning = document.createElement('dd');
    meaning.textContent = what;
    list.append(names, meaning);
  }
  dialog.append(title, list);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('keydown', (event) => {
    // Keys turn no pages behind it.
    event.stopPropagation();
    if (event.key === '?') dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
};
