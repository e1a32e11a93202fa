import type { TreeDragAndDropController } from 'vscode';
import { viewIds } from '../ids.ts';
import type { TreeNode } from './treeNode.ts';

const kind = `application/vnd.code.tree.${viewIds.presentations.toLowerCase()}`;
const loaded = () => import('./draggedSlides.ts');

/** Slides are dragged to another place of their deck. What another window drags comes as text, and is none of ours. */
export const slideDragging: TreeDragAndDropController<TreeNode> = {
  dragMimeTypes: [kind],
  dropMimeTypes: [kind],
  handleDrag: async (nodes, transfer) => (await loaded()).dragSlides(nodes, transfer, kind),
  handleDrop: async (onto, transfer) => (await loaded()).dropSlides(onto, transfer.get(kind)),
};
