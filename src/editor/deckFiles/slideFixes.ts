import { CodeAction, CodeActionKind, type Diagnostic, type TextDocument, type WorkspaceEdit } from 'vscode';
import { nearestColors } from '../../deckFile/edits/nearestColors.ts';
import { moveToNotes, splitSlide } from '../../deckFile/edits/relieveSlide.ts';
import { smallerForms } from '../../deckFile/edits/smallerForm.ts';
import type { ProblemKind } from '../../deckFile/problem.ts';
import type { Measure } from '../../layouts/measure/measure.ts';
import { internalCommandIds } from '../ids.ts';
import { say } from '../say.ts';
import { deckFileWords } from '../words/deckFileWords.ts';
import { workspaceEdit } from './lineEdits.ts';
import { missingPicture } from './missingPicture.ts';
import { emptyPictureUri, type PictureFiles } from './pictureFiles.ts';

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

const asked = (title: string, command: string, { document, line }: Fixing): CodeAction => {
  const made = action(title);
  made.command = { command, title, arguments: [{ uri: document.uri, line }] };
  return made;
};

const pictureFixes = async (fixing: Fixing): Promise<CodeAction[]> => {
  const { document, line, pictures } = fixing;
  const missing = await missingPicture(document, line, pictures);
  const { choosePicture, createPicture } = internalCommandIds;
  return [
    asked(say(deckFileWords.choosePicture), choosePicture, fixing),
    ...(missing && emptyPictureUri(document.uri, missing.target)
      ? [asked(say(deckFileWords.createPicture, missing.target), createPicture, fixing)]
      : []),
  ];
};

const colorFixes = ({ document, line }: Fixing): CodeAction[] =>
  nearestColors(document.getText(), line).map(({ color, edit }) =>
    action(say(deckFileWords.nearestColor, color), workspaceEdit(document, [edit])),
  );

const fixes: Partial<Record<ProblemKind, (fixing: Fixing) => readonly CodeAction[] | Promise<CodeAction[]>>> =
  {
    'contrast-low': colorFixes,
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
