import {
  type Disposable,
  EventEmitter,
  type TreeDataProvider,
  type TreeItem,
  type TreeView,
  window,
} from 'vscode';
import { viewIds } from '../ids.ts';
import { onceMade } from '../onceMade.ts';
import { say } from '../say.ts';
import { badgeWords } from '../words/badgeWords.ts';
import type { RowsOptions } from './openRows.ts';
import { slideDragging } from './slideDragging.ts';
import type { TreeNode } from './treeNode.ts';

const minute = 60_000;

/** The view "Presentations". Its rows are drawn by what loads when it is first seen. */
export class PresentationsTree implements TreeDataProvider<TreeNode> {
  readonly #options: RowsOptions;
  readonly #changed = new EventEmitter<TreeNode | undefined>();
  readonly onDidChangeTreeData = this.#changed.event;
  readonly #view: TreeView<TreeNode>;
  readonly #rows = onceMade(async () => {
    const { openRows } = await import('./openRows.ts');
    const { rows, listening } = await openRows(this.#options, (node) => this.#changed.fire(node));
    this.#listening = listening;
    return rows;
  });
  #listening: Disposable | undefined;
  /** Ages grow while nothing else happens. */
  readonly #clock: NodeJS.Timeout;

  constructor(options: RowsOptions) {
    this.#options = options;
    this.#view = window.createTreeView(viewIds.presentations, {
      treeDataProvider: this,
      canSelectMany: true,
      dragAndDropController: slideDragging,
    });
    this.#clock = setInterval(() => this.#view.visible && this.#changed.fire(undefined), minute);
  }

  refresh(): void {
    this.#changed.fire(undefined);
    const waiting = this.#options.jobs().filter(({ state }) => state.kind === 'awaiting').length;
    const tooltip = waiting === 1 ? say(badgeWords.badgeOne) : say(badgeWords.badgeSeveral, waiting);
    this.#view.badge = waiting > 0 ? { value: waiting, tooltip } : undefined;
  }

  get selected(): readonly TreeNode[] {
    return this.#view.selection;
  }

  async getChildren(node?: TreeNode): Promise<TreeNode[]> {
    const rows = await this.#rows();
    const children = await rows.children(node);
    if (!node) this.#view.message = rows.messageOver(children);
    return children;
  }

  async getTreeItem(node: TreeNode): Promise<TreeItem> {
    return (await this.#rows()).item(node);
  }

  /** Asked for a row without a tooltip that the mouse rests on. */
  async resolveTreeItem(item: TreeItem, node: TreeNode): Promise<TreeItem> {
    return (await this.#rows()).withTooltip(item, node);
  }

  dispose(): void {
    clearInterval(this.#clock);
    this.#listening?.dispose();
    this.#view.dispose();
    this.#changed.dispose();
  }
}
