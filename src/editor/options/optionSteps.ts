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

/** The steps that count with these choices: what a service would ignore is not asked. */
export const stepsFor = (choices: Choices, hasThemes: boolean): OptionStep[] => [
  'flow',
  ...(choices.template ? (['sections'] as const) : []),
  'questions',
  ...(optionsCount(choices) ? (['narrative', 'rewriteStyle', 'sectionCount', 'language'] as const) : []),
  ...(hasThemes ? (['theme'] as const) : []),
];
