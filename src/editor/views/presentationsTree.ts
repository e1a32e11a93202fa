import {
  EventEmitter,
  env,
  MarkdownString,
  ThemeColor,
  ThemeIcon,
  type TreeDataProvider,
  TreeItem,
  TreeItemCollapsibleState,
  type TreeView,
  Uri,
  window,
  workspace,
} from 'vscode';
import { commandIds, viewIds } from '../ids.ts';
import type { Job } from '../jobs/job.ts';
import { groupJobs } from '../jobs/jobList.ts';
import { groupVersions } from '../jobs/versions.ts';
import { say } from '../say.ts';
import { listWords } from '../words/listWords.ts';
import {
  type GroupName,
  groupLabels,
  type TreeContext,
  treeJob,
  treeVersion,
  visibleGroups,
} from './treeModel.ts';

export type TreeNode =
  | { readonly kind: 'group'; readonly name: GroupName }
  | { readonly kind: 'job'; readonly job: Job; readonly others?: readonly Job[] }
  /** An earlier version of the deck that it stands below. */
  | { readonly kind: 'version'; readonly job: Job };
type JobNode = Exclude<TreeNode, { kind: 'group' }>;

export const isJobNode = (value: unknown): value is JobNode =>
  typeof value === 'object' && value !== null && ['job', 'version'].includes((value as TreeNode).kind);

export interface PresentationsTreeOptions {
  readonly jobs: () => readonly Job[];
  readonly sortedByTitle: () => boolean;
  readonly isHere: (job: Job) => boolean;
  readonly nameOfService: (service: string) => string;
}

const minute = 60_000;

const openOnClick: Partial<Record<Job['state']['kind'], string>> = {
  awaiting: commandIds.answerQuestion,
  completed: commandIds.openPresentation,
};

/** The view "Presentations". */
export class PresentationsTree implements TreeDataProvider<TreeNode> {
  readonly #options: PresentationsTreeOptions;
  readonly #changed = new EventEmitter<void>();
  readonly onDidChangeTreeData = this.#changed.event;
  readonly #view: TreeView<TreeNode>;
  /** Ages grow while nothing else happens. */
  readonly #clock: NodeJS.Timeout;

  constructor(options: PresentationsTreeOptions) {
    this.#options = options;
    this.#view = window.createTreeView(viewIds.presentations, {
      treeDataProvider: this,
      canSelectMany: true,
    });
    this.#clock = setInterval(() => this.#view.visible && this.#changed.fire(), minute);
  }

  refresh(): void {
    this.#changed.fire();
    const waiting = groupJobs(this.#options.jobs()).awaiting.length;
    const tooltip = waiting === 1 ? say(listWords.badgeOne) : say(listWords.badgeSeveral, waiting);
    this.#view.badge = waiting > 0 ? { value: waiting, tooltip } : undefined;
  }

  get selected(): readonly Job[] {
    return this.#view.selection.flatMap((node) => (isJobNode(node) ? [node.job] : []));
  }

  getChildren(node?: TreeNode): TreeNode[] {
    const jobs = this.#options.jobs();
    if (!node) return visibleGroups(jobs).map((name) => ({ kind: 'group', name }));
    if (node.kind === 'version') return [];
    if (node.kind === 'job') return (node.others ?? []).map((job) => ({ kind: 'version', job }));
    if (node.name === 'recent') return this.#decks(jobs);
    return groupJobs(jobs)[node.name].map((job) => ({ kind: 'job', job }));
  }

  #decks(jobs: readonly Job[]): TreeNode[] {
    const decks = groupVersions(jobs).map(({ current, others }) => ({
      kind: 'job' as const,
      job: current,
      others,
    }));
    if (!this.#options.sortedByTitle()) return decks;
    const { compare } = new Intl.Collator(env.language, { numeric: true });
    return decks.sort((left, right) => compare(left.job.title, right.job.title));
  }

  getTreeItem(node: TreeNode): TreeItem {
    return node.kind === 'group' ? this.#groupItem(node.name) : this.#jobItem(node);
  }

  #groupItem(name: GroupName): TreeItem {
    const item = new TreeItem(say(groupLabels[name]), TreeItemCollapsibleState.Expanded);
    item.id = `group:${name}`;
    return item;
  }

  #jobItem(node: JobNode): TreeItem {
    const others = node.kind === 'job' ? (node.others?.length ?? 0) : 0;
    const { label, description, tooltip, icon, contextValue } =
      node.kind === 'job'
        ? treeJob(node.job, 1 + others, this.#context())
        : treeVersion(node.job, this.#context());
    const item = new TreeItem(
      label,
      others > 0 ? TreeItemCollapsibleState.Collapsed : TreeItemCollapsibleState.None,
    );
    // A restored version moves up: each place has a name of its own.
    item.id = `${node.kind}:${node.job.id}`;
    item.description = description;
    item.tooltip = new MarkdownString(tooltip);
    item.iconPath = new ThemeIcon(icon[0], icon[1] ? new ThemeColor(icon[1]) : undefined);
    item.contextValue = contextValue;
    item.accessibilityInformation = { label: `${label}, ${description}` };
    const command = openOnClick[node.job.state.kind];
    if (command) item.command = { command, title: label, arguments: [node] };
    return item;
  }

  #context(): TreeContext {
    return {
      now: Date.now(),
      locale: env.language,
      say,
      isHere: this.#options.isHere,
      nameOfService: this.#options.nameOfService,
      nameOfFile: (uri) => workspace.asRelativePath(Uri.parse(uri)),
      workspaceUri: workspace.workspaceFolders?.[0]?.uri.toString(),
    };
  }

  dispose(): void {
    clearInterval(this.#clock);
    this.#view.dispose();
    this.#changed.dispose();
  }
}
