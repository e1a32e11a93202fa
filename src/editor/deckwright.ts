import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  commands,
  Disposable,
  EventEmitter,
  type ExtensionContext,
  env,
  languages,
  Uri,
  window,
  workspace,
} from 'vscode';
import type { Failure } from '../client/failure.ts';
import { answeredKey } from './answering/answeredKey.ts';
import { registerDeckTools } from './assistants/registerDeckTools.ts';
import { registerCommands } from './commands/registerCommands.ts';
import { contextValues } from './contextKeys.ts';
import { openDeckFiles } from './deckFiles/openDeckFiles.ts';
import { registerServiceDecks } from './deckFiles/registerServiceDecks.ts';
import { deckPanelType, settingIds } from './ids.ts';
import { isActive, type Job } from './jobs/job.ts';
import { JobFiles } from './jobs/jobFiles.ts';
import { JobStore } from './jobs/jobStore.ts';
import type { WatchTold } from './jobs/jobWatcher.ts';
import { sleep } from './jobs/sleep.ts';
import { Watching } from './jobs/watching.ts';
import { serveModels } from './models/serveModels.ts';
import { onceMade } from './onceMade.ts';
import type { Parts } from './parts.ts';
import { registerLater } from './registerLater.ts';
import { AttachedFiles } from './request/attachedFiles.ts';
import { UploadCache } from './request/uploadCache.ts';
import { say } from './say.ts';
import { ApiKeys } from './services/apiKeys.ts';
import { BuiltInService } from './services/builtInService.ts';
import { readNetworkSettings } from './services/networkSettings.ts';
import { builtInUrl } from './services/service.ts';
import { readServiceLine } from './services/serviceLine.ts';
import { Services } from './services/services.ts';
import { startServeProcess } from './services/startServeProcess.ts';
import { AllowedHosts } from './views/allowedHosts.ts';
import { DeckPanels } from './views/deckPanels.ts';
import { GivenLinks } from './views/givenLinks.ts';
import { KeptTabs } from './views/keptTabs.ts';
import { ListScope } from './views/listScope.ts';
import { PresentationsTree } from './views/presentationsTree.ts';
import type { StatusBar } from './views/statusBar.ts';
import { commandWords } from './words/commandWords.ts';

const syncedKey = 'presentations';
const viewKey = 'view';
const placeKey = 'builtInPort';
const now = () => Date.now();

/** Which built-in service: its decks are on this machine, in this folder. */
const homeOf = (folder: string): string =>
  createHash('sha256')
    .update(`${env.machineId} ${env.remoteName ?? ''} ${folder}`)
    .digest('hex')
    .slice(0, 16);

const sentenceOf = (error: unknown): string => {
  const reason = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
};

const openParts = (
  context: ExtensionContext,
  refresh: () => void,
  selected: () => readonly Job[],
): Parts & Disposable => {
  const folder = context.globalStorageUri.fsPath;
  const home = homeOf(folder);
  const log = window.createOutputChannel('Deckwright', { log: true });
  const isHere = (job: Job) => job.service !== builtInUrl || job.home === home;
  const keys = new ApiKeys(context.secrets);
  const openDesk = async () => (await import('./models/openModelDesk.ts')).openModelDesk(context, now, log);
  const builtIn = new BuiltInService({
    start: (key, port) => {
      const script = Uri.joinPath(context.extensionUri, 'dist', 'deckwright.js').fsPath;
      const data = Uri.joinPath(context.globalStorageUri, 'service').fsPath;
      return serveModels(startServeProcess(script, data, key, port), openDesk);
    },
    place: {
      get: () => context.workspaceState.get(placeKey, 0),
      set: (port) => void context.workspaceState.update(placeKey, port),
    },
    now,
    say,
    log: (line) => {
      const { level, text } = readServiceLine(line);
      log[level](text);
    },
    warn: (sentence) => void window.showWarningMessage(sentence),
  });
  const services = new Services({
    configured: () => workspace.getConfiguration(settingIds.section).get<string>(settingIds.baseUrl, ''),
    keys,
    builtIn,
    network: () => readNetworkSettings(workspace.getConfiguration('http'), process.env),
    open: async (options) => (await import('../client/serviceConnection.ts')).openConnection(options),
    isTrusted: () => workspace.isTrusted,
    say,
  });
  const synced = {
    get: () => context.globalState.get(syncedKey),
    set: (jobs: readonly Job[]) => context.globalState.update(syncedKey, jobs),
  };
  const trouble = (error: unknown) => log.error(error instanceof Error ? error : String(error));
  let isTold = false;
  const listTrouble = (error: unknown) => {
    trouble(error);
    if (isTold) return;
    isTold = true;
    void window.showWarningMessage(say(commandWords.listNotSaved, sentenceOf(error)));
  };
  const store = new JobStore(new JobFiles(folder), synced, now, listTrouble);
  const explain = async (failure: Failure, job: Job) => {
    const { explainFailure } = await import('./failures.ts');
    return explainFailure(failure, services.nameOf(job.service), say).why;
  };
  const notices = onceMade(async () => new (await import('./watchNotices.ts')).WatchNotices(parts));
  const tell = (what: (notices: WatchTold) => void) => notices().then(what).catch(trouble);
  const told: WatchTold = {
    question: (job) => void tell((to) => to.question(job)),
    completed: (job) => void tell((to) => to.completed(job)),
    failed: (job) => void tell((to) => to.failed(job)),
    takingLong: (job, minutes) => void tell((to) => to.takingLong(job, minutes)),
    blocked: (job, failure) => void tell((to) => to.blocked(job, failure)),
  };
  const watcher = new Watching(store, async () => {
    const [jobWatcher, leases] = await Promise.all([
      import('./jobs/jobWatcher.ts'),
      import('./jobs/leases.ts'),
    ]);
    return new jobWatcher.JobWatcher({
      store,
      leases: new leases.Leases(folder, randomUUID(), now),
      connect: (service) => services.connect(service),
      mayWatch: () => workspace.isTrusted,
      isHere,
      explain,
      told,
      sleep,
      trouble,
    });
  });
  const allowedHosts = new AllowedHosts(context.globalState, async (title, host, service) =>
    (await import('./views/askForHost.ts')).askForHost(title, host, service),
  );
  const panels = new DeckPanels({
    store,
    extensionUri: context.extensionUri,
    viewingUrl: async (job) =>
      (await import('./views/viewingUrl.ts')).viewingUrl({ services, isHere, allowedHosts }, job, say),
    view: {
      get: () => context.globalState.get(viewKey, ''),
      set: (view) => context.globalState.update(viewKey, view),
    },
    kept: new KeptTabs(context.workspaceState),
    explain: (job, failure) => explain(failure, job),
  });
  const deckFiles = openDeckFiles(context, trouble);
  const scope = new ListScope(
    context.workspaceState,
    () => (workspace.workspaceFolders ?? []).map(({ uri }) => uri.toString()),
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
    links: new GivenLinks(context.workspaceState),
    attachedFiles: new AttachedFiles(context.workspaceState),
    panels,
    deckFiles,
    allowedHosts,
    scope,
    asking: new Set<string>(),
    selected,
    isHere,
    openedAt: now(),
    home,
    dispose: () => {
      for (const part of [watcher, store, panels, deckFiles, services, builtIn, log]) part.dispose();
    },
  };
  return parts;
};

const readContext = async ({ services, keys, store, scope, context }: Parts) => {
  const service = services.current();
  const isHosted = service.ok && service.value !== builtInUrl;
  return contextValues({
    jobs: store.jobs,
    isHosted,
    hasKey: isHosted && (await keys.get(service.value)) !== undefined,
    thisWorkspaceOnly: scope.thisWorkspaceOnly,
    sortedByTitle: scope.sortedByTitle,
    hasAnswered: context.globalState.get(answeredKey, false),
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
  const listChanged = new EventEmitter<void>();
  let shownContext: Record<string, unknown> = {};
  const refreshContext = async () => {
    for (const [key, value] of Object.entries(await readContext(parts))) {
      if (JSON.stringify(shownContext[key]) === JSON.stringify(value)) continue;
      shownContext = { ...shownContext, [key]: value };
      void commands.executeCommand('setContext', key, value);
    }
  };
  let statusBar: StatusBar | undefined;
  /** Made when there is something to say. */
  const refreshStatusBar = async () => {
    const jobs = parts.scope.concerned(parts.store.jobs);
    if (!statusBar && jobs.some(isActive)) {
      const made = new (await import('./views/statusBar.ts')).StatusBar();
      if (statusBar) made.dispose();
      else statusBar = made;
    }
    statusBar?.refresh(parts.scope.concerned(parts.store.jobs));
  };
  const refresh = () => {
    tree.refresh();
    void refreshStatusBar();
    parts.panels.refreshTitles();
    parts.watcher.begin();
    listChanged.fire();
    void refreshContext();
  };
  const parts = openParts(context, refresh, () => tree.selected);
  const tree = new PresentationsTree({
    jobs: () => parts.scope.shown(parts.store.jobs),
    sortedByTitle: () => parts.scope.sortedByTitle,
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
    parts.watcher.begin();
    // Somebody may follow a link that was given before the window was reloaded.
    if (parts.links.areGiven) void parts.builtIn.connect();
  });
  const opened = Disposable.from(
    parts,
    new Disposable(() => statusBar?.dispose()),
    tree,
    registerCommands(parts, ready),
    registerServiceDecks(async () => {
      await ready;
      return new (await import('./deckFiles/serviceDeckFiles.ts')).ServiceDeckFiles(parts);
    }),
    registerLater(
      import('./assistants/provideServer.ts').then(({ provideServer }) => provideServer(parts, ready)),
      (error) => parts.log.error(String(error)),
    ),
    registerDeckTools(parts.deckFiles.pictures),
    window.registerWebviewPanelSerializer(deckPanelType, {
      deserializeWebviewPanel: async (panel, state) => {
        await ready;
        await parts.panels.restore(panel, state);
      },
    }),
    parts.store.onDidChange(refresh),
    languages.registerCodeLensProvider(
      { language: 'markdown' },
      {
        onDidChangeCodeLenses: listChanged.event,
        provideCodeLenses: async (document) =>
          (await import('./views/deckLens.ts')).deckLenses(document, parts.store.jobs),
      },
    ),
    listChanged,
    parts.keys.onDidChange(() => {
      parts.watcher.tryAgain();
      void refreshContext();
    }),
    workspace.onDidGrantWorkspaceTrust(() => void parts.watcher.takeUp()),
    parts.builtIn.onDidStart(() => void parts.panels.refreshBuiltIn()),
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('http') || change.affectsConfiguration(settingIds.section)) afresh();
    }),
  );
  return { parts, ready, dispose: () => opened.dispose() };
};
