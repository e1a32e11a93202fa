import { commands, window } from 'vscode';
import { commandIds } from '../ids.ts';
import { say } from '../say.ts';
import { commandWords } from '../words/commandWords.ts';
import { modelWords } from '../words/modelWords.ts';
import type { ModelProblem } from './modelFailures.ts';

const quietMilliseconds = 60_000;

/** Says what is wrong with a model: the same thing once a minute, since a deck asks many times. */
export const modelProblemTeller = (now: () => number): ((problem: ModelProblem, model: string) => void) => {
  const told = new Map<string, number>();
  return ({ sentence }, model) => {
    const text = say(sentence, model);
    if (now() - (told.get(text) ?? Number.NEGATIVE_INFINITY) < quietMilliseconds) return;
    told.set(text, now());
    const choose = say(modelWords.chooseModel);
    const showLog = say(commandWords.showLog);
    void window.showWarningMessage(text, choose, showLog).then((picked) => {
      if (picked === choose) void commands.executeCommand(commandIds.chooseModel);
      if (picked === showLog) void commands.executeCommand(commandIds.showLog);
    });
  };
};
