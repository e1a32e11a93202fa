import type { LogEntry } from '../service/log.ts';

const whys: Readonly<Record<string, string>> = {
  unreachable: 'it cannot be reached at DECKWRIGHT_MODEL_URL',
  notAllowed: 'it does not accept DECKWRIGHT_MODEL_KEY',
  unknownModel: 'it does not know DECKWRIGHT_MODEL',
  overQuota: 'it takes no more requests at the moment',
  tooLong: 'the text is too long for it; a smaller DECKWRIGHT_MODEL_CONTEXT helps',
  refused: 'it refused to write this',
  spent: 'the deck has used the tokens of DECKWRIGHT_MODEL_TOKENS',
  slow: 'it took too long',
  broken: 'it does not work as it should',
  nonsense: 'it replied with what cannot be used, also when asked again',
};

/** Says why a language model failed, each reason once. */
export const modelTroubleTeller = (write: (text: string) => void): ((entry: LogEntry) => void) => {
  const told = new Set<string>();
  return ({ event, reason }) => {
    if (event !== 'language model failed') return;
    for (const why of String(reason).split(', ')) {
      if (told.has(why)) continue;
      told.add(why);
      write(`The language model failed: ${whys[why] ?? why}. What it left is made without it.\n`);
    }
  };
};
