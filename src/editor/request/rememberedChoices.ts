import type { Memento } from 'vscode';
import { languages, narrativeTypes, rewriteStyles } from '../../api/choices.ts';
import type { Language, NarrativeType, RewriteStyle, SectionCount } from '../../api/generationOptions.ts';
import { limits } from '../../api/limits.ts';
import { themeIds } from '../../deck/themes.ts';
import { settingIds } from '../ids.ts';
import type { Choices } from './choices.ts';

const storageKey = 'choices';

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.includes(value as T) ? (value as T) : otherwise;

export const readSectionCount = (value: unknown): SectionCount | undefined => {
  if (value === 'auto') return 'auto';
  const number = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  return Number.isInteger(number) && (number as number) >= 1 && (number as number) <= limits.sectionCount
    ? (number as number)
    : undefined;
};

const themeSetting = (value: unknown): Pick<Choices, 'theme'> => {
  const theme = themeIds.find((id) => id === value);
  return theme ? { theme } : {};
};

/** The choices that settings make; what is misspelt there counts as not set. */
export const readDefaultChoices = (get: (setting: string) => unknown): Choices => ({
  askQuestions: get(settingIds.askQuestions) !== false,
  narrative: oneOf<NarrativeType>(narrativeTypes, get(settingIds.narrative), 'Auto'),
  rewriteStyle: oneOf<RewriteStyle>(rewriteStyles, get(settingIds.rewriteStyle), 'Subtle'),
  sectionCount: readSectionCount(get(settingIds.sectionCount)) ?? 'auto',
  language: oneOf<Language | 'auto'>([...languages, 'auto'], get(settingIds.language), 'auto'),
  ...themeSetting(get(settingIds.theme)),
});

/** The last choices of a workspace, which the picker starts from. */
export const recallChoices = (memento: Pick<Memento, 'get'>): Choices | undefined =>
  memento.get<Choices>(storageKey);

export const rememberChoices = (memento: Pick<Memento, 'update'>, choices: Choices): PromiseLike<void> =>
  memento.update(storageKey, choices);
