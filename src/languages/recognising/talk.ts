import type { Language } from '../../api/generationOptions.ts';
import { languages } from '../languages.ts';
import type { Talk } from '../talk.ts';
import type { CueMatch } from './cueTree.ts';
import { cueTreeOf } from './cueTreeOf.ts';
import { foldText, type Range } from './foldText.ts';
import { referenceLength } from './references.ts';

type Kind = Exclude<keyof Talk, 'keepsFirstClause' | 'references'>;

const treeOf = cueTreeOf<Kind>(({ talk: { keepsFirstClause, references, ...lists } }) => lists);

/** Whether a text may hold any of it: most hold none, and need not be taken apart. */
export const mayTalk = (text: string, language: Language): boolean =>
  treeOf(language)
    .find(foldText(text).text)
    .some(({ name }) => name !== 'connectives' && name !== 'ofDocument');

/** "Last touched 14 March", "Comments to Ruta, please". */
export const tellsOfDocument = (sentence: string, language: Language): boolean =>
  treeOf(language)
    .find(foldText(sentence).text)
    .some(({ name }) => name === 'ofDocument');

const firstLetter = /[\p{L}\p{N}]/u;
const sign = /[^\p{L}\p{M}\p{N}]/u;
/** Where the signs begin that a text ends with: looked for from its end, since a text may be all signs. */
const endOfWords = (text: string): number => {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1]!)) end -= 1;
  return end;
};
const mostAfterVerb = 4;

/** What a sentence as a whole is, by what it opens with or ends in. */
export type WholeTalk = 'ofPage' | 'toReader' | 'ends';

export const wholeTalk = (sentence: string, language: Language): WholeTalk | undefined => {
  const { text } = foldText(sentence);
  const start = text.search(firstLetter);
  const end = endOfWords(text);
  const isLast = languages[language].grammar.heads === 'last';
  const isWhole = ({ name, from, to }: CueMatch<Kind>): boolean => {
    if (name === 'ofPage') return from === start;
    if (name === 'toReader') return from === start || (isLast && end - to <= mostAfterVerb);
    return name === 'ends' && end - to <= 0;
  };
  const found = treeOf(language).find(text).find(isWhole);
  return found?.name as WholeTalk | undefined;
};

const openBracket = /(?:(?<!\s)\s+)?[(（]\s*$/u;
const closedBracket = /^\s*[)）]/u;
const before = /(?:^|[,，、،])\s*$/u;
const behind = /^\s*(?:[,，、،]|[.!?。！？।)）]?\s*$)/u;

/** So many signs before a clause hold its comma or its bracket; a sentence may be as long as a book. */
const reach = 12;
/** So many after it hold the place that it goes on to: "in Figure 12". */
const reachOfPlace = 40;

/** With the brackets around it, or with the commas, if the one or the other part it from the rest. */
const parted = (sentence: string, { from, to }: Range): Range | undefined => {
  const [left, right] = [sentence.slice(Math.max(0, from - reach), from), sentence.slice(to)];
  const [open] = openBracket.exec(left) ?? [];
  const [close] = closedBracket.exec(right) ?? [];
  if (open !== undefined && close !== undefined) return { from: from - open.length, to: to + close.length };
  const [ahead] = before.exec(left) ?? [];
  return ahead !== undefined && behind.test(right)
    ? { from: from - ahead.length, to: to + (/^\s*[,，、،]/u.exec(right)?.[0].length ?? 0) }
    : undefined;
};

/** A line of its own begins after a greeting; "Hi all, short one today" is no such line. */
const onLine = /^\s*[,，、،]\s*[\p{Lu}\p{Lo}]/u;

/** The clauses of a sentence that only lead through the page, each with the marks that part it from the rest. */
export const talkClauses = (sentence: string, language: Language): Range[] => {
  const folded = foldText(sentence);
  const found: Range[] = [];
  for (const { name, from, to } of treeOf(language).find(folded.text)) {
    const isFirst = sentence.slice(0, folded.at(from)).trim() === '';
    const greets = name === 'greets' && isFirst && onLine.test(sentence.slice(folded.at(to)));
    const mayGo = name === 'clauses' && !(isFirst && languages[language].talk.keepsFirstClause);
    if (!mayGo && !greets) continue;
    const end = folded.at(to);
    const further = referenceLength(sentence.slice(end, end + reachOfPlace), language);
    const own = parted(sentence, { from: folded.at(from), to: end + further });
    const last = found.at(-1);
    if (own && last?.from === own.from) found[found.length - 1] = own;
    else if (own && own.from >= (last?.to ?? 0)) found.push(own);
  }
  return found;
};

/** "However, ": the length of what only joins a sentence to another one, up to its first own word. */
export const connectiveLength = (sentence: string, language: Language): number => {
  const folded = foldText(sentence);
  const start = folded.text.search(firstLetter);
  if (start !== 0) return 0;
  const to = treeOf(language)
    .findAt(folded.text, 0)
    .reduce((most, match) => (match.name === 'connectives' ? Math.max(most, match.to) : most), 0);
  if (to === 0) return 0;
  const at = folded.at(to);
  const comma = /^\s*[,，、،]\s*/u.exec(sentence.slice(at));
  return comma ? at + comma[0].length : 0;
};
