import { commandIds } from '../ids.ts';

/**
 * What a deck's page may have the editor do when it has the keyboard and no use for a key: the editor takes
 * keys from pages that a person pressed in them only, and the deck's page lies within ours. The page may come
 * from a service, so nothing here changes a file, closes anything or runs a program.
 */
const commands: Readonly<Record<string, string>> = {
  F2: commandIds.rename,
  F5: commandIds.present,
  F1: 'workbench.action.showCommands',
  'Mod+Shift+P': 'workbench.action.showCommands',
  'Mod+P': 'workbench.action.quickOpen',
  'Mod+Tab': 'workbench.action.openPreviousRecentlyUsedEditor',
  'Mod+PageDown': 'workbench.action.nextEditor',
  'Mod+PageUp': 'workbench.action.previousEditor',
  'Mod+B': 'workbench.action.toggleSidebarVisibility',
  'Mod+J': 'workbench.action.togglePanel',
  'Mod+Alt+B': 'workbench.action.toggleAuxiliaryBar',
  'Mod+0': 'workbench.action.focusSideBar',
  'Mod+1': 'workbench.action.focusFirstEditorGroup',
  'Mod+2': 'workbench.action.focusSecondEditorGroup',
  'Mod+3': 'workbench.action.focusThirdEditorGroup',
  'Mod+,': 'workbench.action.openSettings',
  'Mod+Shift+E': 'workbench.view.explorer',
  'Mod+Shift+F': 'workbench.action.findInFiles',
  'Mod+Shift+G': 'workbench.view.scm',
  'Mod+Shift+D': 'workbench.view.debug',
  'Mod+Shift+X': 'workbench.view.extensions',
  'Mod+Shift+M': 'workbench.actions.view.problems',
  'Mod+Shift+U': 'workbench.action.output.toggleOutput',
  'Mod+K Mod+S': 'workbench.action.openGlobalKeybindings',
  'Mod+K Mod+T': 'workbench.action.selectTheme',
  'Mod+K Mod+P': 'workbench.action.showAllEditors',
  'Mod+K Mod+ArrowLeft': 'workbench.action.focusLeftGroup',
  'Mod+K Mod+ArrowRight': 'workbench.action.focusRightGroup',
  'Mod+K Z': 'workbench.action.toggleZenMode',
};

interface PressedKey {
  readonly key?: unknown;
  readonly ctrlKey?: unknown;
  readonly metaKey?: unknown;
  readonly altKey?: unknown;
  readonly shiftKey?: unknown;
  /** The second key of a chord, which begins with Ctrl+K in every editor. */
  readonly inChord?: unknown;
}

/** The command of a key that the page handed on, for instance `{ key: 'p', ctrlKey: true }`. */
export const shortcutCommand = (message: unknown): string | undefined => {
  if (typeof message !== 'object' || message === null) return undefined;
  const { key, ctrlKey, metaKey, altKey, shiftKey, inChord } = message as PressedKey;
  if (typeof key !== 'string') return undefined;
  const name = key.length === 1 ? key.toUpperCase() : key;
  const held = [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shiftKey && 'Shift'].filter(Boolean);
  const keys = `${inChord ? 'Mod+K ' : ''}${[...held, name].join('+')}`;
  return Object.hasOwn(commands, keys) ? commands[keys] : undefined;
};
