import type { Language } from '../../api/generationOptions.ts';
import { fill } from '../../languages/deckWords.ts';
import { languages } from '../../languages/languages.ts';
import { deckWords } from '../../languages/wordsOfDeck.ts';
import type { Question } from '../contract/engine.ts';

const mostQuestions = 3;
/** Fewer words say too little to be a talk. */
const leastContent = 15;
/** A longer text, or one with headings, tells by itself what it is for. */
const fullDocument = { words: 150, headings: 2 };
const picturesNamed = 3;

/** What is known of a job when it may be asked about. */
export interface Known {
  readonly interactive: boolean;
  /** What was asked before, by `about`. */
  readonly asked: readonly string[];
  /** Of the deck. */
  readonly language: Language;
  /** Of all sources and answers, without instructions. */
  readonly words: number;
  readonly headings: number;
  /** Something is shown as it is: a few words beside it are no bare topic. */
  readonly shows: boolean;
  /** What the prompt names where it brings no content. */
  readonly topic?: string;
  /** Whether template, option, prompt or headings tell the kind of talk, or an audience was named. */
  readonly aimIsClear: boolean;
  /** Sections of the template for which no source has content, as the deck names them. */
  readonly emptySections: readonly {
    readonly id: string;
    readonly title: string;
    readonly description: string;
  }[];
  /** Pictures the text refers to that nobody attached. */
  readonly missingPictures: readonly string[];
}

const candidates = (known: Known): Question[] => {
  const { asks } = deckWords(known.language);
  if (known.words < leastContent && !known.shows) {
    const text = known.topic ? fill(asks.topic, { topic: known.topic }) : asks.content;
    return [{ about: 'topic', text }];
  }
  const isFull = known.words >= fullDocument.words || known.headings >= fullDocument.headings;
  const named = known.missingPictures.slice(0, picturesNamed);
  const files = new Intl.ListFormat(languages[known.language].locale).format(named);
  const askForPictures = named.length === 1 ? asks.picture : asks.pictures;
  return [
    ...(isFull || known.aimIsClear ? [] : [{ about: 'audience', text: asks.audience }]),
    ...known.emptySections.map(({ id, title, description }) => ({
      about: `section:${id}`,
      text: fill(asks.section, { section: title, description }),
    })),
    ...(files === '' ? [] : [{ about: 'pictures', text: fill(askForPictures, { files }) }]),
  ];
};

/** The question to ask next, if one is worth asking: never the same twice, never more than three. */
export const nextQuestion = (known: Known): Question | undefined =>
  !known.interactive || known.asked.length >= mostQuestions
    ? undefined
    : candidates(known).find(({ about }) => !known.asked.includes(about));
