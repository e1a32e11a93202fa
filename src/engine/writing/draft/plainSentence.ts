import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { leadsIn, pointsBack } from '../../../languages/recognising/openers.ts';
import { policy } from '../../policy/policy.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { richSentences } from '../../text/sentences.ts';

/** "With more of them coming, this became an issue": what follows a short clause may point back as well. */
const afterClause = /^[^,，、،;；]{1,90}[,，、،]\s*(\S.*)$/su;

/** It needs nothing before it and announces nothing after it. */
export const isClear = (text: RichText, language: Language): boolean => {
  const written = plain(text);
  const parts = [written, afterClause.exec(written)?.[1] ?? ''];
  return parts.every((part) => pointsBack(part, language) === undefined) && !leadsIn(written, language);
};

/** "What you need: a spanner" is no name of what stands below it. */
export const tellsItself = /[:：]\s*\S/u;

/** "/etc/hosts", "http://example.org": what leads somewhere is no headline. */
const path = /(?<!\S)[~.]*\/\p{L}|https?:\/\/|\bwww\./u;
/** "Children? maybe a room for them" */
const asksWithin = /[?？؟!！]\s/u;
/** "(2 instead of 1.96, since it is easier.)" is said by the way. */
export const isAside = (text: RichText): boolean => /^\s*[([（［]/u.test(plain(text));

const large = /^[\p{Lu}\p{Lo}\p{N}]/u;
export const opensLarge = (text: RichText): boolean =>
  text[0]?.marks?.includes('code') || large.test(plain(text));

const besidesCode = (text: RichText): RichText => text.filter(({ marks }) => !marks?.includes('code'));

/** "We prefer (a) since it stays ours": what is called so stands elsewhere. */
const pointsAtLabel = /(?:^|\s)[([](?:\p{Ll}|\d|[ivx]{1,4})[)\]]/u;

/** One sentence that says something by itself, not by the names in it alone. */
export const isPlainSentence = (text: RichText, language: Language): boolean =>
  !path.test(plain(text)) &&
  !asksWithin.test(plain(text)) &&
  !pointsAtLabel.test(plain(text)) &&
  estimateWords(plain(besidesCode(text))) >= policy.headline.leastWords &&
  richSentences(text, language).length === 1 &&
  isClear(text, language);
