import {
  type QuickPickItem,
  Range,
  Selection,
  TextEditorRevealType,
  type Uri,
  window,
  workspace,
} from 'vscode';
import { originsAt, slidesOfLine } from '../../deckFile/slideOrigins.ts';
import { deckFileEditor } from '../deckFiles/deckFileEditor.ts';
import { isThere } from '../deckFiles/editedDecks.ts';
import { type SourceSlide, SourceSlides, sourceUri } from '../deckFiles/sourceSlides.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { showDocument } from '../showDocument.ts';
import { unsavedUri } from '../unsavedUri.ts';
import { deckFileWords } from '../words/deckFileWords.ts';

const show = async (uri: Uri, line: number, end = line + 1): Promise<void> => {
  const document = await workspace.openTextDocument(uri);
  const last = Math.min(end, document.lineCount) - 1;
  let first = Math.min(line, Math.max(0, last));
  while (first < last && document.lineAt(first).isEmptyOrWhitespace) first += 1;
  const range = new Range(
    first,
    0,
    Math.max(first, last),
    document.lineAt(Math.max(first, last)).text.length,
  );
  const selection =
    end === line + 1 ? new Selection(range.start, range.start) : new Selection(range.start, range.end);
  const editor = await showDocument(uri, selection);
  editor.revealRange(range, TextEditorRevealType.InCenterIfOutsideViewport);
};

/** The only one, or the person's pick. */
const pickUnlessOne = async <T>(
  all: readonly T[],
  itemOf: (one: T) => QuickPickItem | Promise<QuickPickItem>,
): Promise<T | undefined> => {
  if (all.length === 1) return all[0];
  const items = all.map(async (one) => ({ ...(await itemOf(one)), one }));
  return (await window.showQuickPick(Promise.all(items)))?.one;
};

/** A file, or the document that is to be this file. */
const documentAt = async (file: Uri): Promise<Uri | undefined> => {
  if (await isThere(file)) return file;
  const unsaved = unsavedUri(file).toString();
  return workspace.textDocuments.find(({ uri }) => uri.toString() === unsaved)?.uri;
};

/** From a slide to what it was made of. */
export const goToSource = async (_parts: Parts): Promise<void> => {
  const editor = deckFileEditor();
  if (!editor) return;
  const { document, selection } = editor;
  const origins = originsAt(document.getText(), selection.active.line).flatMap((origin) => {
    const uri = sourceUri(document.uri, origin.source);
    return uri ? [{ ...origin, uri }] : [];
  });
  const there = [];
  for (const origin of origins) {
    const uri = await documentAt(origin.uri);
    if (uri) there.push({ ...origin, uri });
  }
  if (there.length === 0) return void window.showInformationMessage(say(deckFileWords.noSource));
  const picked = await pickUnlessOne(there, ({ source, line, end }) => ({
    label: source,
    description: say(deckFileWords.linesFromTo, line + 1, end),
  }));
  if (picked) await show(picked.uri, picked.line, picked.end);
};

interface SlidesAsked {
  readonly uri: Uri;
  readonly slides: readonly SourceSlide[];
}

const isSlidesAsked = (value: unknown): value is SlidesAsked =>
  typeof value === 'object' && value !== null && Array.isArray((value as SlidesAsked).slides);

const slidesHere = async ({ deckFiles }: Pick<Parts, 'deckFiles'>): Promise<readonly SourceSlide[]> => {
  const editor = window.activeTextEditor;
  if (!editor) return [];
  const all = await new SourceSlides(await deckFiles.here()).of(editor.document.uri);
  return slidesOfLine(all, editor.selection.active.line) as readonly SourceSlide[];
};

const titleAt = async ({ deckFile, slideLine }: SourceSlide): Promise<string> => {
  const document = await workspace.openTextDocument(deckFile);
  for (let line = slideLine; line < document.lineCount; line += 1) {
    const { text } = document.lineAt(line);
    if (/^#{1,2}\s/.test(text)) return text.replace(/^#+\s+/, '');
    if (line > slideLine && /^---\s*$/.test(text)) break;
  }
  return say(deckFileWords.slideNumber, slideLine + 1);
};

/** From a place in a document to the slide that was made of it, with its picture beside. */
export const goToSlide = async (parts: Parts, target: unknown): Promise<void> => {
  const found = isSlidesAsked(target) ? target.slides : await slidesHere(parts);
  const slides = [...new Map(found.map((slide) => [`${slide.deckFile} ${slide.slideLine}`, slide])).values()];
  if (slides.length === 0) return void window.showInformationMessage(say(deckFileWords.noSlideOfThis));
  const picked = await pickUnlessOne(slides, async (slide) => ({
    label: await titleAt(slide),
    description: workspace.asRelativePath(slide.deckFile),
  }));
  if (!picked) return;
  await show(picked.deckFile, picked.slideLine);
  await (await parts.deckFiles.panels()).open(picked.deckFile);
};
