import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { leadsIn, pointsBack } from '../../../languages/recognising/openers.ts';
import { policy } from '../../policy/policy.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { richSentences } from '../../text/sentences.ts';

/** "With more of them coming, this became an issue": what follows a short clause may point back as well. */
const afterClause = /^[^,，、،;；]{1,90}[,，、،]\s*(\S.*)$/su;

/** It needs nothing before it and announces nothing after it. */
export const isClear = (text: RichText, language: Language): boolean =>
  beginsClear(text, language) && pointsBack(afterClause.exec(plain(text))?.[1] ?? '', language) === undefined;

/** The same, whatever it says after its first clause: "A plugin came, so you can turn it". */
const beginsClear = (text: RichText, language: Language): boolean =>
  pointsBack(plain(text), language) === undefined && !leadsIn(plain(text), language);

/** "What you need: a spanner" is no name of what stands below it. */
export const tellsItself = /[:：]\s*\S/u;

/** "/etc/hosts", "http://example.org": what leads somewhere is no headline. */
const path = /(?<!\S)[~.]*\/\p{L}|https?:\/\/|\bwww\./u;
/** "Children? maybe a room for them" */
const asksWithin = /[?？؟!！]\s/u;
/** "Use it instead. (see the docs) It is faster": what is said by the way parts two sentences. */
const remarkWithin = /[.。]\s*[([（［]|[.。][)\]）］]\s/u;
/** "(2 instead of 1.96, since it is easier.)" is said by the way. */
export const isAside = (text: RichText): boolean => /^\s*[([（［]/u.test(plain(text));

const large = /^[\p{Lu}\p{Lo}\p{N}]/u;
export const opensLarge = (text: RichText): boolean =>
  text[0]?.marks?.includes('code') || large.test(plain(text));

export const besidesCode = (text: RichText): RichText => text.filter(({ marks }) => !marks?.includes('code'));

/** "We prefer (a) since it stays ours": what is called so stands elsewhere. */
const pointsAtLabel = /(?:^|\s)[([](?:\p{Ll}|\d|[ivx]{1,4})[)\]]/u;

/** One sentence that says something, not by the names in it alone. */
const isOneSentence = (text: RichText, language: Language): boolean =>
  !path.test(plain(text)) &&
  !asksWithin.test(plain(besidesCode(text))) &&
  !remarkWithin.test(plain(besidesCode(text))) &&
  !pointsAtLabel.test(plain(text)) &&
  estimateWords(plain(besidesCode(text))) >= policy.headline.leastWords &&
  richSentences(text, language).length === 1;

/** One that says something by itself. */
export const isPlainSentence = (text: RichText, language: Language): boolean =>
  isOneSentence(text, language) && isClear(text, language);

/** "With every weekend, this needs a room" */
const afterFewWords = /^[^,，、،;；]{1,22}[,，、،]\s*(\S.*)$/su;
/** One that a paragraph may begin with. */
export const opensTopic = (text: RichText, language: Language): boolean =>
  isOneSentence(text, language) &&
  beginsClear(text, language) &&
  pointsBack(afterFewWords.exec(plain(text))?.[1] ?? '', language) === undefined;
