import { Disposable, type TextDocument, window, workspace } from 'vscode';
import { applyEdits } from '../../deckFile/edits/applyEdits.ts';
import { type LayoutChoice, layoutChoices } from '../../deckFile/edits/changeLayout.ts';
import { deckFileEditor } from '../deckFiles/deckFileEditor.ts';
import type { DeckFilePanels } from '../deckFiles/deckFilePanels.ts';
import { workspaceEdit } from '../deckFiles/lineEdits.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { deckFileWords } from '../words/deckFileWords.ts';

/** By its name in the list, or by its picture in the tab beside; the one follows the other. */
const pick = (
  panels: DeckFilePanels,
  document: TextDocument,
  choices: readonly LayoutChoice[],
): Promise<LayoutChoice | undefined> =>
  new Promise((resolve) => {
    const text = document.getText();
    const picker = window.createQuickPick<{ label: string; description?: string; at: number }>();
    picker.title = say(deckFileWords.chooseLayout);
    picker.items = choices.map(({ layout, isCurrent }, at) => ({
      label: layout,
      at,
      ...(isCurrent && { description: say(deckFileWords.layoutNow) }),
    }));
    picker.activeItems = picker.items.filter(({ at }) => choices[at]?.isCurrent);
    const pictures = panels.showLayouts(document, {
      title: say(deckFileWords.chooseLayout),
      layouts: choices.map(({ layout, edit }) => ({
        name: layout,
        text: applyEdits(text, [edit]),
        line: edit.line,
      })),
      chosen: (at) => end(choices[at]),
    });
    const listening = Disposable.from(
      picker,
      picker.onDidChangeActive(([item]) => pictures.mark(item?.at ?? -1)),
      picker.onDidAccept(() => end(choices[picker.activeItems[0]?.at ?? -1])),
      picker.onDidHide(() => end(undefined)),
    );
    const end = (choice: LayoutChoice | undefined) => {
      resolve(choice);
      pictures.close();
      listening.dispose();
    };
    // A click into the pictures takes the focus from the list.
    picker.ignoreFocusOut = true;
    picker.show();
  });

export const changeLayout = async (parts: Parts): Promise<void> => {
  const editor = deckFileEditor();
  if (!editor) return;
  const { document, selection } = editor;
  const { version } = document;
  const choices = layoutChoices(document.getText(), selection.active.line);
  if (choices.length === 0) return void window.showInformationMessage(say(deckFileWords.noSlideThere));
  const panels = await parts.deckFiles.panels();
  await panels.open(document.uri);
  const picked = await pick(panels, document, choices);
  if (!picked || picked.isCurrent || document.version !== version) return;
  await workspace.applyEdit(workspaceEdit(document, [picked.edit]));
};
