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
import { say } from '../say.ts';
import { listWords } from '../words/listWords.ts';
import { type GroupName, groupLabels, type TreeContext, treeJob, visibleGroups } from './treeModel.ts';

export type TreeNode =
  | { readonly kind: 'group'; readonly name: GroupName }
  | { readonly kind: 'job'; readonly job: Job };

export const isJobNode = (value: unknown): value is Extract<TreeNode, { kind: 'job' }> =>
  typeof value === 'object' && value !== null && (value as TreeNode).kind === 'job';

export interface PresentationsTreeOptions {
  readonly jobs: () => readonly Job[];
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
    return this.#view.selection.flatMap((node) => (node.kind === 'job' ? [node.job] : []));
  }

  getChildren(node?: TreeNode): TreeNode[] {
    const jobs = this.#options.jobs();
    if (!node) return visibleGroups(jobs).map((name) => ({ kind: 'group', name }));
    return node.kind === 'group' ? groupJobs(jobs)[node.name].map((job) => ({ kind: 'job', job })) : [];
  }

  getTreeItem(node: TreeNode): TreeItem {
    return node.kind === 'group' ? this.#groupItem(node.name) : this.#jobItem(node);
  }

  #groupItem(name: GroupName): TreeItem {
    const item = new TreeItem(say(groupLabels[name]), TreeItemCollapsibleState.Expanded);
    item.id = `group:${name}`;
    return item;
  }

  #jobItem(node: Extract<TreeNode, { kind: 'job' }>): TreeItem {
    const { label, description, tooltip, icon, contextValue } = treeJob(node.job, this.#context());
    const item = new TreeItem(label);
    item.id = node.job.id;
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
