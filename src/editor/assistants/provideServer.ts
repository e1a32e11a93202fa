import { Disposable, EventEmitter, lm, McpStdioServerDefinition, Uri, workspace } from 'vscode';
import { mcpProviderId, settingIds } from '../ids.ts';
import { sleep } from '../jobs/sleep.ts';
import type { Parts } from '../parts.ts';
import { registerLater } from '../registerLater.ts';
import { builtInUrl } from '../services/service.ts';

/** The editor takes a moment to see that a server is gone; its tools go with it. */
const moment = 1_500;
const mostMoments = 10;
const hasTools = () => lm.tools.some(({ name }) => name.endsWith('generate_presentation'));

/** Lists what assistants make, once the list is read. */
const listWhatIsMade = (parts: Parts, ready: Promise<void>): Disposable => {
  const { inboxFolder: folder, store, watcher, log } = parts;
  const trouble = (error: unknown) => log.error(error instanceof Error ? error : String(error));
  const opened = ready
    .then(() => import('./inbox.ts'))
    .then(({ openInbox }) => openInbox({ folder, store, watcher, trouble }));
  return registerLater(opened, trouble);
};

/** Another service is another server: the editor lets go of the one that runs. */
const labelOf = ({ services, context }: Parts): string => {
  const service = services.current();
  const { displayName } = context.extension.packageJSON as { displayName: string };
  return service.ok && service.value !== builtInUrl
    ? `${displayName} (${services.nameOf(service.value)})`
    : displayName;
};

/** Gives agent mode the tools, by a server that is started when they are first wanted. */
export const provideServer = (parts: Parts, ready: Promise<void>): Disposable => {
  const { extension, extensionUri } = parts.context;
  const changed = new EventEmitter<void>();
  const script = Uri.joinPath(extensionUri, 'dist', 'deckwright.js').fsPath;
  const { version } = extension.packageJSON as { version: string };
  let resolving = 0;
  let withdrawals = 0;
  const disposed = new AbortController();
  /** The editor ends a server that is no longer offered; offered again it starts with the new key. */
  const startAfresh = async () => {
    withdrawals += 1;
    changed.fire();
    let moments = 0;
    do await sleep(moment, disposed.signal);
    while (++moments < mostMoments && hasTools());
    withdrawals -= 1;
    changed.fire();
  };
  const provider = lm.registerMcpServerDefinitionProvider(mcpProviderId, {
    onDidChangeMcpServerDefinitions: changed.event,
    provideMcpServerDefinitions: () =>
      workspace.isTrusted && withdrawals === 0
        ? [new McpStdioServerDefinition(labelOf(parts), process.execPath, [script, 'mcp'], {}, version)]
        : [],
    resolveMcpServerDefinition: async (server: McpStdioServerDefinition) => {
      resolving += 1;
      try {
        return await (await import('./resolveServer.ts')).resolveServer(parts, server);
      } finally {
        resolving -= 1;
      }
    },
  });
  return Disposable.from(
    provider,
    changed,
    new Disposable(() => disposed.abort()),
    listWhatIsMade(parts, ready),
    workspace.onDidGrantWorkspaceTrust(() => changed.fire()),
    parts.keys.onDidChange(() => {
      if (resolving === 0) void startAfresh();
    }),
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration(`${settingIds.section}.${settingIds.baseUrl}`)) changed.fire();
    }),
  );
};
