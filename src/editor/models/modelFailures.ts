import type { ModelTold } from '../../api/modelChannel.ts';
import { modelWords } from '../words/modelWords.ts';

type Why = Extract<ModelTold, { told: 'failed' }>['why'];

export interface ModelProblem {
  readonly why: Why;
  /** For the person; filled with the model's name. */
  readonly sentence: string;
  readonly mayTryAgain: boolean;
}

const problems: Readonly<Record<string, ModelProblem>> = {
  NoPermissions: { why: 'notAllowed', sentence: modelWords.modelNotAllowed, mayTryAgain: false },
  Blocked: { why: 'overQuota', sentence: modelWords.modelBlocked, mayTryAgain: false },
  NotFound: { why: 'unreachable', sentence: modelWords.modelGone, mayTryAgain: false },
};
const unknown: ModelProblem = { why: 'broken', sentence: modelWords.modelFailed, mayTryAgain: true };

/** By the code of the editor's LanguageModelError; anything else is the model's own trouble. */
export const problemOf = (error: unknown): ModelProblem => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return problems[code] ?? unknown;
};

const whys: Readonly<Record<string, string>> = {
  unreachable: modelWords.whyUnreachable,
  notAllowed: modelWords.whyNotAllowed,
  unknownModel: modelWords.whyUnknownModel,
  overQuota: modelWords.whyOverQuota,
  tooLong: modelWords.whyTooLong,
  refused: modelWords.whyRefused,
  spent: modelWords.whySpent,
  slow: modelWords.whySlow,
  nonsense: modelWords.whyNonsense,
};

/** Why a deck was made without the model, wholly or in part; for the person. */
export const whySentence = (why: string): string => whys[why] ?? modelWords.whyBroken;

export const goneProblem: ModelProblem = { ...unknown, ...problems.NotFound };
