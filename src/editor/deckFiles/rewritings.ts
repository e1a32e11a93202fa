import { type Disposable, type TextDocument, Uri, workspace } from 'vscode';
import { applyEdits } from '../../deckFile/edits/applyEdits.ts';
import type { LineEdit } from '../../deckFile/edits/edit.ts';

const scheme = 'deckwright-rewriting';

export interface Proposed {
  readonly document: Uri;
  /** The slide's lines as they were when the change was proposed. */
  readonly before: readonly string[];
  readonly edit: LineEdit;
}

const linesIn = (document: TextDocument, { line, end }: LineEdit): readonly string[] =>
  Array.from(
    { length: Math.max(0, Math.min(end, document.lineCount) - line) },
    (_, at) => document.lineAt(line + at).text,
  );

/** Where the slide stands that a change was proposed for; undefined: it was changed since. */
export const placeOfProposed = (document: TextDocument, { before, edit }: Proposed): LineEdit | undefined => {
  const isHere = (line: number) => {
    const here = linesIn(document, { line, end: line + before.length, lines: [] });
    return here.length === before.length && here.every((text, at) => text === before[at]);
  };
  if (isHere(edit.line)) return edit;
  for (let line = 0; line + before.length <= document.lineCount; line += 1)
    if (isHere(line)) return { ...edit, line, end: line + before.length };
  return undefined;
};

/** Slides that a language model wrote anew, each shown as the file that it would make until it is taken or dropped. */
class Rewritings {
  readonly #proposed = new Map<string, { readonly proposed: Proposed; readonly text: string }>();
  #registered: Disposable | undefined;
  #number = 0;

  add(document: TextDocument, edit: LineEdit): Uri {
    this.#registered ??= workspace.registerTextDocumentContentProvider(scheme, {
      provideTextDocumentContent: (uri) => this.#proposed.get(uri.toString())?.text ?? '',
    });
    this.#number += 1;
    const name = document.uri.path.split('/').at(-1)!;
    const uri = Uri.from({ scheme, path: `/${this.#number}/${name}` });
    const proposed = { document: document.uri, before: linesIn(document, edit), edit };
    this.#proposed.set(uri.toString(), { proposed, text: applyEdits(document.getText(), [edit]) });
    return uri;
  }

  take(uri: Uri): Proposed | undefined {
    const found = this.#proposed.get(uri.toString());
    this.#proposed.delete(uri.toString());
    return found?.proposed;
  }
}

export const rewritings = new Rewritings();
