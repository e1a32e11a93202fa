import { parentPort } from 'node:worker_threads';
import type { RewriteStyle } from '../../../src/api/generationOptions.ts';
import { problemsOf } from '../../../src/deckFile/checkDeckFile.ts';
import { printDeckFile } from '../../../src/deckFile/printDeckFile.ts';
import { readDeckFile } from '../../../src/deckFile/readDeckFile.ts';
import type { SectionPlan } from '../../../src/engine/contract/engine.ts';
import { gather } from '../../../src/engine/outline/gather.ts';
import { createOutlineWriter } from '../../../src/engine/outlineWriter.ts';
import { deckWords } from '../../../src/languages/wordsOfDeck.ts';
import { createMeasure } from '../../../src/layouts/measure/fontMeasure.ts';
import { NotesPainter } from '../../../src/player/drawing/notes.ts';
import { html } from '../../../src/player/html.ts';
import { exportOf } from '../../support/exporting.ts';
import { briefOf, planOf } from '../../support/writtenDeck.ts';
import { deckPatterns } from './deckPatterns.ts';
import { patterns } from './patterns.ts';
import { type Place, prompts } from './promptPlaces.ts';

export interface Run {
  readonly pattern: string;
  /** In a file, where there is none. */
  readonly place?: Place | undefined;
  readonly characters: number;
}

const styles: readonly RewriteStyle[] = ['Subtle', 'Preserve'];
const never = new AbortController().signal;

/** The processor's time in milliseconds. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** For a deck of a file in each style: read, planned, every slide written. */
function timeOfFile(text: string): Promise<number> {
  const bytes = new TextEncoder().encode(text);
  const sources = [{ id: 'file', fileName: 'file.md', type: 'text/markdown', bytes }];
  const writer = createOutlineWriter();
  return timeOf(async () => {
    for (const rewriteStyle of styles) {
      const plan = await planOf('Make a deck of the file', { sources, rewriteStyle });
      if (plan.outcome !== 'storyline') continue;
      for (const section of plan.storyline.sections)
        await writer.write(JSON.parse(JSON.stringify(section)) as SectionPlan, never);
    }
  });
}

const timeOfPrompt = (prompt: string): Promise<number> => timeOf(() => gather(briefOf(prompt)));

/** For a deck file: read, checked, printed, its notes drawn, taken out for PowerPoint. */
async function timeOfDeckFile(text: string): Promise<number> {
  const drawNotes = await new NotesPainter().prepare((tex) => html`${tex}`, deckWords('us').callouts);
  return timeOf(async () => {
    const read = readDeckFile(text);
    problemsOf(read, { measure: createMeasure(), hasPicture: () => true });
    printDeckFile(read.deck);
    for (const { notes } of read.deck.sections.flatMap(({ slides }) => slides)) drawNotes(notes);
    await exportOf(read.deck);
  });
}

const timeOfRun = ({ pattern, place, characters }: Run): Promise<number> => {
  const deckFile = deckPatterns[pattern];
  if (deckFile) return timeOfDeckFile(deckFile(characters));
  const text = patterns[pattern]!(characters);
  return place ? timeOfPrompt(prompts[place](text)) : timeOfFile(text);
};

parentPort!.on('message', async (run: Run) => parentPort!.postMessage(await timeOfRun(run)));
