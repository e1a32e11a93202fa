import { type ExportedFonts, exportedFonts } from '../../api/exportedFiles.ts';
import { readRange, type SlideRange } from '../../deck/slideRange.ts';
import type { ThemeId } from '../../deck/themes.ts';
import { themeNamed } from './pages.ts';

/** What a file of a deck is to be like; what is absent is as the deck has it. */
export interface FileChoice {
  readonly theme?: ThemeId;
  readonly fonts?: ExportedFonts;
  readonly slides?: SlideRange;
}

interface Unreadable {
  readonly path: keyof FileChoice;
  readonly message: string;
}

const readers = {
  theme: themeNamed,
  fonts: (name) => exportedFonts.find((each) => each === name),
  slides: readRange,
} satisfies { [Path in keyof FileChoice]-?: (text: string) => FileChoice[Path] | undefined };

const expected: Readonly<Record<keyof FileChoice, string>> = {
  theme: 'must be the name of a theme',
  fonts: `must be ${exportedFonts.join(' or ')}`,
  slides: 'must be a number or a range such as 3-7',
};

/** As an address names it. */
export const readFileChoice = (
  named: Readonly<Partial<Record<keyof FileChoice, string | undefined>>>,
): { readonly choice: FileChoice } | { readonly unreadable: Unreadable } => {
  const choice: Record<string, unknown> = {};
  for (const path of Object.keys(readers) as (keyof FileChoice)[]) {
    const text = named[path];
    if (text === undefined) continue;
    choice[path] = readers[path](text);
    if (choice[path] === undefined) return { unreadable: { path, message: expected[path] } };
  }
  return { choice };
};
