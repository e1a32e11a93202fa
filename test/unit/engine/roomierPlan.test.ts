import assert from 'node:assert/strict';
import { slideText } from '../../../src/engine/writing/draft/slideText.ts';
import { writtenDeck } from '../../support/writtenDeck.ts';

const names = ['Ada', 'Bertha', 'Cora', 'Dora', 'Emma', 'Flora', 'Greta'];
const sentence = (name: string) =>
  `${name} carries forty tons of coal and the mail of the island to the new pier of the harbor on each day of the long winter that follows.`;
const text = `# Boats\n\n## The fleet\n\n${names.map(sentence).join(' ')}\n\n## Crew\n\nThe crew is old.`;
const missing = (slides: Awaited<ReturnType<typeof writtenDeck>>['slides']): string[] => {
  const shown = slides.map(slideText).join('\n');
  return names.filter((name) => !shown.includes(name));
};

describe('a deck with slides to spare', () => {
  it('shows what its slides had no room for on one more', async () => {
    const { slides } = await writtenDeck(text);
    assert.deepEqual(missing(slides), []);
  });

  it('has no more slides than it may', async () => {
    const { slides } = await writtenDeck(text, { prompt: `Make 4 slides.\n\n${text}` });
    assert.ok(slides.length <= 4, String(slides.length));
    assert.ok(missing(slides).length > 0);
  });
});
