import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Disposable, type ExtensionContext, env, Uri, window, workspace } from 'vscode';
import type { Failure } from '../client/failure.ts';
import { openDeckFiles } from './deckFiles/openDeckFiles.ts';
import { settingIds } from './ids.ts';
import type { Job } from './jobs/job.ts';
import { JobFiles } from './jobs/jobFiles.ts';
import { JobStore } from './jobs/jobStore.ts';
import type { WatchTold } from './jobs/jobWatcher.ts';
import { sleep } from './jobs/sleep.ts';
import { Watching } from './jobs/watching.ts';
import { FailedModels } from './models/failedModels.ts';
import { onceMade } from './onceMade.ts';
import type { Parts } from './parts.ts';
import { AttachedFiles } from './request/attachedFiles.ts';
import { UploadCache } from './request/uploadCache.ts';
import { say } from './say.ts';
import { ApiKeys } from './services/apiKeys.ts';
import { BuiltInService } from './services/builtInService.ts';
import { readNetworkSettings } from './services/networkSettings.ts';
import { builtInUrl } from './services/service.ts';
import { Services } from './services/services.ts';
import { AllowedHosts } from './views/allowedHosts.ts';
import { DeckPanels } from './views/deckPanels.ts';
import { GivenLinks } from './views/givenLinks.ts';
import { KeptTabs } from './views/keptTabs.ts';
import { ListScope } from './views/listScope.ts';

const syncedKey = 'presentations';
const viewKey = 'view';
const placeKey = 'builtInPort';
const { now } = Date;

/** Which built-in service: its decks are on this machine, in this folder. */
const homeOf = (folder: string): string =>
  createHash('sha256')
    .update(`${env.machineId} ${env.remoteName ?? ''} ${folder}`)
    .digest('hex')
    .slice(0, 16);

/** Makes the parts, with what each needs of the others. What is heavy loads when it is first wanted. */
export const openParts = (
  context: ExtensionContext,
  refresh: () => void,
  tabsChanged: () => void,
  selected: Parts['selected'],
): Parts & Disposable => {
  const folder = context.globalStorageUri.fsPath;
  const home = homeOf(folder);
  const log = window.createOutputChannel('Deckwright', { log: true });
  const isHere = (job: Job) => job.service !== builtInUrl || job.home === home;
  const keys = new ApiKeys(context.secrets);
  const failedModels = new FailedModels();
  const openDesk = async () => (await import('./models/openModelDesk.ts')).openModelDesk(context, log);
  const builtIn = new BuiltInService({
    start: async (key, port) => {
      const [{ startServeProcess }, { serveModels }] = await Promise.all([
        import('./services/startServeProcess.ts'),
        import('./models/serveModels.ts'),
      ]);
      const script = Uri.joinPath(context.extensionUri, 'dist', 'deckwright.js').fsPath;
      const data = Uri.joinPath(context.globalStorageUri, 'service').fsPath;
      const service = startServeProcess(script, data, key, port);
      void import('./loadAhead.ts').then(({ loadAhead }) => loadAhead()).catch(trouble);
      return serveModels(service, openDesk);
    },
    place: {
      get: () => context.workspaceState.get(placeKey, 0),
      set: (port) => void context.workspaceState.update(placeKey, port),
    },
    now,
    say,
    log: ({ level, text, modelFailures }) => {
      log[level](text);
      if (modelFailures) failedModels.note(modelFailures);
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
  context.globalState.setKeysForSync([syncedKey]);
  const synced = {
    get: () => context.globalState.get(syncedKey),
    set: (jobs: readonly Job[]) => context.globalState.update(syncedKey, jobs),
  };
  const trouble = (error: unknown) => log.error(error instanceof Error ? error : String(error));
  const listTrouble = async (error: unknown) => {
    trouble(error);
    (await import('./tellListTrouble.ts')).tellListTrouble(error);
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
  const liveDecks = onceMade(async () => new (await import('./live/liveDecks.ts')).LiveDecks(parts));
  let isLive = false;
  const panels = new DeckPanels({
    store,
    extensionUri: context.extensionUri,
    viewingUrl: async (job) =>
      (await import('./views/viewingUrl.ts')).viewingUrl({ services, isHere, allowedHosts }, job, say),
    drawAhead: (url) => {
      const draw = async () => {
        const connection = await services.connectToView(builtInUrl);
        if (connection.ok) await connection.value.drawAhead(url);
      };
      // Whoever opens the page hears of what goes wrong.
      draw().catch(() => undefined);
    },
    view: {
      get: () => context.globalState.get(viewKey, ''),
      set: (view) => context.globalState.update(viewKey, view),
    },
    kept: new KeptTabs(context.workspaceState),
    changed: () => {
      tabsChanged();
      isLive ||= panels.live.length > 0;
      if (isLive) void liveDecks().then((decks) => decks.keepUp(), trouble);
    },
    versionShown: (job) => void liveDecks().then((decks) => decks.drawBeyond(job), trouble),
    explain: (job, failure) => explain(failure, job),
    tellChanged: async (...told) =>
      (await import('./deckFiles/changedFile.ts')).tellChanged(context.globalStorageUri, ...told),
    log,
  });
  const deckFiles = openDeckFiles(context, trouble);
  const scope = new ListScope(
    context.workspaceState,
    () => (workspace.workspaceFolders ?? []).map(({ uri }) => uri.toString()),
    refresh,
  );
  const parts: Parts & Disposable = {
    context,
    log,
    store,
    watcher,
    services,
    inboxFolder: join(folder, 'assistants'),
    builtIn,
    failedModels,
    keys,
    uploads: new UploadCache(context.workspaceState, now),
    links: new GivenLinks(context.workspaceState),
    attachedFiles: new AttachedFiles(context.workspaceState),
    panels,
    deckFiles,
    teamDecks: onceMade(async () =>
      (await import('./team/openTeamDecks.ts')).openTeamDecks(context.globalState, services),
    ),
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
