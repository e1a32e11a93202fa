/**
 * How cues are written, in every list of this type: separated by commas, in lower case, several forms of
 * each. `*` at the end of a word stands for any ending ("decid*"), at its beginning for any beginning, a
 * space also for a hyphen. Where a
 * language writes words together (`grammar.words`), a cue is found anywhere; where it glues endings on,
 * every ending is free. Longer cues win over the shorter ones in them, across the lists of one record:
 * "not yet decided" under `question` is no `decision`.
 */
type CueList = string;

/** What a sentence does in its document. */
export const roles = [
  'decision',
  'ask',
  'cause',
  'result',
  'risk',
  'action',
  'conclusion',
  'recommendation',
  'rule',
  'question',
  'caveat',
  'narration',
] as const;
export type Role = (typeof roles)[number];

/** What a heading promises of the section below it. */
export const headingKinds = [
  'decisions',
  'actions',
  'nextSteps',
  'cause',
  'summary',
  'conclusion',
  'background',
  'motivation',
  'problem',
  'goals',
  'alternatives',
  'recommendation',
  'risks',
  'timeline',
  'results',
  'impact',
  'budget',
  'lessons',
  'openQuestions',
  'agenda',
  'record',
  'attendees',
  'contents',
  'appendix',
  'references',
  'license',
  'changelog',
  'acknowledgements',
] as const;
export type HeadingKind = (typeof headingKinds)[number];

/** What a metadata field or a column of a table holds. */
export const fields = [
  'title',
  'author',
  'owner',
  'date',
  'start',
  'due',
  'status',
  'version',
  'id',
  'reviewers',
  'attendees',
  'location',
  'priority',
  'task',
  'cost',
  'category',
  'link',
] as const;
export type Field = (typeof fields)[number];

/** What a remark beside the text may be called. */
export const callouts = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type Callout = (typeof callouts)[number];

/** Cues that leave no doubt, and such as may mean something else. */
type RoleCues = readonly [sure: CueList, perhaps?: CueList];

export interface Cues {
  readonly roles: Readonly<Record<Role, RoleCues>>;
  /**
   * Openers that refer to what stood before, openers like them that do not ("this document"), and those that,
   * first of all below a heading, mean what it names.
   */
  readonly pointsBack: {
    readonly openers: CueList;
    readonly except: CueList;
    readonly ofHeading: CueList;
  };
  /**
   * What makes a text announce what stands below it, beside a colon at its end: what its last sentence
   * opens with, has among its last words, or ends in.
   */
  readonly leadIn: { readonly opens: CueList; readonly near: CueList; readonly ends: CueList };
  /** What leans on something said before, wherever in a sentence it stands: "this", "also". Whole words. */
  readonly leans: CueList;
  /** What opens a sentence that holds under a condition alone. */
  readonly conditions: CueList;
  /** What stands before the number of a heading where a text refers to it: "step" 3. */
  readonly cited: CueList;
  /** What stands before an amount that is not meant to the last digit: "about". Whole words. */
  readonly roughly: CueList;
  /** What the months and the days of the week are called, in full and shortened, without a stop. Whole words. */
  readonly months: CueList;
  readonly weekdays: CueList;
  /** What stands before or after a month or a year that is not meant as a whole: "end of", "summer". Whole words. */
  readonly partsOfTime: CueList;
  readonly headings: Readonly<Record<HeadingKind, CueList>>;
  readonly fields: Readonly<Record<Field, CueList>>;
  /** What stands before the colon of a remark: "Note:". Whole words. */
  readonly callouts: Readonly<Record<Callout, CueList>>;
  /** What people write where there is nothing to say: "none", "n/a". */
  readonly leftovers: CueList;
  /** What opens a remark of a form on what a section of it is for: "this section describes". */
  readonly ofSection: CueList;
  /** What opens the lines of courtesy that a document ends with. */
  readonly signOff: CueList;
  /** What opens a sentence that thanks somebody: it is said, not shown. */
  readonly thanks: CueList;
  /** What says that a thing is done after another: "then", "once that is done". */
  readonly sequence: CueList;
  /** What says that things are options, reasons, questions or kinds, none of which comes before another: "one of the following". */
  readonly unordered: CueList;
  /** What a sentence says that warns: "must not", "don't forget"; `loud` only where it is in capitals: "DO NOT". */
  readonly warns: { readonly always: CueList; readonly loud?: CueList };
  /**
   * What a sentence between two listings says where the second is what the first becomes: "use this instead", or
   * no more than "After:".
   */
  readonly replaces: { readonly anywhere: CueList; readonly alone: CueList; readonly except?: CueList };
  /** What a text calls itself and what it is kept in, and what says that this is elsewhere now, or kept as it was. */
  readonly moved: { readonly what: CueList; readonly gone: CueList };
  /**
   * What opens a sentence that only says where to read on, in any case or where it holds an address; and
   * openers like them that say something: "see if". Where verbs come last, it stands at the end.
   */
  readonly elsewhere: {
    readonly always: CueList;
    readonly withAddress: CueList;
    readonly except: CueList;
    /** What a link is called that says nothing of where it leads: "here". */
    readonly here: CueList;
  };
}
