import { parentPort } from 'node:worker_threads';
import type { RewriteStyle } from '../../../src/api/generationOptions.ts';
import { problemsOf } from '../../../src/deckFile/checkDeckFile.ts';
import { printDeckFile } from '../../../src/deckFile/printDeckFile.ts';
import { readDeckFile } from '../../../src/deckFile/readDeckFile.ts';
import type { SectionPlan } from '../../../src/engine/contract/engine.ts';
import { createOutlineWriter } from '../../../src/engine/outlineWriter.ts';
import { deckWords } from '../../../src/languages/wordsOfDeck.ts';
import { createMeasure } from '../../../src/layouts/measure/fontMeasure.ts';
import { NotesPainter } from '../../../src/player/drawing/notes.ts';
import { html } from '../../../src/player/html.ts';
import { exportOf } from '../../support/exporting.ts';
import { planOf } from '../../support/writtenDeck.ts';
import { deckPatterns } from './deckPatterns.ts';
import { patterns } from './patterns.ts';

/** Where a document's text may stand: each has readers of its own. */
const places = {
  'in a file': (text: string) => ({
    prompt: 'Make a deck of the file',
    sources: [
      { id: 'file', fileName: 'file.md', type: 'text/markdown', bytes: new TextEncoder().encode(text) },
    ],
  }),
  'after a wish': (text: string) => ({
    prompt: `Make a deck about tides for managers: ${text}`,
    sources: [],
  }),
  'at the end of a prompt': (text: string) => ({
    prompt: `# Tides\n\n## Rise\n\nThe tide rises.\n\nIt falls.\n\n${text}`,
    sources: [],
  }),
};
export type Place = keyof typeof places;

export interface Run {
  readonly pattern: string;
  readonly place?: Place | undefined;
  readonly characters: number;
}

const styles: readonly RewriteStyle[] = ['Subtle', 'Preserve'];
const never = new AbortController().signal;

/** The processor's time for a deck in each style: read, planned, every slide written. */
async function millisecondsFor({ pattern, place = 'in a file', characters }: Run): Promise<number> {
  const { prompt, sources } = places[place](patterns[pattern]!(characters));
  const writer = createOutlineWriter();
  const before = process.threadCpuUsage();
  for (const rewriteStyle of styles) {
    const plan = await planOf(prompt, { sources, rewriteStyle });
    if (plan.outcome !== 'storyline') continue;
    for (const section of plan.storyline.sections)
      await writer.write(JSON.parse(JSON.stringify(section)) as SectionPlan, never);
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** For a deck file: read, checked, printed, its notes drawn, taken out for PowerPoint. */
async function millisecondsForDeckFile(text: string): Promise<number> {
  const drawNotes = await new NotesPainter().prepare((tex) => html`${tex}`, deckWords('us').callouts);
  const before = process.threadCpuUsage();
  const read = readDeckFile(text);
  problemsOf(read, { measure: createMeasure(), hasPicture: () => true });
  printDeckFile(read.deck);
  for (const { notes } of read.deck.sections.flatMap(({ slides }) => slides)) drawNotes(notes);
  await exportOf(read.deck);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

parentPort!.on('message', async (run: Run) => {
  const deckFile = deckPatterns[run.pattern]?.(run.characters);
  parentPort!.postMessage(
    deckFile === undefined ? await millisecondsFor(run) : await millisecondsForDeckFile(deckFile),
  );
});
