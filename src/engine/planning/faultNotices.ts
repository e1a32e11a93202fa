import type { Language } from '../../api/generationOptions.ts';
import { fill } from '../../languages/deckWords.ts';
import { languages } from '../../languages/languages.ts';
import { deckWords } from '../../languages/wordsOfDeck.ts';
import type { Fault } from '../reading/document/fault.ts';
import type { SourceDocument } from '../reading/document/sourceDocument.ts';

const words = {
  frontMatter: 'frontMatterUnreadable',
  theme: 'themeUnknown',
  formula: 'formulasUnreadable',
} as const satisfies Record<Fault['about'], string>;

/** Whoever mends the first has found the others. */
const mostPlaces = 5;

interface Placed extends Fault {
  readonly place: string;
}

/** What the writers of the sources got wrong, a sentence for each kind with the places. */
export const faultNotices = (documents: readonly SourceDocument[], language: Language): string[] => {
  const { notices } = deckWords(language);
  const list = new Intl.ListFormat(languages[language].locale);
  const placed = documents.flatMap(({ source, fileName = source, faults = [] }) =>
    faults.map((fault): Placed => ({ ...fault, place: `${fileName}:${fault.line}` })),
  );
  const alike = Map.groupBy(placed, ({ about, name = '' }) => `${about} ${name}`);
  return [...alike.values()].map((faults) => {
    const [{ about, name = '' }] = faults as [Placed];
    const places = [...new Set(faults.map(({ place }) => place))];
    const named = places.length > mostPlaces ? [...places.slice(0, mostPlaces), '…'] : places;
    return fill(notices[words[about]], { theme: name, places: list.format(named) });
  });
};
