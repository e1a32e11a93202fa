import { Selection, window, workspace } from 'vscode';
import { hasModel } from '../models/hasModel.ts';
import type { Parts } from '../parts.ts';
import type { Choices } from '../request/choices.ts';
import { startDeck } from '../request/startDeck.ts';
import { say } from '../say.ts';
import { builtInUrl } from '../services/service.ts';
import { makingWords } from '../words/makingWords.ts';
import { modelWords } from '../words/modelWords.ts';
import { chooseModel } from './chooseModel.ts';
import { defaultChoices } from './generate.ts';

/** What is longer was pasted, and says something by itself. */
const longestSentence = 300;

/** A document that a text can be pasted into. */
const openEmptyDocument = async (title: string): Promise<undefined> => {
  const document = await workspace.openTextDocument({ language: 'markdown', content: `# ${title}\n\n` });
  const editor = await window.showTextDocument(document, { preview: false });
  const end = document.lineAt(document.lineCount - 1).range.end;
  editor.selection = new Selection(end, end);
};

/** A sentence gives slides only with somebody who writes, or asks. Undefined: no deck is made of it now. */
const choicesForSentence = async (parts: Parts, text: string): Promise<Choices | undefined> => {
  const choices = defaultChoices(undefined);
  const items = [
    {
      label: `$(sparkle) ${say(modelWords.chooseModel)}`,
      detail: say(makingWords.promptModelDetail),
      choose: async () => ((await chooseModel(parts)) && hasModel() ? choices : undefined),
    },
    {
      label: `$(clippy) ${say(makingWords.promptPaste)}`,
      detail: say(makingWords.promptPasteDetail),
      choose: () => openEmptyDocument(text),
    },
    {
      label: `$(comment-discussion) ${say(makingWords.promptQuestions)}`,
      detail: say(makingWords.promptQuestionsDetail),
      choose: async () => ({ ...choices, askQuestions: true, chosen: true as const }),
    },
  ];
  const picked = await window.showQuickPick(items, {
    title: say(makingWords.promptTitle),
    placeHolder: say(makingWords.promptNeeds),
    ignoreFocusOut: true,
  });
  return picked?.choose();
};

export const generateFromPrompt = async (parts: Parts): Promise<void> => {
  const typed = await window.showInputBox({
    title: say(makingWords.promptTitle),
    prompt: say(makingWords.promptPrompt),
    placeHolder: say(makingWords.promptPlaceholder),
    ignoreFocusOut: true,
    validateInput: (value) =>
      value !== '' && value.trim() === '' ? say(makingWords.promptEmpty) : undefined,
  });
  const text = typed?.trim();
  if (!text) return;
  const service = parts.services.current();
  const saysTooLittle =
    service.ok && service.value === builtInUrl && !hasModel() && text.length <= longestSentence;
  const choices = saysTooLittle ? await choicesForSentence(parts, text) : defaultChoices(undefined);
  const source = { name: text.slice(0, 80), text, origin: { kind: 'prompt' } } as const;
  if (choices) await startDeck(parts, source, choices);
};
