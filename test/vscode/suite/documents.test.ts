import assert from 'node:assert/strict';
import { symlink } from 'node:fs/promises';
import { commands, Range, Selection, Uri, WorkspaceEdit, window, workspace } from 'vscode';
import { commandIds } from '../../../src/editor/ids.ts';
import { openUntitled } from '../../../src/editor/openUntitled.ts';
import { MemoryFileSystem } from './memoryFileSystem.ts';
import { onePixel } from './onePixel.ts';
import {
  briefOf,
  deckOf,
  parts,
  run,
  scripted,
  setting,
  until,
  useBuiltInService,
  useHostedService,
  workspaceUri,
} from './support.ts';

const write = (name: string, content: string | Uint8Array) =>
  workspace.fs.writeFile(Uri.joinPath(workspaceUri(), name), Buffer.from(content));

const open = async (name: string, content: string) => {
  await write(name, content);
  const document = await workspace.openTextDocument(Uri.joinPath(workspaceUri(), name));
  return window.showTextDocument(document);
};

describe('What a deck is made of', () => {
  before(useHostedService);
  afterEach(() => commands.executeCommand('workbench.action.closeAllEditors'));

  it('is the text on the screen, unsaved edits included', async () => {
    const editor = await open('unsaved.md', scripted({ sections: [1] }));
    const edit = new WorkspaceEdit();
    const whole = new Range(0, 0, editor.document.lineCount, 0);
    edit.replace(editor.document.uri, whole, scripted({ sections: [3] }));
    await workspace.applyEdit(edit);
    const job = await deckOf(commandIds.generate);
    assert.equal(job.state.slideCount, 3);
    assert.equal(editor.document.isDirty, true);
    await commands.executeCommand('workbench.action.files.revert');
  });

  it('is a document that was never saved', async () => {
    const content = scripted({ sections: [2] });
    await window.showTextDocument(await workspace.openTextDocument({ language: 'markdown', content }));
    assert.equal((await deckOf(commandIds.generate)).state.slideCount, 2);
    await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  });

  it('is the same document once it is saved under the name that it had', async () => {
    const { store } = await parts();
    const place = Uri.joinPath(workspaceUri(), 'named.md');
    const unsaved = place.with({ scheme: 'untitled' });
    await openUntitled(unsaved, scripted({ sections: [2] }), 'start');
    const first = await deckOf(commandIds.generate);
    assert.deepEqual(first.origin, { kind: 'document', uri: unsaved.toString() });
    assert.equal((await workspace.save(unsaved))?.toString(), place.toString());
    await until(() => {
      const origin = store.get(first.id)?.origin;
      return origin?.kind === 'document' && origin.uri === place.toString();
    });
    assert.equal((await deckOf(commandIds.generate, place)).line, first.id);
  });

  it('is the selection', async () => {
    const chosen = scripted({ sections: [4] });
    const editor = await open('selection.md', `Before\n${chosen}\nAfter`);
    editor.selection = new Selection(1, 0, 1, chosen.length);
    const job = await deckOf(commandIds.generateFromSelection);
    assert.equal(job.state.slideCount, 4);
    assert.equal(job.origin.kind, 'selection');
  });

  it('is a file of a workspace that is on no disk, pictures included', async () => {
    const files = new MemoryFileSystem();
    const registered = workspace.registerFileSystemProvider('deckwright-memory', files);
    const text = scripted({ sections: [1], notices: ['![one](img/one.png)'] });
    files.writeFile(Uri.parse('deckwright-memory:/notes/talk.md'), Buffer.from(text));
    files.writeFile(Uri.parse('deckwright-memory:/notes/img/one.png'), onePixel);
    const job = await deckOf(commandIds.generate, Uri.parse('deckwright-memory:/notes/talk.md'));
    assert.deepEqual(
      briefOf(job).sources.map(({ fileName }) => fileName),
      ['img/one.png'],
    );
    registered.dispose();
  });

  it('is nothing, and no request, where the document or the selection is blank', async () => {
    const { store } = await parts();
    const known = store.jobs.length;
    await open('blank.md', ' \n\n');
    await run(commandIds.generate);
    const editor = await open('gap.md', 'Above\n\n\nBelow');
    editor.selection = new Selection(1, 0, 2, 0);
    await run(commandIds.generateFromSelection);
    assert.equal(store.jobs.length, known);
  });

  it('has the pictures that it shows and that are in its folder, each under the name it is shown by', async () => {
    await setting('deckwright.remotePictures', 'always');
    await write('one/map.png', onePixel);
    await symlink('/etc/hostname', Uri.joinPath(workspaceUri(), 'one', 'link.png').fsPath);
    await write('two/map.png', new Uint8Array([...onePixel, 0]));
    const shown =
      '![a](one/map.png) ![b](two/map.png) ![c](missing.png) ![d](../outside.png) ![e](https://x/y.png) ![f](one/link.png)';
    await open('pictures.md', scripted({ sections: [1], notices: [shown] }));
    const job = await deckOf(commandIds.generate);
    assert.deepEqual(
      briefOf(job).sources.map(({ fileName }) => fileName),
      ['one/map.png', 'two/map.png'],
    );
    await setting('deckwright.attachLinkedPictures', false);
    assert.deepEqual(briefOf(await deckOf(commandIds.generate)).sources, []);
    await setting('deckwright.attachLinkedPictures', undefined);
    await setting('deckwright.remotePictures', undefined);
  });

  it('has the files that were attached to it', async () => {
    await write('numbers.txt', 'Forty-two.');
    const { document } = await open('attached.md', scripted({ sections: [1] }));
    const { attachedFiles } = await parts();
    await attachedFiles.set(document.uri.toString(), [
      Uri.joinPath(workspaceUri(), 'numbers.txt').toString(),
    ]);
    const [source] = briefOf(await deckOf(commandIds.generate)).sources;
    assert.deepEqual([source?.fileName, source?.text], ['numbers.txt', 'Forty-two.']);
  });

  describe('with options in the settings', () => {
    afterEach(async () => {
      for (const name of ['narrative', 'language', 'askQuestions'])
        await setting(`deckwright.${name}`, undefined);
    });

    it('carries them, with questions or without', async () => {
      await setting('deckwright.narrative', 'Guide');
      await setting('deckwright.language', 'ja');
      await open('options.md', scripted({ sections: [1] }));
      for (const asks of [true, false]) {
        await setting('deckwright.askQuestions', asks);
        const { interactive, narrative, language } = briefOf(await deckOf(commandIds.generate));
        assert.deepEqual([interactive, narrative, language], [asks, 'Guide', 'ja']);
      }
    });
  });

  it('may be longer than a prompt', async () => {
    await useBuiltInService();
    const chapter = (index: number) =>
      `## Chapter ${index}\n\n${`The bridge carries ${index} trains a day. `.repeat(60)}\n\n`;
    const text = `# The bridge\n\n${Array.from({ length: 60 }, (_, index) => chapter(index)).join('')}`;
    assert.ok(text.length > 100_000);
    await open('long.md', text);
    const job = await deckOf(commandIds.generate);
    assert.equal(job.title, 'The bridge');
    assert.ok(job.state.slideCount! > 5);
    await useHostedService();
  });
});
