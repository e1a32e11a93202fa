import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { sliceRich } from '../../../deck/sliceRich.ts';
import type { BlockOf } from '../../reading/document/sourceDocument.ts';
import { joinSentences } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import type { Enumerated } from './enumerated.ts';

/** "2) Decision maps show it." */
const numbered = /^\(?(\d{1,2})\)\s+(?=\S)/u;
const fewest = 3;

/** A paragraph whose sentences are counted, "1) … 2) … 3) …", is a list, and what it says before introduces that. */
export const numberedSentences = (
  { text, position }: BlockOf<'paragraph'>,
  language: Language,
): Enumerated | undefined => {
  if (!/\(?1\)\s/u.test(plain(text))) return undefined;
  const before: RichText[] = [];
  const entries: RichText[][] = [];
  for (const sentence of richSentences(text, language)) {
    const written = plain(sentence);
    const found = numbered.exec(written);
    if (found && Number(found[1]) === entries.length + 1)
      entries.push([sliceRich(sentence, found[0].length, written.length)]);
    else (entries.at(-1) ?? before).push(sentence);
  }
  if (entries.length < fewest) return undefined;
  const items = entries.map((sentences) => ({ text: joinSentences(sentences), blocks: [] }));
  return { before: joinSentences(before), list: { kind: 'list', ordered: true, start: 1, items, position } };
};
