import assert from 'node:assert/strict';
import { diagramLimits, saysTooMuch } from '../../../src/deck/diagramLimits.ts';

describe('A diagram says too much', () => {
  const nodes = (count: number): string =>
    `mindmap\n  root\n${Array.from({ length: count }, (_, at) => `    n${at}\n`).join('\n')}`;

  it('where it has more lines than a slide shows, empty ones apart', () => {
    assert.equal(saysTooMuch(nodes(diagramLimits.lines - 2)), false);
    assert.equal(saysTooMuch(nodes(diagramLimits.lines - 1)), true);
  });

  it('where it has more words, in however few lines', () => {
    const events = (count: number): string => `timeline\n  2024${' : a'.repeat(count)}`;
    assert.equal(saysTooMuch(events(diagramLimits.words - 2)), false);
    assert.equal(saysTooMuch(events(diagramLimits.words - 1)), true);
  });

  it('where it is longer than the library reads', () => {
    assert.equal(saysTooMuch(`graph TD\n  a${'-'.repeat(diagramLimits.characters)}> b`), true);
  });
});
