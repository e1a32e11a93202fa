import type { DeckWords } from '../deckWords.ts';
import { words as us } from '../us/words.ts';

/** Where British English differs: in its quotation marks. */
const quoted = (text: string): string => text.replaceAll('“', '‘').replaceAll('”', '’');

export const words: DeckWords = {
  ...us,
  quotes: { open: '‘', close: '’' },
  notices: {
    ...us.notices,
    themeUnknown: quoted(us.notices.themeUnknown),
    writtenWithoutModel: quoted(us.notices.writtenWithoutModel),
  },
  asks: { ...us.asks, topic: quoted(us.asks.topic), section: quoted(us.asks.section) },
};
