import { type Disposable, Uri, workspace } from 'vscode';

const scheme = 'deckwright-text';

/** Texts that are shown beside a file and kept nowhere. */
class ShownTexts {
  readonly #texts = new Map<string, string>();
  #registered: Disposable | undefined;
  #number = 0;

  show(text: string, name: string): Uri {
    this.#registered ??= workspace.registerTextDocumentContentProvider(scheme, {
      provideTextDocumentContent: (uri) => this.#texts.get(uri.toString()) ?? '',
    });
    this.#number += 1;
    const uri = Uri.from({ scheme, path: `/${this.#number}/${name}` });
    this.#texts.set(uri.toString(), text);
    return uri;
  }

  forget(uri: Uri): void {
    this.#texts.delete(uri.toString());
  }
}

export const shownTexts = new ShownTexts();
