import type { PlannedSection } from '../../planning/planDeck.ts';
import type { Part } from '../../planning/scenes/scene.ts';
import { titleKey } from '../../planning/titles.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { isBlank } from '../../text/richJoin.ts';
import type { DraftedScene } from '../draftedDeck.ts';

/** Blocks that no slide's parts hold go to the notes of the slide before them. */
export const withTheRest = (
  section: PlannedSection,
  drafted: readonly DraftedScene[],
): { scenes: DraftedScene[]; left: Part[] } => {
  const home = new Map<Block, number>();
  const noted = new Set<Part['notes'][number]>();
  const headed = new Set<string>();
  drafted.forEach(({ parts }, at) => {
    for (const part of parts) {
      for (const block of part.blocks) home.set(block, at);
      for (const note of part.notes) noted.add(note);
      headed.add(`${part.position.from} ${titleKey(part.heading)}`);
    }
  });
  const extra: Part[][] = drafted.map(() => []);
  const before: Part[][] = drafted.map(() => []);
  const left: Part[] = [];
  /** Headings over others: they belong to what stands below them. */
  let bare: Part[] = [];
  let last = -1;
  for (const [at, part] of section.parts.entries()) {
    const notes = part.notes.filter((note) => !noted.has(note));
    let unplaced = notes;
    let run: Block[] = [];
    const flush = (place: Part[]): void => {
      if (run.length === 0 && unplaced.length === 0) return;
      place.push({ ...part, blocks: run, notes: unplaced });
      unplaced = [];
      run = [];
    };
    const behindLast = (): Part[] => (last < 0 ? left : extra[last]!);
    let isOpen = true;
    for (const block of part.blocks) {
      const own = home.get(block);
      if (own === undefined) {
        run.push(block);
        continue;
      }
      // What opens a heading is said with what is shown under it.
      if (run.length > 0) flush(isOpen ? before[own]! : behindLast());
      isOpen = false;
      last = own;
      before[last]!.push(...bare);
      bare = [];
    }
    // What nothing shows that is said over further headings is said with the first of them.
    if (isOpen && (section.parts[at + 1]?.depth ?? 0) > part.depth) flush(bare);
    else flush(behindLast());
    const isKnown = headed.has(`${part.position.from} ${titleKey(part.heading)}`);
    if (part.blocks.length === 0 && notes.length === 0 && !isKnown && !isBlank(part.heading)) bare.push(part);
  }
  (last < 0 ? left : extra[last]!).push(...bare);
  return {
    scenes: drafted.map((scene, at) => ({
      ...scene,
      parts: [...before[at]!, ...scene.parts, ...extra[at]!],
    })),
    left,
  };
};
