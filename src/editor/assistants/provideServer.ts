import { Disposable, EventEmitter, lm, McpStdioServerDefinition, Uri, workspace } from 'vscode';
import { mcpProviderId } from '../ids.ts';
import type { Parts } from '../parts.ts';

/** Lists what assistants make, once the list is read. */
const listWhatIsMade = ({ inboxFolder: folder, store, watcher }: Parts, ready: Promise<void>): Disposable => {
  const opened = ready
    .then(() => import('./inbox.ts'))
    .then(({ openInbox }) => openInbox({ folder, store, watcher }));
  return new Disposable(() => void opened.then((inbox) => inbox.dispose()));
};

/** Gives agent mode the tools, by a server that is started when they are first wanted. */
export const provideServer = (parts: Parts, ready: Promise<void>): Disposable => {
  const { extension, extensionUri } = parts.context;
  const changed = new EventEmitter<void>();
  const script = Uri.joinPath(extensionUri, 'dist', 'deckwright.js').fsPath;
  const { displayName, version } = extension.packageJSON as { displayName: string; version: string };
  const provider = lm.registerMcpServerDefinitionProvider(mcpProviderId, {
    onDidChangeMcpServerDefinitions: changed.event,
    provideMcpServerDefinitions: () =>
      workspace.isTrusted
        ? [new McpStdioServerDefinition(displayName, process.execPath, [script, 'mcp'], {}, version)]
        : [],
    resolveMcpServerDefinition: async (server: McpStdioServerDefinition) =>
      (await import('./resolveServer.ts')).resolveServer(parts, server),
  });
  const trusted = workspace.onDidGrantWorkspaceTrust(() => changed.fire());
  return Disposable.from(provider, trusted, changed, listWhatIsMade(parts, ready));
};
