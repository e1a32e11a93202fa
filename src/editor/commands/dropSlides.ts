import { window, workspace } from 'vscode';
import { bringSlides } from '../../deckFile/edits/placeSlides.ts';
import { workspaceEdit } from '../deckFiles/lineEdits.ts';
import { ListedDecks } from '../deckFiles/listedDecks.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { goTo } from '../showDocument.ts';
import { tellNotOpened } from '../tellFailure.ts';
import { type DeckNode, isSlideNode } from '../views/treeNode.ts';
import { deckFileWords } from '../words/deckFileWords.ts';

const idOf = (deck: DeckNode): string => (deck.kind === 'job' ? deck.job.id : deck.uri.toString());

/** An edit of the deck's file like any other: it is seen, undone and saved there. */
export const dropSlides = async (parts: Parts, onto: unknown, dropped: unknown): Promise<void> => {
  const dragged = Array.isArray(dropped) ? dropped.filter(isSlideNode) : [];
  if (!isSlideNode(onto) || dragged.length === 0) return;
  const { deck } = onto;
  const own = dragged.filter((node) => idOf(node.deck) === idOf(deck));
  if (own.length < dragged.length)
    return void window.showInformationMessage(say(deckFileWords.ownSlidesOnly));
  const found = await new ListedDecks(parts).place(
    deck,
    [onto, ...own].map(({ slide }) => slide),
  );
  if (found === undefined) return void window.showInformationMessage(say(deckFileWords.slidesChanged));
  if (!found.ok) {
    if (deck.kind !== 'job') return void window.showErrorMessage(found.failure.message);
    return tellNotOpened(parts, deck.job, found.failure, () => dropSlides(parts, onto, dragged));
  }
  const { uri, text, places } = found.value;
  const [to, ...moved] = places;
  const placed = bringSlides(text, moved, to!);
  if (!placed) return;
  const document = await workspace.openTextDocument(uri);
  const editor = await window.showTextDocument(document);
  if (document.getText() !== text)
    return void window.showInformationMessage(say(deckFileWords.slidesChanged));
  await workspace.applyEdit(workspaceEdit(document, placed.edits));
  goTo(editor, placed.line);
};
