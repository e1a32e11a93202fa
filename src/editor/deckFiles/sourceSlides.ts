import { Uri, workspace } from 'vscode';
import { type SlideOrigin, slideOrigins } from '../../deckFile/slideOrigins.ts';
import type { DeckFilesHere } from './deckFilesHere.ts';

/** Where the file lies that a deck file names as its source: beside it. */
export const sourceUri = (deckFile: Uri, source: string): Uri | undefined =>
  /^(?:[a-z][a-z\d+.-]*:|[/\\])/i.test(source) ? undefined : Uri.joinPath(deckFile, '..', source);

export interface SourceSlide extends SlideOrigin {
  readonly deckFile: Uri;
}

interface Read {
  readonly stamp: number;
  readonly origins: readonly SlideOrigin[];
}

/** The slides that say they come from a document, in the deck files of the workspace. */
export class SourceSlides {
  readonly #here: Pick<DeckFilesHere, 'all'>;
  readonly #read = new Map<string, Read>();

  constructor(here: Pick<DeckFilesHere, 'all'>) {
    this.#here = here;
  }

  async of(document: Uri): Promise<readonly SourceSlide[]> {
    const found: SourceSlide[] = [];
    for (const deckFile of await this.#here.all()) {
      const origins = await this.#originsOf(deckFile);
      for (const origin of origins)
        if (sourceUri(deckFile, origin.source)?.toString() === document.toString())
          found.push({ ...origin, deckFile });
    }
    return found;
  }

  async #originsOf(deckFile: Uri): Promise<readonly SlideOrigin[]> {
    const open = workspace.textDocuments.find(({ uri }) => uri.toString() === deckFile.toString());
    const known = this.#read.get(deckFile.toString());
    try {
      const stamp = open ? -open.version : (await workspace.fs.stat(deckFile)).mtime;
      if (known?.stamp === stamp) return known.origins;
      const text = open?.getText() ?? (await workspace.decode(await workspace.fs.readFile(deckFile)));
      const origins = slideOrigins(text);
      this.#read.set(deckFile.toString(), { stamp, origins });
      return origins;
    } catch {
      return [];
    }
  }
}
