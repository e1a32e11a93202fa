import assert from 'node:assert/strict';
import { commands, env, Uri, window, workspace } from 'vscode';
import { commandIds, deckPanelType, internalCommandIds } from '../../../src/editor/ids.ts';
import type { Job } from '../../../src/editor/jobs/job.ts';
import { deckOf, newestJob, parts, run, scripted, until, useHostedService, workspaceUri } from './support.ts';

const node = (job: Job) => ({ kind: 'job', job });
const deckTabs = () =>
  window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .filter(({ input }) => (input as { viewType?: string })?.viewType?.endsWith(deckPanelType));

describe('Commands on the list', () => {
  let file: Uri;

  before(async () => {
    await useHostedService();
    file = Uri.joinPath(workspaceUri(), 'listed.md');
    await workspace.fs.writeFile(file, Buffer.from(scripted({ sections: [2] })));
  });
  afterEach(() => commands.executeCommand('workbench.action.closeAllEditors'));

  it('are all there', async () => {
    await parts();
    const registered = await commands.getCommands(true);
    const ours = [...Object.values(commandIds), ...Object.values(internalCommandIds)];
    for (const command of ours) assert.ok(registered.includes(command), command);
  });

  it('open a deck in one tab, however often', async () => {
    const job = await deckOf(commandIds.generate, file);
    await run(commandIds.openPresentation, node(job));
    await run(commandIds.openPresentation, node(job));
    assert.deepEqual(
      deckTabs().map(({ label }) => label),
      [job.title],
    );
  });

  it('copy a link that works', async () => {
    const job = await deckOf(commandIds.generate, file);
    await run(commandIds.copyLink, node(job));
    const link = await env.clipboard.readText();
    assert.equal((await fetch(job.state.url!)).status, 200);
    assert.ok(link.endsWith(new URL(job.state.url!).pathname), link);
  });

  it('make a deck again, of the document as it is now', async () => {
    const job = await deckOf(commandIds.generate, file);
    await workspace.fs.writeFile(file, Buffer.from(scripted({ sections: [3] })));
    assert.equal((await deckOf(commandIds.generateAgain, node(job))).state.slideCount, 3);
    await workspace.fs.writeFile(file, Buffer.from(scripted({ sections: [2] })));
  });

  it('take a deck off the list, into the bin of its service', async () => {
    const { store, services } = await parts();
    const job = await deckOf(commandIds.generate, file);
    await run(commandIds.remove, node(job));
    assert.equal(store.get(job.id), undefined);
    const connection = await services.connect(job.service);
    assert.ok(connection.ok);
    const bin = await connection.value.beyond.listPresentations({ inBin: true });
    assert.ok(bin.ok);
    assert.ok(bin.value.presentations.some(({ id }) => id === job.state.presentationId));
  });

  it('cancel a job at its service', async () => {
    const { store, services } = await parts();
    const known = store.jobs;
    const slow = Uri.joinPath(workspaceUri(), 'slow-to-cancel.md');
    await workspace.fs.writeFile(slow, Buffer.from(scripted({ sections: [1, 1], stepMs: 2_000 })));
    await run(commandIds.generate, slow);
    const job = await newestJob('generating', known);
    await run(commandIds.cancel, node(job));
    assert.deepEqual(store.get(job.id)?.state, { kind: 'cancelled' });
    const connection = await services.connect(job.service);
    assert.ok(connection.ok);
    const status = await connection.value.calls.pollGeneration(job.generationId);
    assert.equal(status.ok && status.value.status, 'failed');
  });

  it('take all that are marked off the list', async () => {
    const { store } = await parts();
    const jobs = [await deckOf(commandIds.generate, file), await deckOf(commandIds.generate, file)];
    await run(commandIds.remove, node(jobs[0]!), jobs.map(node));
    assert.deepEqual(
      jobs.map(({ id }) => store.get(id)),
      [undefined, undefined],
    );
  });

  it('stop watching a job, and watch it again to its end', async () => {
    const { store } = await parts();
    const known = store.jobs;
    const slow = Uri.joinPath(workspaceUri(), 'slow.md');
    await workspace.fs.writeFile(slow, Buffer.from(scripted({ sections: [1, 1], stepMs: 700 })));
    await run(commandIds.generate, slow);
    const job = await newestJob('generating', known);
    await run(commandIds.stopWatching, node(job));
    assert.equal(store.get(job.id)?.state.kind, 'unwatched');
    await run(commandIds.watchAgain, node(job));
    await until(() => store.get(job.id)?.state.kind === 'completed');
  });

  it('follow a question to its answer', async () => {
    const { store, watcher, asking: boxes } = await parts();
    const known = store.jobs;
    const asking = Uri.joinPath(workspaceUri(), 'asking.md');
    await workspace.fs.writeFile(
      asking,
      Buffer.from(scripted({ sections: [1], questions: ['Who?', 'Why?'] })),
    );
    await run(commandIds.generate, asking);
    const job = await newestJob('awaiting', known);
    assert.equal(boxes.size, 0, 'no box has opened by itself');
    assert.ok((await watcher.reply(job, 'The council')).ok);
    const question = () => {
      const state = store.get(job.id)?.state;
      return state?.kind === 'awaiting' ? state.question : undefined;
    };
    await until(() => question() === 'Why?');
    assert.ok((await watcher.reply(store.get(job.id)!, 'To decide')).ok);
    await until(() => store.get(job.id)?.state.kind === 'completed');
  });

  it('keep the reason of a job that failed', async () => {
    const { store } = await parts();
    const known = store.jobs;
    const unusable = Uri.joinPath(workspaceUri(), 'unusable.md');
    await workspace.fs.writeFile(unusable, Buffer.from(scripted({ sections: [1], unusable: 'Too thin.' })));
    await run(commandIds.generate, unusable);
    assert.equal((await newestJob('failed', known)).state.reason, 'Too thin.');
  });
});
