import { commands, Range, Uri, ViewColumn, WorkspaceEdit, window, workspace } from 'vscode';
import { themeOf } from '../../deck/look.ts';
import { duplicateSlide as duplicated, moveSlide, type Placed } from '../../deckFile/edits/placeSlides.ts';
import { deckFileEditor, sayNoDeckFile } from '../deckFiles/deckFileEditor.ts';
import { emptyPicture } from '../deckFiles/emptyPicture.ts';
import { isDeckFile } from '../deckFiles/isDeckFile.ts';
import { workspaceEdit } from '../deckFiles/lineEdits.ts';
import { missingPicture } from '../deckFiles/missingPicture.ts';
import { emptyPictureUri, pictureUri } from '../deckFiles/pictureFiles.ts';
import { readingOf } from '../deckFiles/readings.ts';
import { relativePath } from '../deckFiles/relativePath.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { goTo } from '../showDocument.ts';
import { isDeckFileNode } from '../views/treeNode.ts';
import { deckFileWords } from '../words/deckFileWords.ts';

export const openDeckFile = async ({ deckFiles }: Parts, target: unknown): Promise<void> => {
  const named = isDeckFileNode(target) ? target.uri : target;
  const uri = named instanceof Uri ? named : window.activeTextEditor?.document.uri;
  if (!uri || !isDeckFile(uri)) return sayNoDeckFile();
  await (await deckFiles.panels()).open(uri);
};

const place = async (make: (text: string, line: number) => Placed | undefined): Promise<void> => {
  const editor = deckFileEditor();
  if (!editor) return;
  const { document, selection } = editor;
  const placed = make(document.getText(), selection.active.line);
  if (!placed) return void window.showInformationMessage(say(deckFileWords.noSlideThere));
  if (await workspace.applyEdit(workspaceEdit(document, placed.edits))) goTo(editor, placed.line);
};

export const moveSlideUp = () => place((text, line) => moveSlide(text, line, -1));
export const moveSlideDown = () => place((text, line) => moveSlide(text, line, 1));
export const duplicateSlide = () => place(duplicated);

interface PictureAsked {
  readonly uri: Uri;
  readonly line: number;
}

const isPictureAsked = (value: unknown): value is PictureAsked =>
  typeof value === 'object' &&
  value !== null &&
  (value as PictureAsked).uri instanceof Uri &&
  typeof (value as PictureAsked).line === 'number';

const escaped = (path: string): string => (/[\s()<>]/.test(path) ? `<${path}>` : path);

/** From a problem: the first picture from its line on that is not there gets another file. */
export const choosePicture = async ({ deckFiles }: Parts, target: unknown): Promise<void> => {
  if (!isPictureAsked(target)) return;
  const document = await workspace.openTextDocument(target.uri);
  const folder = Uri.joinPath(document.uri, '..');
  const [chosen] =
    (await window.showOpenDialog({
      defaultUri: folder,
      canSelectMany: false,
      filters: { '': ['png', 'jpg', 'jpeg', 'gif', 'webp'] },
    })) ?? [];
  if (!chosen) return;
  const path = relativePath(folder.path, chosen.path);
  if (chosen.scheme !== document.uri.scheme || !pictureUri(document.uri, path))
    return void window.showWarningMessage(say(deckFileWords.pictureOutside));
  const missing = await missingPicture(document, target.line, await deckFiles.pictures());
  if (!missing) return;
  const { line, start, end } = missing;
  const edit = new WorkspaceEdit();
  edit.replace(document.uri, new Range(line, start, line, end), escaped(path));
  await workspace.applyEdit(edit);
};

/** From a problem: the first picture from its line on that is not there, to be painted over. */
export const createPicture = async ({ deckFiles }: Parts, target: unknown): Promise<void> => {
  if (!isPictureAsked(target)) return;
  const document = await workspace.openTextDocument(target.uri);
  const pictures = await deckFiles.pictures();
  const missing = await missingPicture(document, target.line, pictures);
  const place = missing && emptyPictureUri(document.uri, missing.target);
  if (!place) return;
  const { panel } = themeOf(readingOf(document).deck).colors;
  await pictures.write(place, emptyPicture(panel));
  await commands.executeCommand('vscode.open', place, ViewColumn.Beside);
};
