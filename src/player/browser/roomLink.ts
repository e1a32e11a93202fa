import type { DeckLink, SpeakerMessage } from './speakerLink.ts';

interface RoomState {
  readonly version: number;
  readonly index: number;
  readonly isBlack?: boolean;
  readonly by: string;
}

const isRoomState = (value: unknown): value is RoomState =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger((value as RoomState).version) &&
  Number.isInteger((value as RoomState).index);

/** What both pages have in common: where they are, and whether the audience sees it. */
const shared = ({ index, isBlack = false }: Pick<SpeakerMessage, 'index' | 'isBlack'>): string =>
  `${index} ${isBlack}`;

const againMs = 2_000;

/**
 * Two pages of one deck in two programs, in step over the service: a browser on the wall and an editor's tab. Each
 * says where it went and hears where the other is; a page that was loaded anew hears it too.
 */
export class RoomLink implements DeckLink {
  readonly #address: string;
  readonly #hears: 'at' | 'go';
  readonly #id = crypto.randomUUID();
  #known: string | undefined;

  constructor(location: Location, room: string, hears: 'at' | 'go') {
    this.#address = `${location.pathname.replace(/\/$/, '')}/rooms/${encodeURIComponent(room)}`;
    this.#hears = hears;
  }

  send(message: SpeakerMessage): void {
    // Where it was sent it need not say that it is; and who comes says nothing before it has heard.
    if (message.deckwright === 'hello' || this.#known === undefined || this.#known === shared(message))
      return;
    this.#known = shared(message);
    void this.#tell(message).catch(() => undefined);
  }

  async #tell({ index, isBlack }: SpeakerMessage): Promise<void> {
    await fetch(this.#address, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ index, isBlack, by: this.#id }),
    });
  }

  receive(handle: (message: SpeakerMessage) => void): void {
    void this.#listen(handle);
  }

  async #listen(handle: (message: SpeakerMessage) => void): Promise<void> {
    let version = -1;
    while (true) {
      const state = await this.#next(version).catch(() => undefined);
      if (state === undefined) await new Promise((resolve) => setTimeout(resolve, againMs));
      else {
        version = state.version;
        if (version === 0 || this.#known === undefined) this.#known = shared(state);
        // Nobody has said anything in the room yet, or not since the service began anew.
        if (version === 0) handle({ deckwright: 'hello', index: state.index });
        if (version === 0 || state.by === this.#id) continue;
        this.#known = shared(state);
        handle({ deckwright: this.#hears, index: state.index, isBlack: state.isBlack });
      }
    }
  }

  async #next(after: number): Promise<RoomState | undefined> {
    const response = await fetch(`${this.#address}?after=${after}`);
    if (!response.ok) return undefined;
    const state: unknown = await response.json();
    return isRoomState(state) ? state : undefined;
  }
}
