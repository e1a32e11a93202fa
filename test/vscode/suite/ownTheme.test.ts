import assert from 'node:assert/strict';
import {
  type CodeAction,
  type CompletionList,
  commands,
  type MarkdownString,
  Position,
  Uri,
  window,
  workspace,
} from 'vscode';
import { problemsOf, until, workspaceUri } from './support.ts';

const written = `---
theme: harbor
colors:
  background: "#ffffff"
  accent: "#eecc33"
  
---

# Tea

---

## Kinds

- Green tea is fresh
- Black tea is strong
`;

const open = async (name: string, text = written) => {
  const uri = Uri.joinPath(workspaceUri(), name);
  await workspace.fs.writeFile(uri, Buffer.from(text));
  return window.showTextDocument(await workspace.openTextDocument(uri));
};

describe('A theme of one’s own in the editor', () => {
  afterEach(() => commands.executeCommand('workbench.action.revertAndCloseActiveEditor'));

  it('completes its colors as they are now, each with a picture of the slide', async () => {
    const { document } = await open('colors.deck.md');
    const { items } = await commands.executeCommand<CompletionList>(
      'vscode.executeCompletionItemProvider',
      document.uri,
      new Position(5, 2),
      undefined,
      100,
    );
    const cover = items.find(({ label }) => label === 'cover');
    assert.ok(cover);
    assert.match(String(cover.insertText), /^cover: "#[\da-f]{6}"$/);
    assert.match((cover.documentation as MarkdownString).value, /data:image\/svg/);
  });

  it('says which color stands out too little, and takes the nearest that does', async () => {
    const { document } = await open('contrast.deck.md');
    const problem = await until(() => problemsOf(document).find(({ code }) => code === 'contrast-low'));
    assert.equal(problem.range.start.line, 4);
    const fixes = await commands.executeCommand<CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      problem.range,
    );
    const fix = fixes.find(({ title }) => /^Take #[\da-f]{6}, the nearest/.test(title));
    assert.ok(fix?.edit, fixes.map(({ title }) => title).join(', '));
    await workspace.applyEdit(fix.edit);
    await until(() => problemsOf(document).length === 0);
    assert.doesNotMatch(document.getText(), /#eecc33/);
  });

  it('says of what is no color that it is none, and of names that there are four', async () => {
    const { document } = await open(
      'mistakes.deck.md',
      '---\ncolors:\n  background: bluish\n  border: "#123456"\n---\n\n# Tea\n',
    );
    const problems = await until(() => problemsOf(document).length === 2 && problemsOf(document));
    assert.deepEqual(
      problems.map(({ code, range }) => [code, range.start.line]),
      [
        ['color-unreadable', 2],
        ['color-name-unknown', 3],
      ],
    );
  });
});
