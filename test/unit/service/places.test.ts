import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { engineThreadEntry, playerFolder } from '../../../src/service/places.ts';

describe('places', () => {
  it('finds the parts beside the sources', () => {
    assert.ok(existsSync(fileURLToPath(engineThreadEntry())));
    assert.match(playerFolder(), /\/dist\/player\/$/);
  });

  it('finds them in the bundle, from its entry and from its chunks', () => {
    for (const here of ['file:///app/dist/deckwright.js', 'file:///app/dist/chunks/service-X1.js']) {
      assert.equal(engineThreadEntry(here).href, 'file:///app/dist/engineThread.js');
      assert.equal(playerFolder(here), '/app/dist/player/');
    }
  });
});
