import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { Language } from '../../src/api/generationOptions.ts';

const Expectation = z.strictObject({
  /** In which it is written. */
  language: Language,
  kind: z.enum([
    'minutes',
    'plan',
    'incident',
    'proposal',
    'research',
    'pitch',
    'unstructured',
    'release notes',
    'how-to',
    'status',
    'tender',
    'course',
  ]),
  /** What someone who sees only the slides must know: a name for it, and a pattern that one slide must match. */
  must: z.record(z.string(), z.string()),
});

export interface GoldenDocument {
  readonly name: string;
  readonly text: string;
  readonly expectation: z.infer<typeof Expectation>;
  /** The deck as it was agreed on. */
  readonly deckFile: string;
}

const folder = path.join(import.meta.dirname, 'documents');

export const goldenDocuments = (): GoldenDocument[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const name = file.replace(/\.md$/, '');
      const beside = (ending: string): string => path.join(folder, `${name}${ending}`);
      return {
        name,
        text: readFileSync(beside('.md'), 'utf8'),
        expectation: Expectation.parse(JSON.parse(readFileSync(beside('.expect.json'), 'utf8'))),
        deckFile: beside('.deck.txt'),
      };
    });
