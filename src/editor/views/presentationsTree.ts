import {
  type Disposable,
  EventEmitter,
  type TreeDataProvider,
  type TreeItem,
  type TreeView,
  window,
} from 'vscode';
import { viewIds } from '../ids.ts';
import type { Job } from '../jobs/job.ts';
import { onceMade } from '../onceMade.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { badgeWords } from '../words/badgeWords.ts';
import { slideDragging } from './slideDragging.ts';
import { isJobNode, type TreeNode } from './treeNode.ts';
import type { TreeRowsOptions } from './treeRows.ts';

const minute = 60_000;

export interface PresentationsTreeOptions extends Omit<TreeRowsOptions, 'decks'> {
  readonly parts: Parts;
}

/** The view "Presentations". Its rows are drawn by what loads when it is first seen. */
export class PresentationsTree implements TreeDataProvider<TreeNode> {
  readonly #options: PresentationsTreeOptions;
  readonly #changed = new EventEmitter<void>();
  readonly onDidChangeTreeData = this.#changed.event;
  readonly #view: TreeView<TreeNode>;
  readonly #rows = onceMade(async () => {
    const [{ TreeRows }, { ListedDecks }] = await Promise.all([
      import('./treeRows.ts'),
      import('../deckFiles/listedDecks.ts'),
    ]);
    const decks = new ListedDecks(this.#options.parts);
    const here = await this.#options.parts.deckFiles.here();
    this.#listening = here.onDidChange(() => {
      decks.forget();
      this.#changed.fire();
    });
    return new TreeRows({ ...this.#options, decks });
  });
  #listening: Disposable | undefined;
  /** Ages grow while nothing else happens. */
  readonly #clock: NodeJS.Timeout;

  constructor(options: PresentationsTreeOptions) {
    this.#options = options;
    this.#view = window.createTreeView(viewIds.presentations, {
      treeDataProvider: this,
      canSelectMany: true,
      dragAndDropController: slideDragging,
    });
    this.#clock = setInterval(() => this.#view.visible && this.#changed.fire(), minute);
  }

  refresh(): void {
    this.#changed.fire();
    const waiting = this.#options.jobs().filter(({ state }) => state.kind === 'awaiting').length;
    const tooltip = waiting === 1 ? say(badgeWords.badgeOne) : say(badgeWords.badgeSeveral, waiting);
    this.#view.badge = waiting > 0 ? { value: waiting, tooltip } : undefined;
  }

  get selected(): readonly Job[] {
    return this.#view.selection.flatMap((node) => (isJobNode(node) ? [node.job] : []));
  }

  async getChildren(node?: TreeNode): Promise<TreeNode[]> {
    return (await this.#rows()).children(node);
  }

  async getTreeItem(node: TreeNode): Promise<TreeItem> {
    return (await this.#rows()).item(node);
  }

  dispose(): void {
    clearInterval(this.#clock);
    this.#listening?.dispose();
    this.#view.dispose();
    this.#changed.dispose();
  }
}
