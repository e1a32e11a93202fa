import {
  env,
  MarkdownString,
  ThemeColor,
  ThemeIcon,
  TreeItem,
  TreeItemCollapsibleState,
  Uri,
  workspace,
} from 'vscode';
import { commandIds } from '../ids.ts';
import type { Job } from '../jobs/job.ts';
import { groupJobs } from '../jobs/jobList.ts';
import { groupVersions, lineOf } from '../jobs/versions.ts';
import { say } from '../say.ts';
import {
  type GroupName,
  groupLabels,
  type TreeContext,
  treeJob,
  treeVersion,
  visibleGroups,
} from './treeModel.ts';
import type { JobNode, TreeNode } from './treeNode.ts';

export interface TreeRowsOptions {
  readonly jobs: () => readonly Job[];
  readonly sortedByTitle: () => boolean;
  readonly isHere: (job: Job) => boolean;
  readonly nameOfService: (service: string) => string;
}

const openOnClick: Partial<Record<Job['state']['kind'], string>> = {
  awaiting: commandIds.answerQuestion,
  completed: commandIds.openPresentation,
};

/** A deck's row stays itself whichever version stands for it, so that it stays unfolded. */
const idOf = ({ kind, job }: JobNode): string =>
  kind === 'job' && job.state.kind === 'completed' ? `deck:${lineOf(job)}` : `${kind}:${job.id}`;

/** What stands in the list, and below each row. */
export class TreeRows {
  readonly #options: TreeRowsOptions;

  constructor(options: TreeRowsOptions) {
    this.#options = options;
  }

  children(node?: TreeNode): TreeNode[] {
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

  item(node: TreeNode): TreeItem {
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
    item.id = idOf(node);
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
}
