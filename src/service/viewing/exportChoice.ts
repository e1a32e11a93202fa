import { exportedFonts } from '../../api/exportedFiles.ts';
import { readRange } from '../../deck/slideRange.ts';
import type { ExportChoice } from '../../export/exporter.ts';
import { themeNamed } from './pages.ts';

type Choice = Omit<ExportChoice, 'format'>;

interface Unreadable {
  readonly path: keyof Choice;
  readonly message: string;
}

const readers = {
  theme: themeNamed,
  fonts: (name) => exportedFonts.find((each) => each === name),
  slides: readRange,
} satisfies { [Path in keyof Choice]-?: (text: string) => Choice[Path] | undefined };

const expected: Readonly<Record<keyof Choice, string>> = {
  theme: 'must be the name of a theme',
  fonts: `must be ${exportedFonts.join(' or ')}`,
  slides: 'must be a number or a range such as 3-7',
};

/** What a file of a deck is to be like, as an address names it; what it does not is as the deck has it. */
export const readExportChoice = (
  named: Readonly<Partial<Record<keyof Choice, string | undefined>>>,
): { readonly choice: Choice } | { readonly unreadable: Unreadable } => {
  const choice: Record<string, unknown> = {};
  for (const path of Object.keys(readers) as (keyof Choice)[]) {
    const text = named[path];
    if (text === undefined) continue;
    choice[path] = readers[path](text);
    if (choice[path] === undefined) return { unreadable: { path, message: expected[path] } };
  }
  return { choice };
};
