import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderParts } from '../../../src/service/folderParts.ts';

describe('A data folder', () => {
  it('whose signing key is a folder is not begun with, and that is said', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'deckwright-'));
    await mkdir(join(dataFolder, 'signing.key'));
    await assert.rejects(openFolderParts({ dataFolder, log: () => {} }, Date.now), {
      name: 'StartError',
      message: /signing\.key is a folder/,
    });
    await rm(dataFolder, { recursive: true });
  });
});
