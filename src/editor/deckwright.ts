import {
  commands,
  Disposable,
  EventEmitter,
  type ExtensionContext,
  languages,
  window,
  workspace,
} from 'vscode';
import { answeredKey } from './answering/answeredKey.ts';
import { registerDeckTools } from './assistants/registerDeckTools.ts';
import { registerCommands } from './commands/registerCommands.ts';
import { registerServiceDecks } from './deckFiles/registerServiceDecks.ts';
import { deckPanelType, settingIds } from './ids.ts';
import { isActive } from './jobs/job.ts';
import { openParts } from './openParts.ts';
import type { Parts } from './parts.ts';
import { registerLater } from './registerLater.ts';
import { expectDecks } from './services/expectDecks.ts';
import { builtInUrl } from './services/service.ts';
import { PresentationsTree } from './views/presentationsTree.ts';
import type { StatusBar } from './views/statusBar.ts';

const readContext = async ({ services, keys, store, scope, panels, context }: Parts) => {
  const service = services.current();
  const { contextValues } = await import('./contextKeys.ts');
  const isHosted = service.ok && service.value !== builtInUrl;
  return contextValues({
    jobs: store.jobs,
    isHosted,
    hasKey: isHosted && (await keys.get(service.value)) !== undefined,
    thisWorkspaceOnly: scope.thisWorkspaceOnly,
    sortedByTitle: scope.sortedByTitle,
    isLive: panels.activeIsLive,
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
  const parts = openParts(
    context,
    refresh,
    () => void refreshContext(),
    () => tree.selected,
  );
  const listRead = parts.store.open();
  const tree = new PresentationsTree({
    parts,
    listRead,
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
  const ready = listRead.then(() => {
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
    expectDecks(parts),
    parts.keys.onDidChange(() => {
      parts.watcher.tryAgain();
      void refreshContext();
    }),
    workspace.onDidGrantWorkspaceTrust(() => {
      void parts.watcher.takeUp();
      refresh();
    }),
    workspace.onDidSaveTextDocument(async ({ uri }) =>
      (await import('./noteSaved.ts')).noteSaved(parts, uri),
    ),
    parts.builtIn.onDidStart(() => void parts.panels.refreshBuiltIn()),
    workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('http') || change.affectsConfiguration(settingIds.section)) afresh();
    }),
  );
  return { parts, ready, dispose: () => opened.dispose() };
};
