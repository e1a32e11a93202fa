import assert from 'node:assert/strict';
import { markdown, sketch } from '../../../../support/reading.ts';

const listing = '```sh\nsail\n```';
const sketchOf = async (text: string): Promise<string[]> =>
  sketch((await markdown(`# T\n\n${text}\n\n${listing}\n`)).blocks).map((line) =>
    line.replace(/^code.*/su, 'code'),
  );

describe('withEntriesOverListings', () => {
  it('has what announces the listing below a list above it', async () => {
    assert.deepEqual(await sketchOf('* Take the boat\n  * It is slow:'), [
      'list: Take the boat',
      'paragraph: It is slow:',
      'code',
    ]);
    assert.deepEqual(await sketchOf('* Take the boat\n* Example: boat.txt'), [
      'list: Take the boat',
      'paragraph: Example: boat.txt',
      'code',
    ]);
  });

  it('leaves entries alone that announce nothing, and steps', async () => {
    for (const text of ['* Take the boat', '1. Sail:', '* Take the boat: it is fast'])
      assert.match((await sketchOf(text))[0]!, /^list: /u, text);
  });
});
