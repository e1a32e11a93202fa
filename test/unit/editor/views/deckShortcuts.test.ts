import assert from 'node:assert/strict';
import { shortcutCommand } from '../../../../src/editor/views/deckShortcuts.ts';

describe('shortcutCommand', () => {
  it('knows the editor’s commands by the keys that the page hands on', () => {
    assert.equal(shortcutCommand({ key: 'F1' }), 'workbench.action.showCommands');
    assert.equal(shortcutCommand({ key: 'p', ctrlKey: true }), 'workbench.action.quickOpen');
    assert.equal(
      shortcutCommand({ key: 'P', metaKey: true, shiftKey: true }),
      'workbench.action.showCommands',
    );
    assert.equal(shortcutCommand({ key: 'PageDown', ctrlKey: true }), 'workbench.action.nextEditor');
    assert.equal(shortcutCommand({ key: 'F2' }), 'deckwright.rename');
    assert.equal(
      shortcutCommand({ key: 'F', ctrlKey: true, shiftKey: true }),
      'workbench.action.findInFiles',
    );
    assert.equal(shortcutCommand({ key: 'X', ctrlKey: true, shiftKey: true }), 'workbench.view.extensions');
  });

  it('knows chords by their second key', () => {
    const second = { key: 's', ctrlKey: true };
    assert.equal(shortcutCommand(second), undefined);
    assert.equal(shortcutCommand({ ...second, inChord: true }), 'workbench.action.openGlobalKeybindings');
    assert.equal(shortcutCommand({ key: 'p', inChord: true }), undefined);
  });

  it('takes nothing else from a page', () => {
    for (const message of [
      undefined,
      'openInBrowser',
      {},
      { key: 'p' },
      { key: 'constructor' },
      { key: 7, ctrlKey: true },
      { key: 'p', ctrlKey: true, altKey: true },
    ]) {
      assert.equal(shortcutCommand(message), undefined, JSON.stringify(message));
    }
  });

  it('lets a page close nothing', () => {
    const names = [
      'w',
      'W',
      'q',
      'Q',
      'k',
      's',
      'F4',
      'Delete',
      'Backspace',
      'Enter',
      'Escape',
      'n',
      't',
      'r',
    ];
    const flags = [true, false];
    const all = names.flatMap((key) =>
      flags.flatMap((ctrlKey) =>
        flags.flatMap((altKey) => flags.map((shiftKey) => ({ key, ctrlKey, altKey, shiftKey }))),
      ),
    );
    for (const message of all) assert.equal(shortcutCommand(message), undefined, JSON.stringify(message));
  });
});
