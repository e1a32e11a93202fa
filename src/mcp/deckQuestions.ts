import { checkDeckFile } from '../deckFile/checkDeckFile.ts';
import { replaceSlides, type SlideChange } from '../deckFile/edits/replaceSlides.ts';
import { problemReport } from '../deckFile/problemReport.ts';
import { readDeckFile } from '../deckFile/readDeckFile.ts';
import { type SlideInWords, slideInWords } from '../deckFile/slideInWords.ts';
import { createMeasure } from '../layouts/measure/fontMeasure.ts';

interface DeckProblem {
  readonly line: number;
  readonly end_line: number;
  readonly kind: string;
  readonly message: string;
}

interface DeckReport {
  readonly slides: number;
  readonly problems: readonly DeckProblem[];
}

/** What assistants ask of the text of a deck file, by name: what each takes, and what comes of it. */
export interface DeckQuestions {
  check: { readonly ask: { readonly text: string }; readonly answer: DeckReport };
  show: {
    readonly ask: { readonly text: string; readonly slide: number };
    readonly answer: { readonly shown: SlideInWords | undefined; readonly slides: number };
  };
  /** Undefined: one of the slides is not there, or named twice. */
  change: {
    readonly ask: { readonly text: string; readonly changes: readonly SlideChange[] };
    readonly answer: (DeckReport & { readonly text: string }) | undefined;
  };
}
export type DeckQuestion = keyof DeckQuestions;

/** Why a deck file was not read: it takes too long, or too much memory; or others of the same asker are being read. */
export type NotRead = 'tooLong' | 'tooMany';

/** Whoever goes is answered nothing, and nothing is read for them any more. */
export type AskDeck = <Question extends DeckQuestion>(
  question: Question,
  ask: DeckQuestions[Question]['ask'],
  signal: AbortSignal,
) => Promise<{ readonly answer: DeckQuestions[Question]['answer'] } | NotRead>;

/** What is wrong with a deck file whose pictures nobody can look for. */
const report = (text: string): DeckReport => ({
  slides: readDeckFile(text).lines.length,
  problems: checkDeckFile(text, { measure: createMeasure(), hasPicture: () => true })
    .map(problemReport)
    .map(({ line, end_line, kind, message }) => ({ line, end_line, kind, message })),
});

const answers: {
  readonly [Question in DeckQuestion]: (
    ask: DeckQuestions[Question]['ask'],
  ) => DeckQuestions[Question]['answer'];
} = {
  check: ({ text }) => report(text),
  show({ text, slide }) {
    const read = readDeckFile(text);
    return { shown: slideInWords(read, slide, createMeasure()), slides: read.lines.length };
  },
  change({ text, changes }) {
    const changed = replaceSlides(text, changes);
    return changed === undefined ? undefined : { text: changed, ...report(changed) };
  },
};

export const answerDeckQuestion = <Question extends DeckQuestion>(
  question: Question,
  ask: DeckQuestions[Question]['ask'],
): DeckQuestions[Question]['answer'] => answers[question](ask);

/** Where one person's assistant has the process to itself. */
export const askDeckHere: AskDeck = async (question, ask) => ({ answer: answerDeckQuestion(question, ask) });
