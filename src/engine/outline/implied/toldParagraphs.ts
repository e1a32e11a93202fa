import type { Language } from '../../../api/generationOptions.ts';
import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { trimRich } from '../../../deck/sliceRich.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import { leadsIn, pointsBack } from '../../../languages/recognising/openers.ts';
import { carries } from '../../features/carries.ts';
import { isIdle } from '../../features/said.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { isOneLineTitle, isTitle } from '../../text/fit.ts';
import { isBlank, joinSentences } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import { asTitle } from '../../text/shorten.ts';
import { type Implied, paragraphs, type Reading } from './splitBlocks.ts';

const longestSentence = 96;
const leastLetters = 12;
const asks = /[?？؟]\s*$/u;

/** A heading is understood by whoever reads nothing else. */
const standsAlone = (sentence: RichText, language: Language): boolean => {
  const text = plain(sentence);
  return (
    text.length >= leastLetters &&
    !isIdle(sentence, language) &&
    visualLength(text) <= longestSentence &&
    isTitle(sentence) &&
    pointsBack(text, language) === undefined &&
    !leadsIn(text, language) &&
    !asks.test(text)
  );
};

/**
 * Which sentence of a paragraph may stand over it: the first, else one that carries its point, that nothing refers to
 * and after which no list is announced.
 */
const placeOfHeading = (sentences: readonly RichText[], language: Language): number => {
  const isLeadIn = endsInColon(sentences.at(-1) ?? []);
  return sentences.findIndex((sentence, at) => {
    const next = sentences[at + 1];
    const isFree = !isLeadIn && !(next && pointsBack(plain(next), language) !== undefined);
    return standsAlone(sentence, language) && (at === 0 || (isFree && carries(sentence, language) > 0));
  });
};

/** What has no heading of its own stands under the name of the whole. */
const isShortName = (name: RichText): boolean => !isBlank(name) && isOneLineTitle(name);

/** "So what do we propose? I think this, but I am not sure:" is answered by the paragraph after it. */
const questionOver = (
  block: Block,
  [question, ...others]: readonly RichText[],
  next: Block | undefined,
): Implied | undefined => {
  if (!question || others.length === 0 || next?.kind !== 'paragraph') return undefined;
  const isQuestion = asks.test(plain(question)) && isOneLineTitle(question);
  return isQuestion && endsInColon(others.at(-1)!)
    ? { heading: question, blocks: paragraphs(trimRich(joinSentences(others)), block), line: block }
    : undefined;
};

/**
 * A paragraph with a sentence of its own over it, which is over nothing else: one without, or a quotation, begins anew,
 * under the name of the whole, where that is short.
 */
export const told = (name: RichText, language: Language): Reading => {
  const mayBeginAnew = isShortName(name);
  let isNamed = true;
  let isAfterList = false;
  let isAsked = false;
  return (block, next) => {
    const isAnswer = isAsked;
    isAsked = false;
    const wasList = isAfterList;
    isAfterList = block.kind === 'list';
    // Whose words somebody quotes are not what the paragraph before them is called.
    if (block.kind === 'quote' && isNamed && mayBeginAnew) {
      isNamed = false;
      return [{ heading: [], blocks: [block] }];
    }
    if (block.kind !== 'paragraph') return undefined;
    const written = plain(block.text);
    if (isAnswer) return undefined;
    const sentences = richSentences(block.text, language);
    const question = questionOver(block, sentences, next);
    if (question) {
      isAsked = isNamed = true;
      return [question];
    }
    const namesList =
      mayBeginAnew && endsInColon(written) && standsAlone(withoutColon(sentences.at(-1)!), language);
    const at = namesList ? -1 : placeOfHeading(sentences, language);
    if (at >= 0) {
      isNamed = true;
      const others = trimRich(joinSentences(sentences.toSpliced(at, 1)));
      return [{ heading: asTitle(sentences[at]!), blocks: paragraphs(others, block), line: block }];
    }
    const goesOn = !isNamed || asks.test(written);
    const begins = endsInColon(written) || (wasList && isNamed);
    if (!mayBeginAnew || (goesOn && !begins)) return undefined;
    isNamed = false;
    return [{ heading: [], blocks: [block] }];
  };
};

/** A sentence over nothing is no heading: it is said with those around it that have none. */
export const withSaid = (found: readonly Implied[], name: RichText): readonly Implied[] => {
  if (!isShortName(name)) return found;
  const out: (Implied & { blocks: Block[] })[] = [];
  for (const each of found) {
    const isBare = each.blocks.length === 0 && each.line !== undefined;
    const said = isBare ? { heading: [], blocks: [each.line!] } : { ...each, blocks: [...each.blocks] };
    const last = out.at(-1);
    if (last && isBlank(last.heading) && isBlank(said.heading)) last.blocks.push(...said.blocks);
    else out.push(said);
  }
  return out;
};
