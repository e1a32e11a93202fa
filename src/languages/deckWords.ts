/** What the deck itself says, in one language. `{name}` stands for a value that `fill` puts in. */
export interface DeckWords {
  readonly direction: 'ltr' | 'rtl';
  readonly quotes: { readonly open: string; readonly close: string };
  readonly slides: {
    readonly agenda: string;
    readonly summary: string;
    readonly questions: string;
    readonly nextSteps: string;
    readonly contact: string;
    readonly thanks: string;
    readonly source: string;
    readonly notes: string;
    readonly links: string;
    readonly page: string;
    readonly introduction: string;
    readonly inShort: string;
    readonly appendix: string;
    readonly keyFigures: string;
    readonly timeline: string;
    readonly example: string;
    readonly footnotes: string;
    readonly picture: string;
    readonly pictureNotFound: string;
    readonly table: string;
    readonly chart: string;
    readonly code: string;
    readonly diagram: string;
    readonly formula: string;
    readonly linesLeftOut: string;
    readonly rowsLeftOut: string;
    /** Items of a list that its slide has no room for. */
    readonly moreInNotes: string;
    readonly done: string;
    readonly toDo: string;
  };
  readonly callouts: Readonly<Record<'note' | 'tip' | 'important' | 'warning' | 'caution', string>>;
  /** A chart's takeaway: computed, so never a claim of the source's. */
  readonly chart: {
    readonly grew: string;
    readonly fell: string;
    readonly stable: string;
    readonly multiplied: string;
    readonly lowest: string;
    readonly share: string;
    readonly sharedByTwo: string;
  };
  readonly notices: {
    readonly noContent: string;
    readonly translationNotMade: string;
    readonly sectionsLeftOut: string;
    readonly topicsLeftOut: string;
    readonly sourceUnreadable: string;
    readonly pictureMissing: string;
    readonly picturesMissing: string;
    readonly picturesUnfetched: string;
    readonly emptySections: string;
    /** The places of faults are a file and a line: "notes.md:12". */
    readonly frontMatterUnreadable: string;
    readonly themeUnknown: string;
    readonly formulasUnreadable: string;
    readonly slidesOverWish: string;
    readonly sectionsUnderWish: string;
    readonly writtenWithoutModel: string;
    readonly notFromSources: string;
    readonly hardlyStructured: string;
  };
  readonly asks: {
    readonly topic: string;
    readonly content: string;
    readonly audience: string;
    readonly section: string;
    readonly picture: string;
    readonly pictures: string;
  };
  readonly page: {
    readonly menu: string;
    readonly close: string;
    readonly theme: string;
    readonly download: string;
    /** What the page is made with, and its licences. */
    readonly about: string;
    readonly print: string;
    readonly printWithNotes: string;
    readonly remotePicture: string;
    readonly overview: string;
    readonly fullscreen: string;
    readonly asSlides: string;
    /** Under each other, to scroll through. */
    readonly asCards: string;
    readonly speakerView: string;
    readonly previousSlide: string;
    readonly nextSlide: string;
    readonly firstAndLastSlide: string;
    readonly blackScreen: string;
    readonly slideOf: string;
    readonly goToSlide: string;
    readonly currentSlide: string;
    readonly upcoming: string;
    readonly endOfDeck: string;
    readonly noNotes: string;
    readonly elapsed: string;
    readonly startTimer: string;
    readonly pauseTimer: string;
    readonly resetTimer: string;
    /** How long the talk is to take. */
    readonly plannedMinutes: string;
    /** Of the planned minutes. */
    readonly timeLeft: string;
    readonly keyboard: string;
    readonly diagramFailed: string;
  };
}

/** Puts values where a text has `{name}`; a name without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
