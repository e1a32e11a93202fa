import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type CodeLens,
  commands,
  type LanguageModelTextPart,
  lm,
  Range,
  Selection,
  type TextDocument,
  Uri,
  WorkspaceEdit,
  window,
  workspace,
} from 'vscode';
import { ServiceDeckFiles } from '../../../src/editor/deckFiles/serviceDeckFiles.ts';
import { serviceDeckUri } from '../../../src/editor/deckFiles/serviceDeckUri.ts';
import { commandIds, deckToolIds } from '../../../src/editor/ids.ts';
import type { Job } from '../../../src/editor/jobs/job.ts';
import type { Parts } from '../../../src/editor/parts.ts';
import { deckOf, parts, run, setting, until, useBuiltInService, workspaceUri } from './support.ts';

const notes = (price: number) => `# Tea for all

Tea is a drink for everyone who likes it warm.

## Kinds of tea

- Green tea is fresh
- Black tea is strong
- White tea is rare

## What it costs

A bag of tea costs ${price} cents today.
`;

const uriOf = (name: string) => Uri.joinPath(workspaceUri(), name);
const write = (name: string, text: string) => workspace.fs.writeFile(uriOf(name), Buffer.from(text));
const replace = async ({ uri, lineCount }: TextDocument, text: string) => {
  const edit = new WorkspaceEdit();
  edit.replace(uri, new Range(0, 0, lineCount, 0), text);
  await workspace.applyEdit(edit);
};
const lensesOf = async (uri: Uri) =>
  (await commands.executeCommand<CodeLens[]>('vscode.executeCodeLensProvider', uri, 20)).flatMap(
    ({ command, range }) =>
      command?.command.startsWith('deckwright.') ? [{ ...command, line: range.start.line }] : [],
  );
const updatesOffered = async (uri: Uri) =>
  (await lensesOf(uri)).filter(({ command }) => command === commandIds.updateFromSource);
const deckFile = () => {
  const document = window.activeTextEditor?.document;
  return document?.uri.path.endsWith('.deck.md') ? document : undefined;
};
const row = (job: Job) => ({ kind: 'job', job });

describe('The slides of a deck as text', () => {
  before(useBuiltInService);
  afterEach(() => commands.executeCommand('workbench.action.closeAllEditors'));

  const made = async (name: string) => {
    await write(name, notes(12));
    return deckOf(commandIds.generate, uriOf(name));
  };
  const edited = async (name: string) => {
    const job = await made(name);
    await commands.executeCommand('workbench.action.closeAllEditors');
    await commands.executeCommand(commandIds.editSlides, row(job));
    const document = await until(deckFile);
    return { job, document };
  };

  it('are a file beside the document, the same one each time', async () => {
    const { job, document } = await edited('first.md');
    assert.equal(Uri.joinPath(document.uri, '..').toString(), workspaceUri().toString());
    assert.match(document.getText(), /<!-- from source=first\.md lines=/);
    assert.match(document.getText(), /A bag of tea costs 12 cents/);
    const tabs = () => window.tabGroups.all.flatMap((group) => group.tabs);
    await until(() => tabs().some(({ input }) => !!input && 'viewType' in (input as object)));
    await commands.executeCommand(commandIds.editSlides, row(job));
    assert.equal(deckFile()?.uri.toString(), document.uri.toString());
  });

  describe('of a later version', () => {
    const deckFilesOf = async (title: string) =>
      (await workspace.fs.readDirectory(workspaceUri()))
        .map(([name]) => name)
        .filter((name) => name.startsWith(title) && name.endsWith('.deck.md'));
    const versions = async (name: string, title: string, change?: (text: string) => string) => {
      const of = (price: number) => notes(price).replace('Tea for all', title);
      await write(name, of(12));
      const first = await deckOf(commandIds.generate, uriOf(name));
      await commands.executeCommand('workbench.action.closeAllEditors');
      await commands.executeCommand(commandIds.editSlides, row(first));
      const document = await until(deckFile);
      if (change) {
        await replace(document, change(document.getText()));
        await document.save();
      }
      await write(name, of(15));
      return { document, later: await deckOf(commandIds.generate, uriOf(name)) };
    };

    it('come into the file of the one before, where nobody wrote in it', async () => {
      const { document, later } = await versions('untouched.md', 'Tea untouched');
      await commands.executeCommand(commandIds.editSlides, row(later));
      await until(() => document.getText().includes('costs 15 cents'));
      assert.equal(deckFile()?.uri.toString(), document.uri.toString());
      assert.equal(document.isDirty, false);
      assert.deepEqual(await deckFilesOf('Tea untouched'), ['Tea untouched.deck.md']);
      assert.deepEqual(await updatesOffered(document.uri), []);
    });

    it('leave what the person wrote as it is, in the one file there is', async () => {
      const bold = (text: string) => text.replace('Black tea is strong', 'Black tea is bold');
      const { document, later } = await versions('written.md', 'Tea written', bold);
      await run(commandIds.editSlides, row(later));
      assert.equal(deckFile()?.uri.toString(), document.uri.toString());
      assert.match(document.getText(), /is bold[\s\S]*costs 12 cents/);
      assert.deepEqual(await deckFilesOf('Tea written'), ['Tea written.deck.md']);
    });

    it('come around what the person wrote when they say so', async () => {
      const bold = (text: string) => text.replace('Black tea is strong', 'Black tea is bold');
      const { document, later } = await versions('merged-later.md', 'Tea merged', bold);
      await commands.executeCommand('notifications.clearAll');
      const editing = commands.executeCommand(commandIds.editSlides, row(later));
      await until(() => {
        void commands.executeCommand('notification.acceptPrimaryAction');
        return document.getText().includes('costs 15 cents') && !document.isDirty;
      });
      await editing;
      assert.match(document.getText(), /is bold[\s\S]*costs 15 cents/);
      assert.deepEqual(await deckFilesOf('Tea merged'), ['Tea merged.deck.md']);
      assert.deepEqual(await updatesOffered(document.uri), []);
    });

    it('are told of as soon as it is there, with the one button that brings them', async () => {
      const bold = (text: string) => text.replace('Black tea is strong', 'Black tea is bold');
      const { document } = await versions('told.md', 'Tea told', bold);
      assert.match(document.getText(), /is bold[\s\S]*costs 12 cents/);
      await until(() => {
        void commands.executeCommand('notification.acceptPrimaryAction');
        return document.getText().includes('costs 15 cents') && !document.isDirty;
      });
      assert.match(document.getText(), /is bold[\s\S]*costs 15 cents/);
      assert.deepEqual(await updatesOffered(document.uri), []);
    });

    it('come from the tab of the deck as well', async () => {
      const bold = (text: string) => text.replace('Black tea is strong', 'Black tea is bold');
      const { document, later } = await versions('from-tab.md', 'Tea in a tab', bold);
      await commands.executeCommand('notifications.clearAll');
      await (await parts()).panels.open(later);
      await until(async () => (await parts()).panels.activeJob?.id === later.id);
      await run(commandIds.updateFromSource);
      assert.match(document.getText(), /is bold[\s\S]*costs 15 cents/);
    });
  });

  it('stand where the document is, and what they look like where the deck is', async () => {
    await setting('deckwright.whenReady', 'notify');
    const job = await made('columns.md');
    await setting('deckwright.whenReady', undefined);
    await window.showTextDocument(uriOf('columns.md'));
    await until(() => window.tabGroups.activeTabGroup.activeTab?.label === 'columns.md');
    await (await parts()).panels.open(job, { unasked: true });
    await until(() => window.tabGroups.all.length === 2);
    await commands.executeCommand(commandIds.editSlides, row(job));
    const labels = () =>
      window.tabGroups.all.map(({ tabs }) => tabs.map(({ label }) => label.replace(/ \d+\.deck/, '.deck')));
    await until(() => labels().flat().includes('Slides: Tea for all'));
    assert.deepEqual(labels(), [
      ['columns.md', 'Tea for all.deck.md'],
      ['Tea for all', 'Slides: Tea for all'],
    ]);
  });

  it('lead to what they were made of, and back', async () => {
    const { document } = await edited('ways.md');
    const line = document
      .getText()
      .split('\n')
      .findIndex((text) => /^## Kinds/.test(text));
    window.activeTextEditor!.selection = new Selection(line, 0, line, 0);
    await commands.executeCommand(commandIds.goToSource);
    const source = window.activeTextEditor!;
    assert.ok(source.document.uri.path.endsWith('/ways.md'));
    assert.match(source.document.getText(source.selection), /Green tea is fresh/);
    const lenses = await lensesOf(source.document.uri);
    assert.ok(
      lenses.some(({ command, line: at }) => command === commandIds.goToSlide && at === 4),
      JSON.stringify(lenses),
    );
    source.selection = new Selection(6, 0, 6, 0);
    await commands.executeCommand(commandIds.goToSlide);
    const back = window.activeTextEditor!;
    assert.equal(back.document.uri.toString(), document.uri.toString());
    assert.match(back.document.getText(new Range(back.selection.active.line, 0, line + 1, 0)), /Kinds/);
  });

  it('are updated from a document that changed, whole where nobody edited them', async () => {
    const { document } = await edited('whole.md');
    assert.deepEqual(
      (await lensesOf(document.uri)).map(({ command }) => command),
      [commandIds.present],
    );
    assert.deepEqual(await updatesOffered(document.uri), []);
    await write('whole.md', notes(15));
    assert.equal((await updatesOffered(document.uri)).length, 1);
    await run(commandIds.updateFromSource, document.uri);
    assert.match(document.getText(), /costs 15 cents/);
    await document.save();
    await until(() => !document.isDirty);
    assert.deepEqual(await updatesOffered(document.uri), []);
  });

  it('are updated around what somebody changed', async () => {
    const { document } = await edited('around.md');
    await replace(document, document.getText().replace('Black tea is strong', 'Black tea is very strong'));
    await document.save();
    await write('around.md', notes(18));
    await run(commandIds.updateFromSource, document.uri);
    assert.match(document.getText(), /very strong[\s\S]*costs 18 cents/);
    await until(() => !document.isDirty);
    assert.deepEqual(await updatesOffered(document.uri), []);
  });

  it('are merged in the editor’s own way where the same lines were changed', async () => {
    const { document } = await edited('merged.md');
    const own = document.getText().replace('costs 12 cents', 'costs a little');
    await replace(document, own.replace('Black tea is strong', 'Black tea is very strong'));
    await document.save();
    await write('merged.md', notes(18).replace('likes it warm', 'likes it hot'));
    await run(commandIds.updateFromSource, document.uri);
    await until(() => window.tabGroups.activeTabGroup.activeTab?.label.includes('Merging'));
    assert.match(document.getText(), /likes it hot[\s\S]*very strong[\s\S]*costs a little/);
    await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  });

  it('are saved in their service where they lie in no folder, and nobody is written over', async () => {
    const job = await made('kept.md');
    const uri = serviceDeckUri(job.id, 'kept');
    const document = await workspace.openTextDocument(uri);
    await window.showTextDocument(document);
    await replace(document, document.getText().replace('Black tea is strong', 'Black tea is bold'));
    assert.equal(await document.save(), true);
    const { services } = await parts();
    const connection = await services.connect(job.service);
    assert.ok(connection.ok);
    const { beyond } = connection.value;
    const saved = await beyond.getDeck(job.state.presentationId);
    assert.ok(saved.ok);
    assert.equal(saved.value.text, document.getText());
    const other = { ...saved.value, text: saved.value.text.replace('is bold', 'is brave') };
    assert.ok((await beyond.putDeck(job.state.presentationId, other)).ok);
    await replace(document, document.getText().replace('is bold', 'is strange'));
    const isSaved = await Promise.race([
      document.save(),
      new Promise<boolean>((resolve) => setTimeout(resolve, 3_000, false)),
    ]);
    assert.equal(isSaved, false);
    const after = await beyond.getDeck(job.state.presentationId);
    assert.match(after.ok ? after.value.text : '', /is brave/);
    await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  });

  it('are kept on this computer where their service keeps no deck files', async () => {
    const job = await made('refused.md');
    const known = await parts();
    const refused = { kind: 'refused', status: 405, code: 'METHOD_NOT_ALLOWED', details: [], message: 'No.' };
    const connection = {
      beyond: {
        capabilities: async () => new Set(['deck']),
        getDeck: async () => ({ ok: true, value: { text: '# Before\n', version: 'v1' } }),
        putDeck: async () => ({ ok: false, failure: refused }),
      },
    };
    const connected = async () => ({ ok: true, value: connection });
    const services = { connect: connected, connectToView: connected, nameOf: () => 'decks.example.com' };
    const files = new ServiceDeckFiles({ ...known, services } as unknown as Parts);
    await assert.rejects(
      files.writeFile(serviceDeckUri(job.id, 'refused'), Buffer.from('# After\n')),
      /decks\.example\.com keeps no deck files/,
    );
    const copy = await until(() => {
      const document = window.activeTextEditor?.document;
      return document?.uri.path.includes(`/copies/${job.id}/`) && document;
    });
    assert.equal(copy.getText(), '# After\n');
  });

  it('are checked and changed by the editor’s assistants on the file itself', async () => {
    const points = Array.from(
      { length: 14 },
      (_, at) => `- point ${at + 1}, which is longer than half of a line has room for`,
    ).join('\n');
    await write('bad.deck.md', `# Tea\n\n---\n\n## Kinds\n\n${points}\n\n---\n\n## Kinds\n\n- one\n`);
    const asked = async (name: string, input: object) => {
      const { content } = await lm.invokeTool(name, { input, toolInvocationToken: undefined });
      return JSON.parse((content[0] as LanguageModelTextPart).value);
    };
    const file = 'bad.deck.md';
    const report = await asked(deckToolIds.checkDeck, { file });
    assert.deepEqual(report.problems.map(({ kind }: { kind: string }) => kind).sort(), [
      'title-repeated',
      'too-much',
    ]);
    const shown = await asked(deckToolIds.showSlide, { file, slide: 1 });
    assert.deepEqual([shown.layout, shown.title], ['cover', 'Tea']);
    await assert.rejects(asked(deckToolIds.checkDeck, { file: 'first.md' }));
  });

  describe('with a language model', () => {
    let server: Server;
    let markdown: string;

    before(async () => {
      server = createServer((_request, response) => {
        const content = JSON.stringify({ markdown });
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify({
            id: 'a',
            object: 'chat.completion',
            model: 'scripted',
            choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
            usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
          }),
        );
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await setting('deckwright.model', `http://127.0.0.1:${port}/v1#scripted`);
    });
    after(async () => {
      await setting('deckwright.model', undefined);
      server.close();
    });

    const proposed = async (name: string) => {
      await write(name, '# Tea\n\n---\n\n## Tea sells\n\n- Sales grew by 12 %\n- Green leads\n');
      const editor = await window.showTextDocument(await workspace.openTextDocument(uriOf(name)));
      editor.selection = new Selection(6, 0, 6, 0);
      markdown = '## Tea sells\n\nSales grew by 12 %.';
      await run(commandIds.rewriteSlide, 'shorter');
      await until(() => window.tabGroups.activeTabGroup.activeTab?.label.startsWith('Slide 2'));
      return editor.document;
    };

    it('are rewritten when the proposal is taken, and not before', async () => {
      const document = await proposed('taken.deck.md');
      assert.match(document.getText(), /Green leads/);
      await commands.executeCommand(commandIds.takeRewriting);
      assert.equal(document.getText(), '# Tea\n\n---\n\n## Tea sells\n\nSales grew by 12 %.\n');
      await commands.executeCommand('workbench.action.files.revert');
    });

    it('stay as they are when it is dropped', async () => {
      const document = await proposed('dropped.deck.md');
      await commands.executeCommand(commandIds.dropRewriting);
      assert.match(document.getText(), /Green leads/);
      assert.ok(!window.tabGroups.activeTabGroup.activeTab?.label.startsWith('Slide 2'));
    });
  });
});
