import type { Language } from '../../api/generationOptions.ts';
import type { RichText } from '../../deck/richText.ts';
import type { Role } from '../../languages/cues.ts';
import { rolesOf } from './said.ts';

const carrying: readonly Role[] = [
  'decision',
  'ask',
  'cause',
  'result',
  'conclusion',
  'recommendation',
  'risk',
];

/** How surely a sentence says what a text is written for: 2, perhaps: 1, not: 0. */
export const carries = (text: RichText, language: Language): number => {
  const roles = rolesOf(text, language);
  return Math.max(0, ...carrying.map((role) => roles.get(role) ?? 0));
};
