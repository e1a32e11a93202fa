import { env, type QuickPickItem } from 'vscode';
import { languages, narrativeTypes, rewriteStyles } from '../../api/choices.ts';
import type { Language, NarrativeType, RewriteStyle } from '../../api/generationOptions.ts';
import { themes } from '../../deck/themes.ts';
import { say } from '../say.ts';
import { optionWords } from '../words/optionWords.ts';

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

/** BCP 47, for the names that `Intl` knows. */
const tags: Record<Language, string> = {
  us: 'en-US',
  uk: 'en-GB',
  es: 'es',
  fr: 'fr',
  de: 'de',
  it: 'it',
  pt: 'pt',
  cn: 'zh-Hans',
  in: 'id',
  ja: 'ja',
  ko: 'ko',
  ar: 'ar',
  hi: 'hi',
  bn: 'bn',
};

const nameIn = (locale: string, tag: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag;

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
    const own = nameIn(tags[value], tags[value]);
    const name = nameIn(env.language, tags[value]);
    return { value, label: name, description: own === name ? undefined : own };
  }),
];
