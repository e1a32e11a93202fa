import assert from 'node:assert/strict';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordMade } from '../../../../src/cli/recordMade.ts';
import { openInbox } from '../../../../src/editor/assistants/inbox.ts';
import { writeLabel } from '../../../../src/editor/assistants/label.ts';
import { JobFiles } from '../../../../src/editor/jobs/jobFiles.ts';
import { JobStore } from '../../../../src/editor/jobs/jobStore.ts';
import { newFolder } from '../../../support/runningService.ts';
import { fakeTerminal } from '../../../support/terminal.ts';

describe('openInbox', () => {
  let home: string;
  let folder: string;
  let store: JobStore;
  let takenUp: number;
  let troubles: unknown[];
  const trouble = (error: unknown) => void troubles.push(error);
  const watcher = {
    takeUp: async () => {
      takenUp += 1;
    },
  };

  beforeEach(async () => {
    home = await newFolder();
    folder = join(home, 'assistants');
    takenUp = 0;
    troubles = [];
    const synced = { get: () => undefined, set: async () => undefined };
    store = new JobStore(new JobFiles(home), synced, Date.now, trouble);
    await store.open();
  });
  afterEach(async () => {
    store.dispose();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  });

  const make = (generationId: string) => {
    const { surroundings } = fakeTerminal({
      environment: {
        DECKWRIGHT_RECORD_FOLDER: folder,
        DECKWRIGHT_RECORD_LABEL: writeLabel({ service: '' }),
      },
    });
    return recordMade(surroundings)({ kind: 'generation', generationId, request: { prompt: '# Q3' } });
  };
  const listed = async (generationId: string) => {
    const changed = Promise.withResolvers<void>();
    const listening = store.onDidChange(() => {
      if (store.get(`assistant-${generationId}`)) changed.resolve();
    });
    if (!store.get(`assistant-${generationId}`)) await changed.promise;
    listening.dispose();
  };

  it('lists what is made while it is open, and what was left before', async () => {
    await make('gen_1');
    const inbox = await openInbox({ folder, store, watcher, trouble });
    assert(store.get('assistant-gen_1'));
    assert.equal(await store.textOf('assistant-gen_1'), '# Q3');
    assert.equal(takenUp, 1);
    await make('gen_2');
    await listed('gen_2');
    inbox.dispose();
  });

  it('lists nothing twice, not even in two windows', async () => {
    const windows = await Promise.all([
      openInbox({ folder, store, watcher, trouble }),
      openInbox({ folder, store, watcher, trouble }),
    ]);
    await make('gen_1');
    await listed('gen_1');
    for (const window of windows) window.dispose();
    assert.equal(store.jobs.length, 1);
  });

  it('passes over what it cannot read', async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'broken.json'), '{');
    await make('gen_1');
    const inbox = await openInbox({ folder, store, watcher, trouble });
    inbox.dispose();
    assert.equal(store.jobs.length, 1);
    assert.deepEqual(await readdir(folder), []);
  });

  it('goes on after a file that could not be listed, and lists that one too', async () => {
    let refusals = 1;
    const full = {
      get: (id: string) => store.get(id),
      add: async (...job: Parameters<JobStore['add']>) => {
        if (refusals-- > 0) throw new Error('no space left');
        return store.add(...job);
      },
    };
    await make('gen_1');
    const inbox = await openInbox({ folder, store: full, watcher, trouble, tryAgainAfter: 1 });
    await listed('gen_1');
    await make('gen_2');
    await listed('gen_2');
    inbox.dispose();
    assert.equal(troubles.length, 1);
  });
});
