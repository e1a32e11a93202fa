import type { HeadingKind, Role } from '../../languages/cues.ts';

/** What sentences add by what they do, each with an example. */
export const worthOfRoles: Readonly<Record<Role, number>> = {
  /** "We decided to postpone the launch." */
  decision: 3,
  /** "We ask for €40,000." */
  ask: 3,
  /** "The cause was a full disk." */
  cause: 2.4,
  /** "Ana will send the offer by Friday." */
  action: 2.2,
  /** "Latency fell by 40 %." */
  result: 2,
  /** "In short, it pays." */
  conclusion: 2,
  /** "We recommend option B." */
  recommendation: 1.8,
  /** "The name must be unique.", "It is off by default." */
  rule: 0,
  /** "Without it, May is at risk." */
  risk: 1.4,
  /** "It is still open who pays." */
  question: 0.4,
  /** "Note that this does not work offline." */
  caveat: 0.2,
  /** "Then we called the provider." */
  narration: -1.6,
};

/** What a heading adds to the worth of its section's first slide; far below 0: no part of a talk. */
export const worthOfHeadings: Readonly<Record<HeadingKind, number>> = {
  decisions: 3,
  recommendation: 2.5,
  summary: 2.5,
  conclusion: 2,
  results: 2,
  cause: 2,
  actions: 2,
  nextSteps: 2,
  budget: 1.5,
  goals: 1,
  problem: 1,
  risks: 1,
  impact: 1,
  timeline: 1,
  lessons: 0.5,
  motivation: 0.5,
  alternatives: 0.5,
  openQuestions: 0,
  background: 0,
  agenda: -0.5,
  record: 0,
  changelog: -1,
  appendix: -2,
  attendees: -20,
  contents: -20,
  references: -20,
  license: -20,
  acknowledgements: -20,
};

/** Which sentences of a text are shown. */
export const choose = {
  /** A sentence and the one that points back to it are one point up to so many words. */
  joinedWords: 34,
  /** A sentence worth less is left to the notes, whatever room there is. */
  least: 0.15,
  /** Where there is room left, it is for what says nothing against itself. */
  neutral: -0.1,
  /** A text that its slides hold is shown but for what says nothing at all. */
  leastOfShort: -1.2,
  /** "Thanks to everyone who helped." is said, not shown, though nothing else were. */
  never: -3,
  /** One that points back to nothing that is there. */
  loose: -1.5,
  /** What says most in a paragraph stands for it. */
  covers: 0.5,
  /** What somebody has to know is cut last. */
  binds: 1.6,
  /** "Install it: `npm install left-pad`" is what its text is read for. */
  command: 2,
  /** A sentence that surely does one of these and is worth so much may be taken without what stands before it. */
  quotable: ['decision', 'ask', 'action', 'cause', 'result', 'recommendation', 'rule'] as readonly Role[],
  leastQuoted: 2.2,
} as const;
