import { CodeLens, type ExtensionContext, Range, type TextDocument, type Uri, workspace } from 'vscode';
import { headingLines } from '../../deckFile/slideOrigins.ts';
import { commandIds } from '../ids.ts';
import { say } from '../say.ts';
import { deckFileWords } from '../words/deckFileWords.ts';
import { EditedDecks, hashOf } from './editedDecks.ts';
import { sourceOf } from './sourceOf.ts';
import type { SourceSlides } from './sourceSlides.ts';

/** Above each heading of a document that slides were made of. */
export const headingLenses = async (document: TextDocument, slides: SourceSlides): Promise<CodeLens[]> => {
  const all = await slides.of(document.uri);
  if (all.length === 0) return [];
  return headingLines(document.getText()).flatMap(({ line, end }) => {
    const own = all.filter((slide) => slide.line >= line && slide.line < end);
    const count = new Set(own.map(({ deckFile, slideLine }) => `${deckFile} ${slideLine}`)).size;
    if (count === 0) return [];
    const title = count === 1 ? say(deckFileWords.oneSlide) : say(deckFileWords.someSlides, count);
    const target = { command: commandIds.goToSlide, title, arguments: [{ uri: document.uri, slides: own }] };
    return [new CodeLens(new Range(line, 0, line, 0), target)];
  });
};

const sourceText = async (source: Uri): Promise<string> => {
  const open = workspace.textDocuments.find(({ uri }) => uri.toString() === source.toString());
  return open?.getText() ?? workspace.decode(await workspace.fs.readFile(source), { uri: source });
};

/** On top of a deck file whose source has changed since. */
export const updateLenses = async (
  document: TextDocument,
  { globalStorageUri }: Pick<ExtensionContext, 'globalStorageUri'>,
): Promise<CodeLens[]> => {
  const edited = await new EditedDecks(globalStorageUri).of(document.uri);
  // Of a selection the document around it says nothing.
  const source = edited?.job.origin.kind === 'document' && sourceOf(edited.job);
  if (!edited || !source) return [];
  try {
    if (hashOf(await sourceText(source)) === edited.sourceHash) return [];
  } catch {
    return [];
  }
  const title = say(deckFileWords.sourceChanged, source.path.split('/').at(-1)!);
  const target = { command: commandIds.updateFromSource, title, arguments: [document.uri] };
  return [new CodeLens(new Range(0, 0, 0, 0), target)];
};
