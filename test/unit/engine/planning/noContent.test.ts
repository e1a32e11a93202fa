import assert from 'node:assert/strict';
import { writtenDeck } from '../../../support/writtenDeck.ts';

describe('The notice that a prompt brings no content', () => {
  const noticesOf = async (text?: string): Promise<string> => {
    const sources =
      text === undefined
        ? []
        : [{ id: 'file', fileName: 'file.md', type: 'text/markdown', bytes: new TextEncoder().encode(text) }];
    const { storyline } = await writtenDeck('Make a deck about the harbor', { sources });
    return storyline.deck.notices.join('\n');
  };

  it('is told where there is nothing but the prompt', async () => {
    assert.match(await noticesOf(), /brings no content/u);
  });

  it('is not told where a document is attached that says something', async () => {
    assert.doesNotMatch(await noticesOf('The pier is old.'), /brings no content/u);
  });
});
