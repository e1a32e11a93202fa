import { window } from 'vscode';
import type { Parts } from '../parts.ts';
import { startDeck } from '../request/startDeck.ts';
import { say } from '../say.ts';
import { makingWords } from '../words/makingWords.ts';
import { defaultChoices } from './generate.ts';

export const generateFromPrompt = async (parts: Parts): Promise<void> => {
  const text = await window.showInputBox({
    title: say(makingWords.promptTitle),
    prompt: say(makingWords.promptPrompt),
    placeHolder: say(makingWords.promptPlaceholder),
    ignoreFocusOut: true,
    validateInput: (value) =>
      value !== '' && value.trim() === '' ? say(makingWords.promptEmpty) : undefined,
  });
  if (text === undefined) return;
  const source = { name: text.trim().slice(0, 80), text, origin: { kind: 'prompt' } } as const;
  await startDeck(parts, source, defaultChoices(undefined));
};
