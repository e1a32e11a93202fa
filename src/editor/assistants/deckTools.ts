import {
  LanguageModelTextPart,
  type LanguageModelTool,
  LanguageModelToolResult,
  type TextDocument,
  Uri,
  workspace,
} from 'vscode';
import { checkDeckFile, pictureFilesOf } from '../../deckFile/checkDeckFile.ts';
import { replaceSlides, type SlideChange } from '../../deckFile/edits/replaceSlides.ts';
import { deckGuide } from '../../deckFile/guide.ts';
import { problemReport } from '../../deckFile/problemReport.ts';
import { readDeckFile } from '../../deckFile/readDeckFile.ts';
import { slideInWords } from '../../deckFile/slideInWords.ts';
import { createMeasure } from '../../layouts/measure/fontMeasure.ts';
import { isDeckFile } from '../deckFiles/isDeckFile.ts';
import { workspaceEdit } from '../deckFiles/lineEdits.ts';
import type { PictureFiles } from '../deckFiles/pictureFiles.ts';
import type { deckToolIds } from '../ids.ts';
import { say } from '../say.ts';
import { assistantWords } from '../words/assistantWords.ts';

interface OfFile {
  readonly file: string;
}

const answer = (value: unknown): LanguageModelToolResult =>
  new LanguageModelToolResult([
    new LanguageModelTextPart(typeof value === 'string' ? value : JSON.stringify(value)),
  ]);

const candidates = (file: string): readonly Uri[] => {
  const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri);
  if (/^[a-z][a-z\d+.-]+:/i.test(file)) return [Uri.parse(file)];
  const isWhole = /^(?:[/\\]|[a-z]:)/i.test(file);
  return isWhole ? [Uri.file(file)] : folders.map((folder) => Uri.joinPath(folder, file));
};

/** A deck file of the workspace, or one that is open, with edits that are not saved; no other file is read. */
const documentOf = async (file: string): Promise<TextDocument> => {
  for (const uri of candidates(file)) {
    if (!isDeckFile(uri)) continue;
    const open = workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
    if (open) return open;
    if (!workspace.getWorkspaceFolder(uri)) continue;
    try {
      return await workspace.openTextDocument(uri);
    } catch {}
  }
  throw new Error(`There is no deck file ${file} in this workspace: name one that ends in .deck.md.`);
};

const reportOf = async (document: TextDocument, pictures: PictureFiles) => {
  const text = document.getText();
  const read = readDeckFile(text);
  const there = new Set<string>();
  for (const target of pictureFilesOf(read)) if (await pictures.find(document.uri, target)) there.add(target);
  const problems = checkDeckFile(text, {
    measure: createMeasure(),
    hasPicture: (target) => there.has(target),
  }).map(problemReport);
  return {
    slides: read.lines.length,
    problems: problems.map(({ line, end_line, kind, message }) => ({ line, end_line, kind, message })),
  };
};

type Tools = { readonly [Name in keyof typeof deckToolIds]: LanguageModelTool<never> };

/** What the editor's assistants do with deck files: on the documents themselves, where each change can be undone. */
export const deckTools = (pictures: PictureFiles): Tools => {
  const getDeckGuide: LanguageModelTool<object> = { invoke: () => answer(deckGuide) };
  const checkDeck: LanguageModelTool<OfFile> = {
    invoke: async ({ input }) => answer(await reportOf(await documentOf(input.file), pictures)),
  };
  const showSlide: LanguageModelTool<OfFile & { readonly slide: number }> = {
    invoke: async ({ input: { file, slide } }) => {
      const read = readDeckFile((await documentOf(file)).getText());
      const shown = slideInWords(read, slide, createMeasure());
      if (!shown) throw new Error(`There is no slide ${slide}: the deck has ${read.lines.length}.`);
      return answer(shown);
    },
  };
  const updateSlides: LanguageModelTool<OfFile & { readonly changes: readonly SlideChange[] }> = {
    prepareInvocation: ({ input: { file, changes } }) => ({
      confirmationMessages: {
        title: say(assistantWords.changeSlides),
        message: say(assistantWords.changeSlidesOf, changes.map(({ slide }) => slide).join(', '), file),
      },
    }),
    invoke: async ({ input: { file, changes } }) => {
      const document = await documentOf(file);
      const changed = replaceSlides(document.getText(), changes);
      if (changed === undefined) throw new Error('One of these slides is not there, or is named twice.');
      const whole = { line: 0, end: document.lineCount, lines: changed.split('\n') };
      if (!(await workspace.applyEdit(workspaceEdit(document, [whole]))))
        throw new Error(`${file} cannot be changed.`);
      return answer(await reportOf(document, pictures));
    },
  };
  return { getDeckGuide, checkDeck, showSlide, updateSlides } as Tools;
};
