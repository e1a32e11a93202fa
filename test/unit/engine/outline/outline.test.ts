import assert from 'node:assert/strict';
import { writtenDeck } from '../../../support/writtenDeck.ts';

describe('the heading that a document is called by', () => {
  const parts = '\n\nTwelve piers are painted.\n\n# Money\n\nIt costs 3,000 euros.';
  const sectionsOf = async (text: string): Promise<string[]> =>
    (await writtenDeck(text)).sections.map(({ title }) => title);

  it('is the first one, whatever its equals are', async () => {
    const sections = await sectionsOf(`# Harbor${parts}`);
    assert.ok(!sections.includes('Harbor'), sections.join());
  });

  it('is none of several equal ones where the text has begun before them', async () => {
    const sections = await sectionsOf(
      `The harbor has been painted every ten years since it was built.\n\n# Piers${parts}`,
    );
    assert.deepEqual(sections.slice(-2), ['Piers', 'Money']);
  });
});
