import { plain } from '../../src/deck/richText.ts';
import type { Unit } from '../../src/engine/features/units/unit.ts';
import { unitsOf } from '../../src/engine/features/units/units.ts';
import { outlineOf, type Topic } from '../../src/engine/outline/outline.ts';
import { nodeOf } from '../../src/engine/planning/scenes/chooseScenes.ts';
import type { Scene } from '../../src/engine/planning/scenes/scene.ts';
import type { Writing } from '../../src/engine/writing/draft/draft.ts';
import { markdown } from './reading.ts';

/** The headings of a text, the deck's title taken off. */
export const topicsOf = async (text: string): Promise<readonly Topic[]> =>
  outlineOf([await markdown(text)])?.topics ?? [];

/** The units of a text without headings. */
export const unitsIn = async (text: string): Promise<readonly Unit[]> =>
  unitsOf((await markdown(text)).blocks, 'us');

export const nodesOf = async (text: string, style: 'Subtle' | 'Strong' | 'Preserve' = 'Subtle') =>
  (await topicsOf(text)).map((topic) => nodeOf([topic], style, 'us'));

/** What each scene is of: "Costs: list". */
export const named = (scenes: readonly Scene[]): string[] =>
  scenes.map(({ path, body }) => `${plain(path.at(-1)?.heading ?? [])}: ${body.kind}`);

export const writing: Writing = { language: 'us', deckLanguage: 'us', style: 'Subtle', before: [] };

export const frame = {
  title: [{ text: 'Title' }],
  isContinued: false,
};
