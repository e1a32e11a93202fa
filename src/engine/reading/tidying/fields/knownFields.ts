import type { Language } from '../../../../api/generationOptions.ts';
import type { Field } from '../../../../languages/cues.ts';
import { fieldOf, isLeftover } from '../../../../languages/recognising/labels.ts';
import type { Entry } from './fieldEntries.ts';

/** So many of a group's labels must be names of fields, so that the group is about the document. */
const leastKnown = 0.25;

export type Known = Partial<Record<Field, string>>;

/** Only what says nothing without a document: owners and dates of a table of tasks stay where they are. */
const ofDocuments: ReadonlySet<Field> = new Set([
  'title',
  'author',
  'owner',
  'date',
  'start',
  'status',
  'version',
  'id',
  'reviewers',
  'link',
  'category',
  'location',
]);

/** How much a document matters says something about it where its name stands beside, or who wrote it. */
const ofNamed: ReadonlySet<Field> = new Set(['priority']);
const naming: ReadonlySet<Field> = new Set(['title', 'author']);

/** What a talk is about: a group with one of these stays content. */
const ofContent: ReadonlySet<Field> = new Set(['due', 'cost', 'task']);

export const knownOf = (
  entries: readonly Entry[],
  language: Language,
): { readonly known: Known; readonly count: number } => {
  const known: Known = {};
  let count = 0;
  let saysMore = false;
  const meant = entries.map(({ label, value, answer }) => ({
    value: answer ?? value,
    meaning: fieldOf(label, language),
  }));
  const isNamed = meant.some(({ meaning }) => meaning?.isWhole && naming.has(meaning.field));
  for (const { value, meaning } of meant) {
    const isAbout = (field: Field): boolean => ofDocuments.has(field) || (isNamed && ofNamed.has(field));
    // "Project lead" is no name of the project.
    const isOther = meaning?.field === 'title' && !meaning.isWhole;
    if (meaning?.isWhole && (ofContent.has(meaning.field) || (!isNamed && ofNamed.has(meaning.field))))
      saysMore = true;
    // Who was there is said of a document and stands on no cover.
    if (meaning?.isWhole && meaning.field === 'attendees' && meant.length > 1) count += 1;
    if (!meaning || !isAbout(meaning.field)) continue;
    count += 1;
    const isAccount = namesPerson.has(meaning.field) && isHandle.test(value);
    if (
      value !== '' &&
      !isSwitch.test(value) &&
      !toBeFilledIn.test(value) &&
      !isAccount &&
      !isOther &&
      !isLeftover(value, language)
    )
      known[meaning.field] ??= value.replace(quoted, '$2');
  }
  return { known, count: saysMore ? 0 : count };
};

/** "published: True" is said to a program. */
export const isSwitch = /^(?:true|false|yes|no|null)$/i;
/** "(fill this in with the team)" is what a form says, a name in brackets is none. */
const toBeFilledIn = /^(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^[\]]*\]|<[^<>]*>|\{+[^{}]*\}+)$/u;
const namesPerson: ReadonlySet<Field> = new Set(['author', 'owner']);
/** "jdoe_42" is an account and no person's name. */
export const isHandle = /^@?(?=\p{Ll}*[\d_])[\p{Ll}\d_]*\p{Ll}{2}[\p{Ll}\d_]*$/u;
/** A value between quotation marks is said to a program, too. */
const quoted = /^(["'])(?!.*\1.)(.+)\1$/u;

const leastNames = 2;
/** "Prepared by: Ada", "Owner: #storage" say of all of it whose it is, whatever stands beside it. */
export const isMetadata = (entries: readonly Entry[], count: number, whose?: string): boolean =>
  entries.length === 1
    ? count === 1
    : count >= (whose === undefined ? leastNames : 1) && count >= entries.length * leastKnown;
