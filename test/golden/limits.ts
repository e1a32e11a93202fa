import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { faultClasses } from '../quality/faults/classes.ts';
import { countFaults } from '../quality/faults/countFaults.ts';
import { type GoldenDeck, keptStyle } from './goldenDecks.ts';
import { mustHaves } from './mustHaves.ts';

/** How much may be wrong over all golden decks. These numbers only ever fall. */
export const Limits = z.strictObject({
  /** Must-haves that are on no slide. */
  missing: z.int().min(0),
  /** Faults by class, in all three styles. */
  faults: z.record(z.string(), z.int().min(0)),
});
export type Limits = z.infer<typeof Limits>;

export const limitsFile = path.join(import.meta.dirname, 'limits.json');

export const readLimits = (): Limits | undefined =>
  existsSync(limitsFile) ? Limits.parse(JSON.parse(readFileSync(limitsFile, 'utf8'))) : undefined;

export const measureLimits = (decks: readonly GoldenDeck[]): Limits => {
  const found = decks.flatMap(
    ({ deck, document, style }) => countFaults(deck, document.text, document.name, style).faults,
  );
  return {
    missing: decks
      .filter(({ style }) => style === keptStyle)
      .flatMap(mustHaves)
      .filter(({ isShown }) => !isShown).length,
    faults: Object.fromEntries(
      faultClasses.map(({ name }) => [name, found.filter(({ className }) => className === name).length]),
    ),
  };
};

/** Of each number the lower one. */
export const tightened = (held: Limits, measured: Limits): Limits => ({
  missing: Math.min(held.missing, measured.missing),
  faults: Object.fromEntries(
    Object.entries(measured.faults).map(([name, count]) => [
      name,
      Math.min(held.faults[name] ?? count, count),
    ]),
  ),
});
