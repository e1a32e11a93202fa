import type { TooMuch } from '../layouts/arrangement.ts';
import type { Excess } from './excessOfDeck.ts';
import type { Problem, ProblemKind } from './problem.ts';
import { problemSentence } from './problemSentence.ts';

/** A problem for programs, its lines counted as editors do. */
export interface ProblemReport {
  readonly line: number;
  readonly end_line: number;
  readonly kind: ProblemKind;
  readonly message: string;
  readonly about?: string;
  readonly too_much?: TooMuch;
  readonly contrast?: Problem['contrast'];
  readonly excess?: Excess;
}

export const problemReport = (problem: Problem): ProblemReport => ({
  line: problem.line + 1,
  end_line: Math.max(problem.line + 1, problem.end),
  kind: problem.kind,
  message: problemSentence(problem),
  ...(problem.about !== undefined && { about: problem.about }),
  ...(problem.tooMuch !== undefined && { too_much: problem.tooMuch }),
  ...(problem.contrast !== undefined && { contrast: problem.contrast }),
  ...(problem.excess !== undefined && { excess: problem.excess }),
});
