import assert from 'node:assert/strict';
import {
  type CodeAction,
  type CompletionList,
  commands,
  type DocumentSymbol,
  languages,
  Position,
  Range,
  Selection,
  type TextDocument,
  Uri,
  window,
  workspace,
} from 'vscode';
import { ListedDecks } from '../../../src/editor/deckFiles/listedDecks.ts';
import { commandIds, internalCommandIds } from '../../../src/editor/ids.ts';
import { onePixel } from './onePixel.ts';
import { parts, until, workspaceUri } from './support.ts';

const points = Array.from({ length: 14 }, (_, at) => `- point ${at + 1}`).join('\n');
const talk = `---\ntheme: harbor\n---\n\n# Tea\n\n---\n\n## Kinds\n\n${points}\n\n---\n\n## A cup\n\n![A cup](gone.png)\n`;

const open = async (name: string, text = talk) => {
  const uri = Uri.joinPath(workspaceUri(), name);
  await workspace.fs.writeFile(uri, Buffer.from(text));
  return window.showTextDocument(await workspace.openTextDocument(uri));
};

const problemsOf = ({ uri }: TextDocument) =>
  languages.getDiagnostics(uri).filter(({ source }) => source === 'Deckwright');
const tabOf = (label: string) =>
  window.tabGroups.all.flatMap(({ tabs }) => tabs).find((tab) => tab.label === label);

describe('A deck file in the editor', () => {
  afterEach(() => commands.executeCommand('workbench.action.revertAndCloseActiveEditor'));
  after(() => commands.executeCommand('workbench.action.closeAllEditors'));

  it('is drawn in a tab of its own, by the title of its deck as it is written', async () => {
    const editor = await open('shown.deck.md');
    await commands.executeCommand(commandIds.openDeckFile);
    await until(() => tabOf('Tea'));
    await editor.edit((edit) => edit.replace(new Range(4, 0, 4, 5), '# Coffee'));
    await until(() => tabOf('Coffee'));
  });

  it('says what does not fit and what is missing, and mends it', async () => {
    const { document } = await open('problems.deck.md');
    const problems = await until(() => problemsOf(document).length === 2 && problemsOf(document));
    assert.deepEqual(problems.map(({ code, range }) => [code, range.start.line]).sort(), [
      ['picture-missing', 27],
      ['too-much', 8],
    ]);
    const full = problems.find(({ code }) => code === 'too-much')!;
    const fixes = await commands.executeCommand<CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      full.range,
    );
    const split = fixes.find(({ title }) => title === 'Split this slide into two');
    assert.ok(split?.edit);
    await workspace.applyEdit(split.edit);
    await until(() => problemsOf(document).every(({ code }) => code !== 'too-much'));
    await workspace.fs.writeFile(Uri.joinPath(workspaceUri(), 'there.png'), onePixel);
    const text = document.getText();
    const at = document.positionAt(text.indexOf('gone.png'));
    await window.activeTextEditor!.edit((edit) =>
      edit.replace(new Range(at, at.translate(0, 8)), 'there.png'),
    );
    await until(() => problemsOf(document).length === 0);
  });

  it('has its slides in the outline', async () => {
    const { document } = await open('outline.deck.md');
    const symbols = await commands.executeCommand<DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      document.uri,
    );
    const ours = symbols.filter(({ detail }) => /^\d+ · /.test(detail));
    assert.deepEqual(
      ours.map(({ name, detail }) => `${detail} ${name}`),
      ['1 · cover Tea', '2 · bullets Kinds', '3 · image A cup'],
    );
  });

  it('completes layouts and themes', async () => {
    const { document } = await open('complete.deck.md', '---\ntheme: \n---\n\n<!-- \n');
    const labelsAt = async (line: number, character: number) =>
      (
        await commands.executeCommand<CompletionList>(
          'vscode.executeCompletionItemProvider',
          document.uri,
          new Position(line, character),
        )
      ).items.map(({ label }) => label);
    assert.ok((await labelsAt(1, 7)).includes('vermilion'));
    assert.ok((await labelsAt(4, 5)).includes('stats'));
  });

  it('moves and doubles slides, and undo takes it back', async () => {
    const editor = await open('moved.deck.md', '# A\n\n---\n\n## B\n\n---\n\n## C\n');
    editor.selection = new Selection(4, 0, 4, 0);
    await commands.executeCommand(commandIds.moveSlideDown);
    assert.equal(editor.document.getText(), '# A\n\n---\n\n## C\n\n---\n\n## B\n');
    assert.equal(editor.selection.active.line, 8);
    await commands.executeCommand(commandIds.duplicateSlide);
    assert.equal(editor.document.getText(), '# A\n\n---\n\n## C\n\n---\n\n## B\n\n---\n\n## B\n');
    await commands.executeCommand('undo');
    await commands.executeCommand('undo');
    assert.equal(editor.document.getText(), '# A\n\n---\n\n## B\n\n---\n\n## C\n');
  });

  describe('in the list', () => {
    const written = '# A\n\n---\n\n## B\n\n---\n\n## C\n';
    const listed = async (name: string) => {
      const uri = Uri.joinPath(workspaceUri(), name);
      await workspace.fs.writeFile(uri, Buffer.from(written));
      const deck = { kind: 'deckFile', uri } as const;
      const slides = await new ListedDecks(await parts()).slides(deck);
      assert.ok(slides.ok);
      return { uri, rows: slides.value.map((slide) => ({ kind: 'slide', deck, slide })) };
    };

    it('unfolds into its slides, which are dragged as an edit that can be undone', async () => {
      const { uri, rows } = await listed('dragged.deck.md');
      assert.deepEqual(
        rows.map(({ slide }) => slide.title),
        ['A', 'B', 'C'],
      );
      await commands.executeCommand(internalCommandIds.dropSlides, rows[0], [rows[2]]);
      const editor = window.activeTextEditor!;
      assert.equal(editor.document.uri.toString(), uri.toString());
      assert.equal(editor.document.getText(), '## C\n\n---\n\n# A\n\n---\n\n## B\n');
      assert.ok(editor.document.isDirty);
      await commands.executeCommand('undo');
      assert.equal(editor.document.getText(), written);
    });

    it('moves nothing that another window has changed in the meantime', async () => {
      const { uri, rows } = await listed('overtaken.deck.md');
      const changed = written.replace('## C', '## Changed');
      await workspace.fs.writeFile(uri, Buffer.from(changed));
      await commands.executeCommand(internalCommandIds.dropSlides, rows[0], [rows[2]]);
      assert.equal((await workspace.openTextDocument(uri)).getText(), changed);
    });

    it('is found with the deck files of the workspace', async () => {
      const { uri } = await listed('found.deck.md');
      const decks = new ListedDecks(await parts());
      const files = await decks.files([]);
      assert.ok(files.some((file) => file.toString() === uri.toString()));
    });
  });
});
