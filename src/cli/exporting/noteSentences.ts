import type { ExportNote, Remark } from '../../api/exported.ts';
import type { SavedFormat } from '../../saving/saved.ts';

const picture = (name: string): string => (name === '' ? 'a picture' : `the picture "${name}"`);

const told: Readonly<Record<Remark['about'], (name: string) => string>> = {
  'picture-gone': (name) => `${picture(name)} is gone; its words stand in its place`,
  'picture-format': (name) =>
    `${picture(name)} is in a format that presentation programs do not all read; its words stand in its place`,
  diagram: (name) => `the diagram "${name}" was not drawn; its text stands in its place`,
  formula: (name) => `the formula "${name}" could not be read; it stands as it was written`,
};

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What a person should know about a file that was written. */
export const noteSentences = (note: ExportNote | undefined, format: SavedFormat): string[] => [
  ...(note?.remarks ?? []).map(({ about, slide, name }) => `Slide ${slide}: ${told[about](name)}.`),
  ...(format === 'html' && note?.remarks.some(({ about }) => about === 'diagram')
    ? [
        'To have diagrams drawn, open the presentation in a browser and choose Download in its menu; of one that a service has, --browser names a browser that draws them.',
      ]
    : []),
  ...(note?.beside && note.beside.length > 0
    ? [
        `Its pictures are not in it: ${list(note.beside)} ${note.beside.length > 1 ? 'are' : 'is'} looked for beside it.`,
      ]
    : []),
  ...(note && note.fonts.length > 0
    ? [
        `Its fonts are ${list(note.fonts)}. Where they are not installed others take their place; --fonts office uses what every office has.`,
      ]
    : []),
];
