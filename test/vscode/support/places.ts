import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..', '..');
export const testFolder = join(root, '.vscode-test');
export const stagedExtension = join(testFolder, 'extension');
export const screenshots = join(testFolder, 'screenshots');
export const vsixFile = join(root, 'deckwright.vsix');
