import { createOutlineWriter } from '../../../src/engine/outlineWriter.ts';
import { planOf } from '../../support/writtenDeck.ts';

/** Writes a deck of a document that is one sign, however often. */
const [sign = '', characters] = process.argv.slice(2);
const bytes = new TextEncoder().encode(sign.repeat(Number(characters)));
const plan = await planOf('Make a deck of the file', {
  sources: [{ id: 'file', fileName: 'file.md', type: 'text/markdown', bytes }],
});
if (plan.outcome !== 'storyline') throw new Error(plan.outcome);
for (const section of plan.storyline.sections)
  await createOutlineWriter().write(section, new AbortController().signal);
