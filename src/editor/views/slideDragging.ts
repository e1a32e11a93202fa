import { commands, DataTransferItem, type TreeDragAndDropController } from 'vscode';
import { internalCommandIds, viewIds } from '../ids.ts';
import { isSlideNode, type TreeNode } from './treeNode.ts';

const kind = `application/vnd.code.tree.${viewIds.presentations.toLowerCase()}`;

/** Slides are dragged to another place of their deck. What another window drags comes as text, and is none of ours. */
export const slideDragging: TreeDragAndDropController<TreeNode> = {
  dragMimeTypes: [kind],
  dropMimeTypes: [kind],
  handleDrag: (nodes, transfer) => {
    const slides = nodes.filter(isSlideNode);
    if (slides.length > 0) transfer.set(kind, new DataTransferItem(slides));
  },
  handleDrop: async (onto, transfer) => {
    await commands.executeCommand(internalCommandIds.dropSlides, onto, transfer.get(kind)?.value);
  },
};
