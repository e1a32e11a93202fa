import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { commands, Disposable, type ExtensionContext, env, Uri, window, workspace } from 'vscode';
import type { Failure } from '../client/failure.ts';
import { provideServer } from './assistants/provideServer.ts';
import { registerCommands } from './commands/registerCommands.ts';
import { contextValues } from './contextKeys.ts';
import { deckPanelType, settingIds } from './ids.ts';
import type { Job } from './jobs/job.ts';
import { JobFiles } from './jobs/jobFiles.ts';
import { JobStore } from './jobs/jobStore.ts';
import { JobWatcher, type WatchTold } from './jobs/jobWatcher.ts';
import { Leases } from './jobs/leases.ts';
import { sleep } from './jobs/sleep.ts';
import { serveModels } from './models/serveModels.ts';
import type { Parts } from './parts.ts';
import { AttachedFiles } from './request/attachedFiles.ts';
import { UploadCache } from './request/uploadCache.ts';
import { say } from './say.ts';
import { ApiKeys } from './services/apiKeys.ts';
import { BuiltInService } from './services/builtInService.ts';
import { readNetworkSettings } from './services/networkSettings.ts';
import { builtInUrl } from './services/service.ts';
import { Services } from './services/services.ts';
import { startServeProcess } from './services/startServeProcess.ts';
import { DeckPanels } from './views/deckPanels.ts';
import { ListScope } from './views/listScope.ts';
import { PresentationsTree } from './views/presentationsTree.ts';
import { StatusBar } from './views/statusBar.ts';

const syncedKey = 'presentations';
const now = () => Date.now();

/** Which built-in service: its decks are on this machine, in this folder. */
const homeOf = (folder: string): string =>
  createHash('sha256')
    .update(`${env.machineId} ${env.remoteName ?? ''} ${folder}`)
    .digest('hex')
    .slice(0, 16);

const openParts = (context: ExtensionContext, refresh: () => void): Parts & Disposable => {
  const folder = context.globalStorageUri.fsPath;
  const home = homeOf(folder);
  const log = window.createOutputChannel('Deckwright', { log: true });
  const isHere = (job: Job) => job.service !== builtInUrl || job.home === home;
  const keys = new ApiKeys(context.secrets);
  const openDesk = async () =>
    (await import('./models/openModelDesk.ts')).openModelDesk(context, now, (line) => log.info(line));
  const builtIn = new BuiltInService({
    start: (key, port) => {
      const script = Uri.joinPath(context.extensionUri, 'dist', 'deckwright.js').fsPath;
      const data = Uri.joinPath(context.globalStorageUri, 'service').fsPath;
      return serveModels(startServeProcess(script, data, key, port), openDesk);
    },
    now,
    say,
    log: (line) => log.info(line),
  });
  const services = new Services({
    configured: () => workspace.getConfiguration(settingIds.section).get<string>(settingIds.baseUrl, ''),
    keys,
    builtIn,
    network: () => readNetworkSettings(workspace.getConfiguration('http'), process.env),
    open: async (options) => (await import('../client/serviceConnection.ts')).openConnection(options),
    say,
  });
  const synced = {
    get: () => context.globalState.get(syncedKey),
    set: (jobs: readonly Job[]) => context.globalState.update(syncedKey, jobs),
  };
  const store = new JobStore(new JobFiles(folder), synced, now);
  const explain = async (failure: Failure, job: Job) => {
    const { explainFailure } = await import('./failures.ts');
    return explainFailure(failure, services.nameOf(job.service), say).why;
  };
  const notices = async () => new (await import('./watchNotices.ts')).WatchNotices(parts);
  let loaded: ReturnType<typeof notices> | undefined;
  const tell = async (what: (notices: WatchTold) => void) => {
    loaded ??= notices();
    what(await loaded);
  };
  const told: WatchTold = {
    question: (job) => void tell((to) => to.question(job)),
    completed: (job) => void tell((to) => to.completed(job)),
    failed: (job) => void tell((to) => to.failed(job)),
    takingLong: (job, minutes) => void tell((to) => to.takingLong(job, minutes)),
    blocked: (job, failure) => void tell((to) => to.blocked(job, failure)),
  };
  const watcher = new JobWatcher({
    store,
    leases: new Leases(folder, randomUUID(), now),
    connect: (service) => services.connect(service),
    isHere,
    explain,
    told,
    sleep,
  });
  const panels = new DeckPanels({
    store,
    extensionUri: context.extensionUri,
    viewingUrl: async (job) => (await import('./views/viewingUrl.ts')).viewingUrl({ services, isHere }, job),
    explain: (job, failure) => explain(failure, job),
  });
  const scope = new ListScope(
    context.workspaceState,
    () => workspace.workspaceFolders?.[0]?.uri.toString(),
    refresh,
  );
  const parts = {
    context,
    log,
    store,
    watcher,
    services,
    inboxFolder: join(folder, 'assistants'),
    builtIn,
    keys,
    uploads: new UploadCache(context.workspaceState, now),
    attachedFiles: new AttachedFiles(context.workspaceState),
    panels,
    scope,
    asking: new Set<string>(),
    isHere,
    home,
    dispose: () => {
      for (const part of [watcher, store, panels, services, builtIn, log]) part.dispose();
    },
  };
  return parts;
};

const readContext = async ({ services, keys, store, scope }: Parts) => {
  const service = services.current();
  const isHosted = service.ok && service.value !== builtInUrl;
  return contextValues({
    jobs: store.jobs,
    isHosted,
    hasKey: isHosted && (await keys.get(service.value)) !== undefined,
    thisWorkspaceOnly: scope.thisWorkspaceOnly,
  });
};

export interface Deckwright extends Disposable {
  readonly parts: Parts;
  /** The list is read; commands wait for it. */
  readonly ready: Promise<void>;
}

/** Puts the parts together. What is heavy loads when a command first needs it. */
export const openDeckwright = (context: ExtensionContext): Deckwright => {
  context.globalState.setKeysForSync([syncedKey]);
  let shownContext: Record<string, unknown> = {};
  const refreshContext = async () => {
    for (const [key, value] of Object.entries(await readContext(parts))) {
      if (JSON.stringify(shownContext[key]) === JSON.stringify(value)) continue;
      shownContext = { ...shownContext, [key]: value };
      void commands.executeCommand('setContext', key, value);
    }
  };
  const refresh = () => {
    tree.refresh();
    statusBar.refresh(parts.store.jobs);
    parts.panels.refreshTitles();
    void refreshContext();
  };
  const parts = openParts(context, refresh);
  const statusBar = new StatusBar();
  const tree = new PresentationsTree({
    jobs: () => parts.scope.shown(parts.store.jobs),
    isHere: parts.isHere,
    nameOfService: (service) => parts.services.nameOf(service),
  });
  const afresh = () => {
    parts.services.forget();
    parts.watcher.tryAgain();
    void refreshContext();
  };
  const ready = parts.store.open().then(() => {
    refresh();
    parts.watcher.start();
  });
  const opened = Disposable.from(
    parts,
    statusBar,
    tree,
    registerCommands(parts, ready),
    provideServer(parts, ready),
    window.registerWebviewPanelSerializer(deckPanelType, {
      deserializeWebviewPanel: async (panel, state) => {
        await ready;
        await parts.panels.restore(panel, state);
      },
    }),
    parts.store.onDidChange(refresh),
    parts.keys.onDidChange(() => {
      parts.watcher.tryAgain();
      void refreshContext();
    }),
    parts.builtIn.onDidStart(() => void parts.panels.refreshBuiltIn()),
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('http') || change.affectsConfiguration(settingIds.section)) afresh();
    }),
  );
  return { parts, ready, dispose: () => opened.dispose() };
};
