import { commands, window } from 'vscode';
import { commandIds } from '../ids.ts';
import { hasModel } from '../models/hasModel.ts';
import { languageName, languageTags } from '../options/languageNames.ts';
import { say } from '../say.ts';
import { makingWords } from '../words/makingWords.ts';
import { modelWords } from '../words/modelWords.ts';
import { type Choices, optionsCount } from './choices.ts';
import { provisionalTitle, type SourceText } from './sourceText.ts';

const isSame = (one: string, other: string): boolean => one.split('-')[0] === other.split('-')[0];

/**
 * Whether to go on where a language was asked for that the text is not in, and nobody is there to translate: said
 * before anything is sent.
 */
export const goesOnUntranslated = async (source: SourceText, choices: Choices): Promise<boolean> => {
  const { language: wanted } = choices;
  const isPlainText = !source.files && source.origin.kind !== 'prompt';
  if (wanted === 'auto' || !optionsCount(choices, true) || !isPlainText || hasModel()) return true;
  const { detectLanguage } = await import('../../languages/recognising/detectLanguage.ts');
  const own = detectLanguage(source.text);
  if (!own || isSame(languageTags[own], languageTags[wanted])) return true;
  const title = provisionalTitle(source);
  const choose = say(modelWords.chooseModel);
  const goOn = say(makingWords.goOnUntranslated, languageName(own));
  const sentence = say(makingWords.cannotTranslate, title, languageName(own), languageName(wanted));
  const pressed = await window.showWarningMessage(sentence, { modal: true }, choose, goOn);
  if (pressed === choose) return (await commands.executeCommand(commandIds.chooseModel)) === true;
  return pressed === goOn;
};
