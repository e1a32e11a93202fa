import { type ExtensionContext, Uri, workspace } from 'vscode';
import type { Script } from '../../support/scriptedWriter.ts';
import { MemoryFileSystem } from '../suite/memoryFileSystem.ts';
import { onePixel } from '../suite/onePixel.ts';

/** Gives VS Code a folder that is on no disk, with a document and the picture that it shows. */
export function activate(context: ExtensionContext): void {
  const files = new MemoryFileSystem();
  const write = (path: string, content: Uint8Array) =>
    files.writeFile(Uri.from({ scheme: 'deckwright-memory', path }), content);
  const script: Script = { sections: [2], notices: ['![The bridge](img/bridge.png)'] };
  write('/notes/talk.md', Buffer.from(JSON.stringify(script)));
  write('/notes/img/bridge.png', onePixel);
  write(
    '/notes/tea.deck.md',
    Buffer.from('# Tea\n\n---\n\n## The bridge\n\n![The bridge](img/bridge.png)\n'),
  );
  context.subscriptions.push(workspace.registerFileSystemProvider('deckwright-memory', files));
}
