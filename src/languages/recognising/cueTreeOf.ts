import type { Language } from '../../api/generationOptions.ts';
import { languages } from '../languages.ts';
import { CueTree } from './cueTree.ts';

type Room = (typeof languages)[Language];

/** The tree of a language's lists of cues, made when it is first asked for. */
export const cueTreeOf = <Name extends string>(
  listsOf: (room: Room) => Readonly<Partial<Record<Name, string>>>,
): ((language: Language) => CueTree<Name>) => {
  const trees = new Map<Language, CueTree<Name>>();
  return (language) => {
    const known = trees.get(language);
    if (known) return known;
    const room = languages[language];
    const lists = Object.entries<string>(listsOf(room) as Readonly<Record<Name, string>>);
    const made = new CueTree<Name>(
      lists.map(([name, cues]) => ({ name: name as Name, cues, strength: 2 })),
      room.grammar.words,
    );
    trees.set(language, made);
    return made;
  };
};
