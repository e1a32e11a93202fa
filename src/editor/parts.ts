import type { ExtensionContext, LogOutputChannel } from 'vscode';
import type { DeckFiles } from './deckFiles/openDeckFiles.ts';
import type { Job } from './jobs/job.ts';
import type { JobStore } from './jobs/jobStore.ts';
import type { Watching } from './jobs/watching.ts';
import type { FailedModels } from './models/failedModels.ts';
import type { AttachedFiles } from './request/attachedFiles.ts';
import type { UploadCache } from './request/uploadCache.ts';
import type { ApiKeys } from './services/apiKeys.ts';
import type { BuiltInService } from './services/builtInService.ts';
import type { Services } from './services/services.ts';
import type { TeamDecks } from './team/teamDecks.ts';
import type { AllowedHosts } from './views/allowedHosts.ts';
import type { DeckPanels } from './views/deckPanels.ts';
import type { GivenLinks } from './views/givenLinks.ts';
import type { ListScope } from './views/listScope.ts';
import type { TreeNode } from './views/treeNode.ts';

/** What commands work with. */
export interface Parts {
  readonly context: ExtensionContext;
  readonly log: LogOutputChannel;
  readonly store: JobStore;
  readonly watcher: Watching;
  readonly services: Services;
  /** Where assistants leave word of what they make. */
  readonly inboxFolder: string;
  readonly builtIn: BuiltInService;
  readonly failedModels: FailedModels;
  readonly keys: ApiKeys;
  readonly uploads: UploadCache;
  readonly attachedFiles: AttachedFiles;
  readonly panels: DeckPanels;
  readonly deckFiles: DeckFiles;
  /** What others made on the chosen service; loaded when the list is first seen. */
  readonly teamDecks: () => Promise<TeamDecks>;
  readonly allowedHosts: AllowedHosts;
  readonly scope: ListScope;
  readonly links: GivenLinks;
  /** Jobs whose question is on the screen: one at a time has the person's attention. */
  readonly asking: Set<string>;
  /** What is marked in the list. */
  readonly selected: () => readonly TreeNode[];
  /** False for a deck that another machine's built-in service keeps. */
  readonly isHere: (job: Job) => boolean;
  /** When this window began, in milliseconds. */
  readonly openedAt: number;
  /** This installation's built-in service. */
  readonly home: string;
}
