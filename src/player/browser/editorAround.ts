import type { View } from './viewChoice.ts';

/** Where a deck is looked at: the slide by its title, since another version has others about it. */
export interface Place {
  readonly index: number;
  readonly title: string;
}

/** A diagram that is shown as its text, since it cannot be read from a line of it on. */
export interface UndrawnDiagram {
  readonly slide: number;
  readonly name: string;
  readonly line?: number | undefined;
}

export type AskedOfEditor = 'present' | 'endPresenting' | 'print';
export interface Move {
  readonly to: 'next' | 'previous';
  /** By → or ←, which turn as the deck is read. */
  readonly sideways?: boolean;
}

/** By how many slides a move turns. */
export const stepOf = ({ to, sideways = false }: Move, isMirrored: boolean): number =>
  (to === 'next') === (sideways && isMirrored) ? -1 : 1;

type FromEditor =
  | { readonly type: 'deckwright.editor'; readonly place?: Place }
  | ({ readonly type: 'deckwright.move' } & Move);

const isFromEditor = (data: unknown): data is FromEditor =>
  typeof data === 'object' &&
  data !== null &&
  ['deckwright.editor', 'deckwright.move'].includes((data as FromEditor).type);

export interface EditorUse {
  /** There is an editor; the place is where its tab was before, in this version or another. */
  readonly greeted: (place: Place | undefined) => void;
  readonly move: (move: Move) => void;
}

/** The editor whose tab the page is in, if it is in one: what a frame may not do there, the editor does. */
export class EditorAround {
  readonly #parent: Window | undefined;
  #isThere = false;

  constructor(window: Window, use: EditorUse) {
    this.#parent = window.parent === window ? undefined : window.parent;
    window.addEventListener('message', ({ source, data }) => {
      if (source !== this.#parent || !isFromEditor(data)) return;
      if (data.type === 'deckwright.move') return use.move(data);
      this.#isThere = true;
      use.greeted(data.place);
    });
    this.#send({ type: 'deckwright.page' });
  }

  get isThere(): boolean {
    return this.#isThere;
  }

  #send(message: object): void {
    // Nothing secret is in it, whoever shows the deck.
    this.#parent?.postMessage(message, '*');
  }

  /** False where there is nobody to ask. */
  ask(what: AskedOfEditor): boolean {
    if (this.#isThere) this.#send({ type: 'deckwright.ask', what });
    return this.#isThere;
  }

  /** Where it is and how it looks, to be kept over reloads and versions, and what it cannot show. */
  tell(kept: {
    readonly place?: Place;
    readonly theme?: string;
    readonly view?: View;
    readonly undrawn?: readonly UndrawnDiagram[];
  }): void {
    if (this.#isThere) this.#send({ type: 'deckwright.kept', ...kept });
  }
}

/** The slide nearest to where one was, among those of its title if there are any. */
export const indexOfPlace = (titles: readonly string[], { index, title }: Place): number => {
  const same = [...titles.keys()].filter((at) => titles[at] === title);
  const candidates = title === '' || same.length === 0 ? [Math.min(index, titles.length - 1)] : same;
  return candidates.reduce((best, at) => (Math.abs(at - index) < Math.abs(best - index) ? at : best));
};
