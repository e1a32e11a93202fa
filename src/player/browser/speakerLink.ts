/** What the page and its speaker view say to each other. */
export interface SpeakerMessage {
  readonly deckwright: 'at' | 'go' | 'hello';
  readonly index: number;
  /** The audience sees a black screen. */
  readonly isBlack?: boolean | undefined;
}

const isMessage = (data: unknown): data is SpeakerMessage =>
  typeof data === 'object' && data !== null && 'deckwright' in data && 'index' in data;

/** How a deck's page and its speaker view hear of each other. */
export interface DeckLink {
  readonly send: (message: SpeakerMessage) => void;
  readonly receive: (handle: (message: SpeakerMessage) => void) => void;
}

/** Two windows of one deck. They hold each other by reference, so that it works for a file on disk too. */
export class SpeakerLink implements DeckLink {
  readonly #window: Window;
  #other: Window | null;

  constructor(window: Window, other: Window | null) {
    this.#window = window;
    this.#other = other;
  }

  set other(other: Window | null) {
    this.#other = other;
  }

  get isOpen(): boolean {
    return this.#other !== null && !this.#other.closed;
  }

  focus(): void {
    this.#other?.focus();
  }

  send(message: SpeakerMessage): void {
    if (this.isOpen) this.#other?.postMessage(message, '*');
  }

  /** A page that was loaded anew knows no other: it is whoever it had opened. */
  #isFromOther(source: MessageEventSource | null): boolean {
    if (this.#other === null && source && 'opener' in source && source.opener === this.#window)
      this.#other = source;
    return source === this.#other;
  }

  receive(handle: (message: SpeakerMessage) => void): void {
    this.#window.addEventListener('message', (event) => {
      if (isMessage(event.data) && this.#isFromOther(event.source)) handle(event.data);
    });
  }
}
