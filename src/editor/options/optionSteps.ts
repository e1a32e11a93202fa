import { type Choices, optionsCount } from '../request/choices.ts';

export type OptionStep =
  | 'flow'
  | 'sections'
  | 'questions'
  | 'narrative'
  | 'rewriteStyle'
  | 'sectionCount'
  | 'language'
  | 'theme';

export interface ServiceAbilities {
  readonly hasThemes: boolean;
  /** The four options count with questions on too. */
  readonly withQuestions: boolean;
}

/** The steps that count with these choices: what a service would ignore is not asked. */
export const stepsFor = (choices: Choices, { hasThemes, withQuestions }: ServiceAbilities): OptionStep[] => [
  'flow',
  ...(choices.template ? (['sections'] as const) : []),
  'questions',
  ...(optionsCount(choices, withQuestions)
    ? (['narrative', 'rewriteStyle', 'sectionCount', 'language'] as const)
    : []),
  ...(hasThemes ? (['theme'] as const) : []),
];
