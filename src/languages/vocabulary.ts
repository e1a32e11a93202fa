import type { NarrativeType } from '../api/generationOptions.ts';

export type Narrative = Exclude<NarrativeType, 'Auto'>;

/** What a section of a talk can be about. */
export const subjects = [
  'context',
  'problem',
  'solution',
  'market',
  'competition',
  'proof',
  'team',
  'ask',
  'vision',
  'features',
  'howItWorks',
  'demo',
  'useCases',
  'benefits',
  'pricing',
  'cost',
  'plan',
  'scope',
  'options',
  'risks',
  'nextSteps',
  'question',
  'relatedWork',
  'method',
  'results',
  'discussion',
  'conclusion',
  'prerequisites',
  'gettingStarted',
  'steps',
  'reference',
  'troubleshooting',
  'status',
  'figures',
  'items',
  'decisions',
  'profile',
  'skills',
  'works',
  'contact',
] as const;
export type Subject = (typeof subjects)[number];

/** A subject's name, what it answers, and the words that headings and texts about it use. */
type SubjectWords = readonly [name: string, about: string, cues: string];

export interface Vocabulary {
  readonly subjects: Readonly<Record<Subject, SubjectWords>>;
  /** Words that tell what kind of talk a prompt or title asks for. */
  readonly narratives: Readonly<Record<Narrative, string>>;
}
