import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { sliceRich } from '../../deck/sliceRich.ts';
import { joiningWords } from '../../languages/recognising/joiningWords.ts';
import { endsInCode } from './richJoin.ts';

const tails = new Map<Language, RegExp>();

/** What a list written as a sentence ends its entries with: ";", ", and". That one of them will do ("or") is said. */
const tailOf = (language: Language): RegExp => {
  const known = tails.get(language);
  if (known) return known;
  const words = joiningWords(language, 'conjunction');
  const joining = words.length > 0 ? `(?:\\s+(?:${words.join('|')}))?` : '';
  const made = new RegExp(`\\s*[,;，；、]${joining}\\s*$`, 'iu');
  tails.set(language, made);
  return made;
};

/** "Measure it; and" in a list of its own is "Measure it". */
export const withoutListTail = (text: RichText, language: Language): RichText => {
  // `ALTER ROLE app NOLOGIN;` is typed as it stands.
  if (endsInCode(text)) return text;
  const tail = tailOf(language).exec(plain(text));
  return tail && tail.index > 0 ? sliceRich(text, 0, tail.index) : text;
};
