import assert from 'node:assert/strict';
import type { Language } from '../../src/api/generationOptions.ts';
import { type Role, roles } from '../../src/languages/cues.ts';
import { findCues } from '../../src/languages/recognising/findCues.ts';

/** A test for each role: what people write in this role is recognised without doubt. */
export const sayRoles = (language: Language, sentences: Readonly<Record<Role, readonly string[]>>): void => {
  describe(`what sentences say (${language})`, () => {
    for (const role of roles)
      it(`recognises ${role}`, () => {
        for (const sentence of sentences[role]) {
          const found = findCues(sentence, language).filter(({ strength }) => strength === 2);
          assert.ok(
            found.some((cue) => cue.role === role),
            `${sentence}: ${found.map((cue) => `${cue.role} “${sentence.slice(cue.from, cue.to)}”`).join(', ')}`,
          );
        }
      });
  });
};
