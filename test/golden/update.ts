import { writeFileSync } from 'node:fs';
import { deckText } from './deckText.ts';
import { goldenDecks, keptStyle } from './goldenDecks.ts';
import { goldenDocuments } from './goldenDocuments.ts';
import { limitsFile, measureLimits, readLimits, tightened } from './limits.ts';
import { mustHaves } from './mustHaves.ts';

/** Rewrites the decks and lowers the limits to what is reached; what got worse it only reports. */
const decks = await goldenDecks(goldenDocuments());
for (const { document, style, deck } of decks)
  if (style === keptStyle) writeFileSync(document.deckFile, deckText(deck));

const measured = measureLimits(decks);
const held = readLimits();
const limits = held ? tightened(held, measured) : measured;
writeFileSync(limitsFile, `${JSON.stringify(limits, null, 2)}\n`);

const all = decks.filter(({ style }) => style === keptStyle).flatMap(mustHaves);
console.log(`${all.length - measured.missing} of ${all.length} must-haves are on slides. Missing:`);
for (const { document, what } of all.filter(({ isShown }) => !isShown)) console.log(`  ${document}: ${what}`);
for (const [name, count] of Object.entries(measured.faults))
  if (count > (limits.faults[name] ?? 0))
    console.log(`Worse: ${name}, ${count} of ${limits.faults[name] ?? 0} allowed`);
if (measured.missing > limits.missing)
  console.log(`Worse: ${measured.missing} must-haves are missing, ${limits.missing} allowed`);
