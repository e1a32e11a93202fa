/** What the page and its speaker view say to each other. */
export interface SpeakerMessage {
  readonly deckwright: 'at' | 'go' | 'hello';
  readonly index: number;
}

const isMessage = (data: unknown): data is SpeakerMessage =>
  typeof data === 'object' && data !== null && 'deckwright' in data && 'index' in data;

/** Two windows of one deck. They hold each other by reference, so that it works for a file on disk too. */
export class SpeakerLink {
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

  receive(handle: (message: SpeakerMessage) => void): void {
    this.#window.addEventListener('message', (event) => {
      if (event.source === this.#other && isMessage(event.data)) handle(event.data);
    });
  }
}
