import assert from 'node:assert/strict';
import {
  type CodeAction,
  type CompletionList,
  commands,
  type DocumentSymbol,
  type Hover,
  type MarkdownString,
  Position,
  Range,
  Selection,
  Uri,
  window,
  workspace,
} from 'vscode';
import { ListedDecks } from '../../../src/editor/deckFiles/listedDecks.ts';
import { commandIds, internalCommandIds } from '../../../src/editor/ids.ts';
import { onePixel } from './onePixel.ts';
import { parts, problemsOf, until, workspaceUri } from './support.ts';

const points = Array.from(
  { length: 14 },
  (_, at) => `- point ${at + 1}, which is longer than half of a line has room for`,
).join('\n');
const talk = `---\ntheme: harbor\n---\n\n# Tea\n\n---\n\n## Kinds\n\n${points}\n\n---\n\n## A cup\n\n![A cup](gone.png)\n`;

const open = async (name: string, text = talk) => {
  const uri = Uri.joinPath(workspaceUri(), name);
  await workspace.fs.writeFile(uri, Buffer.from(text));
  return window.showTextDocument(await workspace.openTextDocument(uri));
};

const tabOf = (label: string) =>
  window.tabGroups.all.flatMap(({ tabs }) => tabs).find((tab) => tab.label === label);

describe('A deck file in the editor', () => {
  afterEach(() => commands.executeCommand('workbench.action.revertAndCloseActiveEditor'));
  after(() => commands.executeCommand('workbench.action.closeAllEditors'));

  it('is drawn in a tab of its own, by the title of its deck as it is written', async () => {
    const editor = await open('shown.deck.md');
    await commands.executeCommand(commandIds.openDeckFile);
    await until(() => tabOf('Slides: Tea'));
    await editor.edit((edit) => edit.replace(new Range(4, 0, 4, 5), '# Coffee'));
    await until(() => tabOf('Slides: Coffee'));
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

  it('is mended by a form that holds all of it, and by a picture that is made', async () => {
    const cards = Array.from({ length: 7 }, (_, at) => `- **Name ${at}** What is promised`).join('\n');
    const text = `# Tea\n\n---\n\n<!-- bullets style=cards -->\n\n## Kinds\n\n${cards}\n\n---\n\n## A cup\n\n![A cup](new/cup.png)\n`;
    const { document } = await open('mended.deck.md', text);
    const has = (code: string) => problemsOf(document).some((each) => each.code === code);
    await until(() => has('too-much') && has('picture-missing'));
    const mend = async (code: string, title: string) => {
      const problem = problemsOf(document).find((each) => each.code === code)!;
      const fixes = await commands.executeCommand<CodeAction[]>(
        'vscode.executeCodeActionProvider',
        document.uri,
        problem.range,
      );
      const fix = fixes.find((each) => each.title === title);
      assert.ok(fix, fixes.map((each) => each.title).join(', '));
      if (fix.edit) await workspace.applyEdit(fix.edit);
      if (fix.command) await commands.executeCommand(fix.command.command, ...(fix.command.arguments ?? []));
    };
    await mend('too-much', 'Show it as “bullets”, where all of it fits');
    await until(() => !has('too-much'));
    await mend('picture-missing', 'Create “new/cup.png” as an empty picture');
    await until(() => problemsOf(document).length === 0);
    const picture = Uri.joinPath(workspaceUri(), 'new', 'cup.png');
    assert.ok((await workspace.fs.stat(picture)).size > 100);
  });

  it('says of links that lead nowhere that they do', async () => {
    const { document } = await open('links.deck.md', '# Tea\n\nSee [more](other.md) of it\n');
    const [problem] = await until(() => problemsOf(document).length > 0 && problemsOf(document));
    assert.equal(problem?.code, 'link-nowhere');
    assert.equal(problem?.range.start.line, 2);
  });

  it('shows what a layout and a theme are where their names stand', async () => {
    const { document } = await open(
      'hovered.deck.md',
      '---\ntheme: plum\n---\n\n<!-- stats -->\n\n## A\n\n- **1** one\n',
    );
    const hovered = async (line: number, character: number) => {
      const found = await commands.executeCommand<Hover[]>(
        'vscode.executeHoverProvider',
        document.uri,
        new Position(line, character),
      );
      return found
        .flatMap(({ contents }) => contents.map((each) => (each as MarkdownString).value))
        .join('\n');
    };
    assert.match(
      await hovered(4, 6),
      /\*\*stats\*\*\n\nFigures: .*\n\n!\[stats\]\(data:image\/svg\+xml;base64,/,
    );
    assert.match(await hovered(1, 8), /\*\*Plum\*\*/);
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
    const shown = await commands.executeCommand<CompletionList>(
      'vscode.executeCompletionItemProvider',
      document.uri,
      new Position(4, 5),
      undefined,
      100,
    );
    const stats = shown.items.find(({ label }) => label === 'stats')!;
    assert.match((stats.documentation as MarkdownString).value, /data:image\/svg/);
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
