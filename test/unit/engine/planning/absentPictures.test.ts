import assert from 'node:assert/strict';
import { writtenDeck } from '../../../support/writtenDeck.ts';

const text = 'The lock is from 1931, and twelve ships pass it on each day of the year.\n\n';
const noticeOn = async (pictures: string): Promise<string> => {
  const deck = await writtenDeck(`# Harbor\n\n## The lock\n\n${text}${text}${pictures}\n`);
  return deck.storyline.deck.notices.join('\n');
};

describe('what is said of pictures that are not there', () => {
  it('speaks of one where it is one', async () => {
    assert.match(await noticeOn('![Lock](lock.png)'), /^A picture .* was not found: lock\.png\.$/m);
  });

  it('speaks of several where they are, also where one host has them all', async () => {
    assert.match(
      await noticeOn('![Lock](lock.png) ![Gate](gate.png)'),
      /^Pictures .* were not found: lock\.png and gate\.png\.$/m,
    );
    assert.match(
      await noticeOn('![Lock](https://pictures.example/1.png) ![Gate](https://pictures.example/2.png)'),
      /^Pictures .* were not fetched: pictures\.example\.$/m,
    );
  });
});
