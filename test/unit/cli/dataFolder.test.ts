import assert from 'node:assert/strict';
import { dataFolder } from '../../../src/cli/dataFolder.ts';

const place = {
  environment: {},
  homeFolder: '/home/mara',
  platform: 'linux',
  workingFolder: '/work',
} as const;

describe('dataFolder', () => {
  it('is what was given, seen from the working folder', () => {
    assert.equal(dataFolder('decks', { ...place, environment: { DECKWRIGHT_DATA: '/env' } }), '/work/decks');
    assert.equal(dataFolder('/srv/decks', place), '/srv/decks');
  });

  it('is otherwise what DECKWRIGHT_DATA says', () => {
    assert.equal(dataFolder(undefined, { ...place, environment: { DECKWRIGHT_DATA: '/env' } }), '/env');
  });

  it("is otherwise the platform's place for a person's data", () => {
    assert.equal(dataFolder(undefined, place), '/home/mara/.local/share/deckwright');
    const environment = { XDG_DATA_HOME: '/xdg', LOCALAPPDATA: '/local' };
    assert.equal(dataFolder(undefined, { ...place, environment }), '/xdg/deckwright');
    assert.equal(
      dataFolder(undefined, { ...place, platform: 'darwin' }),
      '/home/mara/Library/Application Support/Deckwright',
    );
    assert.equal(dataFolder(undefined, { ...place, environment, platform: 'win32' }), '/local/Deckwright');
    assert.equal(
      dataFolder(undefined, { ...place, platform: 'win32' }),
      '/home/mara/AppData/Local/Deckwright',
    );
  });
});
