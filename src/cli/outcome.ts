/** How a command ended. `sentence` says why on standard error. */
export interface Outcome {
  readonly exitCode: 0 | 1 | 2 | 130;
  readonly sentence?: string;
}

export const done: Outcome = { exitCode: 0 };
export const interrupted: Outcome = { exitCode: 130 };
export const failedBecause = (sentence: string): Outcome => ({ exitCode: 1, sentence });
export const wrongUse = (sentence: string): Outcome => ({ exitCode: 2, sentence });
