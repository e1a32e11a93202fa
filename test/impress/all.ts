import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '../../src/api/choices.ts';
import { themeIds } from '../../src/deck/themes.ts';
import { createOutlineWriter } from '../../src/engine/outlineWriter.ts';
import type { Deck } from '../../src/layouts/deck.ts';
import { keptStyle } from '../golden/goldenDecks.ts';
import { goldenDocuments } from '../golden/goldenDocuments.ts';
import { makeDeck } from '../quality/makeDeck.ts';
import { everyLayout } from '../support/decks/everyLayout.ts';
import { exportOf } from '../support/exporting.ts';
import { officePages } from '../support/officePages.ts';
import { hasValidator, validateFile } from '../support/ooxmlValidator.ts';
import { findReadmes, spread } from '../support/readmes.ts';
import { noFaults, pageFaults } from './pageFaults.ts';

/**
 * Every golden deck, 100 READMEs and every layout in every language as PowerPoint files, validated and read back from
 * the pages that an office program makes of them: `node test/impress/all.ts [--part 1/4] [--every-theme]`.
 */
const { values } = parseArgs({
  options: {
    part: { type: 'string', default: '1/1' },
    'every-theme': { type: 'boolean', default: false },
    readmes: { type: 'string', default: '100' },
  },
});
const [part = 1, parts = 1] = values.part.split('/').map(Number);
const filesAtOnce = 10;

interface Case {
  readonly name: string;
  readonly theme: (typeof themeIds)[number];
  deck(): Promise<Deck>;
}

const deckOf = async (name: string, text: string): Promise<Deck> => {
  const options = { rewrite: keptStyle, isByModel: false };
  const deck = await makeDeck(createOutlineWriter(), { name, text, pictures: [] }, options);
  if (typeof deck === 'string') throw new Error(`${name}: ${deck}`);
  return deck;
};

const sources: { readonly name: string; deck(): Promise<Deck> }[] = [
  ...(await goldenDocuments()).map(({ name, text }) => ({ name, deck: () => deckOf(name, text) })),
  ...spread(await findReadmes(), Number(values.readmes)).map((path) => ({
    name: path,
    deck: async () => deckOf(path, await readFile(path, 'utf8')),
  })),
  ...languages.map((language) => ({
    name: `every layout in ${language}`,
    deck: async () => everyLayout({ language }),
  })),
];
const cases: Case[] = sources
  .flatMap((source, at) => {
    const themes = values['every-theme'] ? themeIds : [themeIds[at % themeIds.length]!];
    return themes.map((theme) => ({ ...source, theme }));
  })
  .filter((_, at) => at % parts === part - 1);

const found: Record<string, string[]> = { 'faults of the validator': [] };
for (const what of Object.keys(noFaults)) found[what] = [];
const counted = { files: 0, pages: 0 };

const check = async (batch: readonly Case[], folder: string): Promise<void> => {
  const decks = await Promise.all(batch.map((each) => each.deck()));
  const files: Uint8Array[] = [];
  for (const [at, deck] of decks.entries())
    files.push((await exportOf(deck, { theme: batch[at]!.theme, fonts: 'office' })).bytes);
  const pages = await officePages(files);
  for (const [at, deck] of decks.entries()) {
    const note = (what: string, faults: readonly unknown[]) =>
      found[what]!.push(...faults.map((fault) => `${batch[at]!.name}, ${batch[at]!.theme}: ${fault}`));
    const path = join(folder, 'deck.pptx');
    await writeFile(path, files[at]!);
    if (hasValidator)
      note(
        'faults of the validator',
        (await validateFile(path)).map((fault) => JSON.stringify(fault)),
      );
    const made = pages[at]!;
    for (const [what, faults] of Object.entries(pageFaults(deck, batch[at]!.theme, made))) note(what, faults);
    counted.files += 1;
    counted.pages += made.length;
  }
};

const folder = await mkdtemp(join(tmpdir(), 'deckwright-all-'));
try {
  for (let at = 0; at < cases.length; at += filesAtOnce) {
    await check(cases.slice(at, at + filesAtOnce), folder);
    console.log(`${counted.files} of ${cases.length} files, ${counted.pages} pages`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
for (const [what, faults] of Object.entries(found)) {
  console.log(`${what}: ${faults.length}`);
  for (const fault of faults.slice(0, 40)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
