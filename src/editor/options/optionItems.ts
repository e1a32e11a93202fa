import type { QuickPickItem } from 'vscode';
import { languages, narrativeTypes, rewriteStyles } from '../../api/choices.ts';
import type { Language, NarrativeType, RewriteStyle } from '../../api/generationOptions.ts';
import { themes } from '../../deck/themes.ts';
import { say } from '../say.ts';
import { optionWords } from '../words/optionWords.ts';
import { languageName, languageTags } from './languageNames.ts';

export interface OptionItem<Value> extends QuickPickItem {
  readonly value: Value;
}

export const narrativeItems = (): OptionItem<NarrativeType>[] =>
  [...narrativeTypes]
    .sort((left, right) => Number(right === 'Auto') - Number(left === 'Auto'))
    .map((value) => ({
      value,
      label: say(optionWords[`narrative${value}`]),
      detail: say(optionWords[`narrative${value}Detail`]),
    }));

export const rewriteItems = (): OptionItem<RewriteStyle>[] =>
  [...rewriteStyles].map((value) => ({
    value,
    label: say(optionWords[`rewrite${value}`]),
    detail: say(optionWords[`rewrite${value}Detail`]),
  }));

export const themeItems = (): OptionItem<string | undefined>[] => [
  { value: undefined, label: say(optionWords.themeAuto) },
  ...themes.map(({ id, name, dark }) => ({
    value: id,
    label: name,
    description: dark ? say(optionWords.themeDark) : undefined,
  })),
];

export const languageItems = (): OptionItem<Language | 'auto'>[] => [
  { value: 'auto', label: say(optionWords.languageAuto) },
  ...languages.map((value) => {
    const own = languageName(value, languageTags[value]);
    const name = languageName(value);
    return { value, label: name, description: own === name ? undefined : own };
  }),
];
