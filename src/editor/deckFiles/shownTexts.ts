import { EventEmitter, Uri, workspace } from 'vscode';

const scheme = 'deckwright-text';

/** Texts that are shown beside others and that nobody can change; they are kept nowhere. */
class ShownTexts {
  readonly #texts = new Map<string, string>();
  readonly #changed = new EventEmitter<Uri>();
  #isRegistered = false;
  #number = 0;

  #register(): void {
    if (this.#isRegistered) return;
    this.#isRegistered = true;
    workspace.registerTextDocumentContentProvider(scheme, {
      onDidChange: this.#changed.event,
      provideTextDocumentContent: (uri) => this.#texts.get(uri.toString()) ?? '',
    });
  }

  /** What has an `id` is shown where it was shown before. */
  show(text: string, name: string, id?: string): Uri {
    this.#register();
    this.#number += 1;
    const uri = Uri.from({ scheme, path: `/${id ?? this.#number}/${name}` });
    this.#texts.set(uri.toString(), text);
    this.#changed.fire(uri);
    return uri;
  }
}

export const shownTexts = new ShownTexts();
