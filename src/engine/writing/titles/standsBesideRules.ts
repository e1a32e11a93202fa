import type { Language } from '../../../api/generationOptions.ts';
import type { RichText } from '../../../deck/richText.ts';
import type { Paragraphs } from '../../features/paragraphs.ts';
import { rolesOf } from '../../features/said.ts';
import { policy } from '../../policy/policy.ts';

/** Another paragraph says what must be or was decided: it is no part of what the first one begins with. */
export const standsBesideRules = (
  text: RichText,
  rest: readonly RichText[],
  paragraphs: Paragraphs,
  language: Language,
): boolean =>
  rest.some(
    (other) =>
      !paragraphs.hold([text, other]) &&
      policy.binding.some((role) => rolesOf(other, language).get(role) === 2),
  );
