import { commands, type DataTransfer, DataTransferItem } from 'vscode';
import { internalCommandIds } from '../ids.ts';
import { isSlideNode, type TreeNode } from './treeNode.ts';

export const dragSlides = (nodes: readonly TreeNode[], transfer: DataTransfer, kind: string): void => {
  const slides = nodes.filter(isSlideNode);
  if (slides.length > 0) transfer.set(kind, new DataTransferItem(slides));
};

export const dropSlides = async (
  onto: TreeNode | undefined,
  dragged: DataTransferItem | undefined,
): Promise<void> => {
  await commands.executeCommand(internalCommandIds.dropSlides, onto, dragged?.value);
};
