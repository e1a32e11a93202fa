import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { succeeded, unusable } from '../../../src/client/failure.ts';
import { saveDeck } from '../../../src/saving/saveDeck.ts';
import { usualPlan } from '../../../src/saving/saved.ts';
import { newFolder } from '../../support/runningService.ts';

describe('saveDeck', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const note = { fonts: ['Inter'], remarks: [] };
  const parts = {
    connection: { download: async () => succeeded({ bytes: new Uint8Array([7]), note }) },
    place: { environment: {}, homeFolder: '/none', platform: 'linux' },
    signal: new AbortController().signal,
  } as const;
  const deck = { url: 'https://decks.example.com/p/x', slideCount: 3 };
  const plan = { ...usualPlan, format: 'pptx' } as const;

  it('writes what the service makes, and hands on what it says of it', async () => {
    const path = join(folder, 'tea.pptx');
    assert.deepEqual(await saveDeck(deck, plan, path, parts), { paths: [path], note });
    assert.deepEqual([...(await readFile(path))], [7]);
  });

  for (const [what, given, chosen, problem] of [
    ['a deck without an address', { slideCount: 3 }, plan, { about: 'no-address' }],
    ['an address of the disk', { url: 'file:///etc/hosts' }, plan, { about: 'no-address' }],
    ['an address of no page', { url: 'javascript:1' }, { ...plan, format: 'pdf' }, { about: 'no-address' }],
    [
      'slides beyond its end',
      deck,
      { ...plan, slides: { from: 4, to: 5 } },
      { about: 'beyond-end', slides: 3, from: 4 },
    ],
    ['a machine without a browser', deck, { ...plan, format: 'pdf' }, { about: 'no-browser', format: 'pdf' }],
    [
      'a browser that is gone',
      deck,
      { ...plan, format: 'png', browser: '/none/browser' },
      { about: 'browser-gone', browser: '/none/browser' },
    ],
  ] as const)
    it(`leaves nothing behind of ${what}`, async () => {
      assert.deepEqual(await saveDeck(given, chosen, join(folder, 'tea'), parts), { problem });
      assert.deepEqual(await readdir(folder), []);
    });

  it('says why the service gave no file', async () => {
    const none = unusable('It makes none.');
    const saved = await saveDeck(deck, plan, join(folder, 'tea.pptx'), {
      ...parts,
      connection: { download: async () => none },
    });
    assert.deepEqual(saved, { problem: { about: 'failure', failure: none.failure } });
    assert.deepEqual(await readdir(folder), []);
  });
});
