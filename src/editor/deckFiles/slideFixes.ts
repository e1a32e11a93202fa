import { CodeAction, CodeActionKind, type Diagnostic, type TextDocument, WorkspaceEdit } from 'vscode';
import { themeOf } from '../../deck/themes.ts';
import { moveToNotes, splitSlide } from '../../deckFile/edits/relieveSlide.ts';
import { smallerForms } from '../../deckFile/edits/smallerForm.ts';
import type { ProblemKind } from '../../deckFile/problem.ts';
import type { Measure } from '../../layouts/measure/measure.ts';
import { internalCommandIds } from '../ids.ts';
import { say } from '../say.ts';
import { deckFileWords } from '../words/deckFileWords.ts';
import { emptyPicture } from './emptyPicture.ts';
import { workspaceEdit } from './lineEdits.ts';
import { missingPicture } from './missingPicture.ts';
import { type PictureFiles, pictureUri } from './pictureFiles.ts';
import { readingOf } from './readings.ts';

interface Fixing {
  readonly document: TextDocument;
  readonly line: number;
  readonly pictures: PictureFiles;
  readonly measure: Measure;
}

const action = (title: string, edit?: WorkspaceEdit): CodeAction => {
  const made = new CodeAction(title, CodeActionKind.QuickFix);
  if (edit) made.edit = edit;
  return made;
};

const relief = ({ document, line, measure }: Fixing): CodeAction[] => {
  const text = document.getText();
  return [
    { title: say(deckFileWords.splitHere), edit: splitSlide(text, line) },
    { title: say(deckFileWords.moveToNotes), edit: moveToNotes(text, line) },
    ...smallerForms(text, line, measure).map(({ layout, edit }) => ({
      title: say(deckFileWords.smallerForm, layout),
      edit,
    })),
  ].flatMap(({ title, edit }) => (edit ? [action(title, workspaceEdit(document, [edit]))] : []));
};

/** A picture of another kind than PNG is none that this could draw. */
const createPicture = (document: TextDocument, target: string): CodeAction[] => {
  const uri = pictureUri(document.uri, target);
  if (!uri || !/\.png$/i.test(uri.path)) return [];
  const { panel } = themeOf(readingOf(document).deck.theme).colors;
  const edit = new WorkspaceEdit();
  edit.createFile(uri, { ignoreIfExists: true, contents: emptyPicture(panel) });
  const made = action(say(deckFileWords.createPicture, target), edit);
  made.command = { command: 'vscode.open', title: made.title, arguments: [uri] };
  return [made];
};

const pictureFixes = async ({ document, line, pictures }: Fixing): Promise<CodeAction[]> => {
  const choose = action(say(deckFileWords.choosePicture));
  choose.command = {
    command: internalCommandIds.choosePicture,
    title: choose.title,
    arguments: [{ uri: document.uri, line }],
  };
  const missing = await missingPicture(document, line, pictures);
  return [choose, ...(missing ? createPicture(document, missing.target) : [])];
};

const fixes: Partial<Record<ProblemKind, (fixing: Fixing) => readonly CodeAction[] | Promise<CodeAction[]>>> =
  {
    'too-much': relief,
    'picture-missing': pictureFixes,
  };

/** What mends each of some problems. */
export const slideFixes = async (
  document: TextDocument,
  problems: readonly Diagnostic[],
  tools: Pick<Fixing, 'pictures' | 'measure'>,
): Promise<CodeAction[]> => {
  const found: CodeAction[] = [];
  for (const problem of problems) {
    if (problem.source !== 'Deckwright') continue;
    const fix = fixes[problem.code as ProblemKind];
    const own = (await fix?.({ document, line: problem.range.start.line, ...tools })) ?? [];
    for (const each of own) each.diagnostics = [problem];
    found.push(...own);
  }
  return found;
};
