import type { Language } from '../../api/generationOptions.ts';
import { type Cues, type Field, fields, type HeadingKind, headingKinds } from '../cues.ts';
import { languages } from '../languages.ts';
import { type CueMatch, CueTree } from './cueTree.ts';
import { longestOf } from './findCues.ts';
import { labelText } from './labelText.ts';

type Elsewhere = `elsewhere ${keyof Cues['elsewhere']}`;
type Label = `heading ${HeadingKind}` | `field ${Field}` | 'leftover' | 'signOff' | 'thanks' | Elsewhere;

const trees = new Map<Language, CueTree<Label>>();

const treeOf = (language: Language): CueTree<Label> => {
  const known = trees.get(language);
  if (known) return known;
  const { cues, grammar } = languages[language];
  const made = new CueTree<Label>(
    [
      ...headingKinds.map((kind) => ({ name: `heading ${kind}` as const, cues: cues.headings[kind] })),
      ...fields.map((field) => ({ name: `field ${field}` as const, cues: cues.fields[field] })),
      { name: 'leftover' as const, cues: cues.leftovers },
      { name: 'signOff' as const, cues: cues.signOff },
      { name: 'thanks' as const, cues: cues.thanks },
      { name: 'elsewhere always' as const, cues: cues.elsewhere.always },
      { name: 'elsewhere withAddress' as const, cues: cues.elsewhere.withAddress },
      { name: 'elsewhere except' as const, cues: cues.elsewhere.except },
      { name: 'elsewhere here' as const, cues: cues.elsewhere.here },
    ].map((list) => ({ ...list, strength: 2 as const })),
    grammar.words,
  );
  trees.set(language, made);
  return made;
};

/** A document in any language may say "TODO" and "Action items": the English labels count in all. */
const languagesRead = (language: Language): readonly Language[] =>
  language === 'us' || language === 'uk' ? [language] : [language, 'us'];

interface Found<Name extends Label> {
  readonly name: Name;
  readonly share: number;
}

/** What a label's words name, the longest first, with the share of the label that they take. */
const namesIn = <Name extends Label>(
  label: string,
  language: Language,
  isAsked: (name: Label) => name is Name,
): Found<Name>[] =>
  languagesRead(language)
    .flatMap((read) =>
      longestOf(
        treeOf(read)
          .find(label)
          .filter((match) => isAsked(match.name)),
      ),
    )
    .map(({ name, from, to }) => ({ name: name as Name, share: (to - from) / label.length }))
    .sort((a, b) => b.share - a.share);

const isHeading = (name: Label): name is `heading ${HeadingKind}` => name.startsWith('heading ');
const isField = (name: Label): name is `field ${Field}` => name.startsWith('field ');

export interface HeadingMeaning {
  readonly kind: HeadingKind;
  /** How much of the heading says so, up to 1. */
  readonly share: number;
}

/** What a heading says about its section, most likely first. */
export const meaningsOf = (heading: string, language: Language): HeadingMeaning[] => {
  const meanings = new Map<HeadingKind, number>();
  for (const { name, share } of namesIn(labelText(heading), language, isHeading)) {
    const kind = name.slice('heading '.length) as HeadingKind;
    if (!meanings.has(kind)) meanings.set(kind, share);
  }
  return [...meanings].map(([kind, share]) => ({ kind, share }));
};

const mostWordsOfLabel = 4;

export interface FieldMeaning {
  readonly field: Field;
  /** Whether the label is the field's name and nothing else. */
  readonly isWhole: boolean;
}

/** What a metadata field or a table's column holds, by its label. */
export const fieldOf = (label: string, language: Language): FieldMeaning | undefined => {
  const text = labelText(label);
  const [best] = namesIn(text, language, isField);
  if (!best || text.split(/\s+/u).length > mostWordsOfLabel) return undefined;
  return { field: best.name.slice('field '.length) as Field, isWhole: best.share === 1 };
};

const readable = /[\p{L}\p{N}]/u;
/** "<time>" is to be filled in. */
const blank = /^\s*<[^<>\n]{1,40}>\s*$/u;

/** Whether a text only says that there is nothing to say, as people leave it in forms. */
export const isLeftover = (text: string, language: Language): boolean => {
  if (!readable.test(text) || blank.test(text)) return true;
  const said = labelText(text);
  return languagesRead(language).some((read) =>
    treeOf(read)
      .findAt(said, 0)
      .some(({ name, to }) => name === 'leftover' && to === said.length),
  );
};

const mostAfterSignOff = 40;

/** Whether a line is a courtesy that ends a document. */
export const isSignOff = (line: string, language: Language): boolean => {
  const said = labelText(line);
  return languagesRead(language).some((read) =>
    treeOf(read)
      .findAt(said, 0)
      .some(({ name, to }) => name === 'signOff' && said.length - to <= mostAfterSignOff),
  );
};

const mostAfterLast = 8;

/** The labels that a sentence opens with, or ends in where verbs come last; the English ones as well. */
const framing = (text: string, language: Language): CueMatch<Label>[] => {
  const said = labelText(text);
  return languagesRead(language).flatMap((read) => {
    const isLast = languages[read].grammar.heads === 'last';
    const matches = isLast ? treeOf(read).find(said) : treeOf(read).findAt(said, 0);
    return matches.filter(({ from, to }) => from === 0 || (isLast && said.length - to <= mostAfterLast));
  });
};

/** "Thanks to Ann Bell at the office for reporting this", but not "Thanks to Ann, it is fast": that is a cause. */
const toSomebody = /^\s*[Tt]hanks to (?=\p{Lu})[^,;:]{2,80}?\s(?:for|his|her|their)\s/u;

/** Whether a sentence thanks somebody, or says who paid. */
export const isThanks = (text: string, language: Language): boolean =>
  toSomebody.test(text) || framing(text, language).some(({ name }) => name === 'thanks');

const leastWordsBeside = 4;
const leastLettersBeside = 10;
const beside = /^([^,，、;；]{1,60})[,，、;；]\s*(.+)$/su;
/** "See below, we do not mend them." says that they are not. */
const saysMore = (text: string, hasAddress: boolean, language: Language): boolean => {
  const [, pointer, rest] = beside.exec(text) ?? [];
  if (pointer === undefined || rest === undefined) return false;
  const isJoined = languages[language].grammar.words.spacing === 'together';
  const isEnough = isJoined
    ? rest.length >= leastLettersBeside
    : rest.trim().split(/\s+/u).length >= leastWordsBeside;
  return isEnough && points(pointer, hasAddress, language) && !points(rest, hasAddress, language);
};

/** Whether a sentence only says where to read on: "See the appendix." */
export const pointsElsewhere = (text: string, hasAddress: boolean, language: Language): boolean =>
  points(text, hasAddress, language) && !saysMore(text, hasAddress, language);

const points = (text: string, hasAddress: boolean, language: Language): boolean => {
  const matches = framing(text, language);
  const longest = (wanted: readonly Label[]): number =>
    matches.reduce(
      (most, { name, from, to }) => (wanted.includes(name) ? Math.max(most, to - from) : most),
      0,
    );
  const found = longest(['elsewhere always', ...(hasAddress ? (['elsewhere withAddress'] as const) : [])]);
  return found > longest(['elsewhere except']);
};

/** Whether a link's words say nothing of where it leads: "here". */
export const namesNoPlace = (linked: string, language: Language): boolean => {
  const said = labelText(linked);
  return languagesRead(language).some((read) =>
    treeOf(read)
      .findAt(said, 0)
      .some(({ name, to }) => name === 'elsewhere here' && to === said.length),
  );
};
