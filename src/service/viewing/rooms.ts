export interface RoomState {
  /** Grows with each step; 0 before the first. */
  readonly version: number;
  readonly index: number;
  /** The audience sees a black screen for a while. */
  readonly isBlack?: boolean | undefined;
  /** Which page made the step, so that it does not take it for another's. */
  readonly by: string;
}

export type RoomRefusal = 'tooManyRooms' | 'tooManyWait';

interface Room {
  state: RoomState;
  readonly waiting: Set<() => void>;
  usedAt: number;
}

export interface RoomsOptions {
  readonly now: () => number;
  readonly mostRooms: number;
  /** Of one presentation. */
  readonly mostOfOne: number;
  /** In one room, for one presentation, and from one address. */
  readonly mostWaiting: number;
  readonly mostWaitingForOne: number;
  readonly mostWaitingFromOne: number;
  /** How long one that waits is held. */
  readonly patienceMs: number;
  /** After which a room that nobody asks for may give way to a new one. Whoever is in one asks more often. */
  readonly lateMs: number;
  /** After which a room that nobody asks for is forgotten. */
  readonly idleMs: number;
}

const minute = 60_000;
const usual: Omit<RoomsOptions, 'now'> = {
  // One address may not ask often enough to keep so many in use.
  mostRooms: 10_000,
  mostOfOne: 50,
  mostWaiting: 20,
  mostWaitingForOne: 128,
  mostWaitingFromOne: 256,
  patienceMs: 20_000,
  lateMs: minute,
  idleMs: 60 * minute,
};

/** A room is called `presentation/room`. */
const presentationOf = (name: string): string => name.slice(0, name.indexOf('/'));

const empty: RoomState = { version: 0, index: 0, by: '' };

/** Where presentations are that several pages show in step. Kept in memory: after a restart pages say it anew. */
export class Rooms {
  readonly #options: RoomsOptions;
  readonly #rooms = new Map<string, Room>();
  readonly #roomsOf = new Map<string, number>();
  /** How many wait for each presentation, and from each address. */
  readonly #waitingFor = new Map<string, number>();
  readonly #waitingFrom = new Map<string, number>();

  constructor(options: Pick<RoomsOptions, 'now'> & Partial<RoomsOptions>) {
    this.#options = { ...usual, ...options };
  }

  #room(name: string): Room | undefined {
    const known = this.#rooms.get(name);
    if (known === undefined && !this.#hasPlaceBeside(name)) return undefined;
    const room = known ?? { state: empty, waiting: new Set(), usedAt: 0 };
    room.usedAt = this.#options.now();
    // The one that was used last stands last.
    this.#forget(name);
    this.#rooms.set(name, room);
    count(this.#roomsOf, presentationOf(name), 1);
    while (this.#forgetOldest(this.#options.idleMs, () => true));
    return room;
  }

  #forget(name: string): boolean {
    const isGone = this.#rooms.delete(name);
    if (isGone) count(this.#roomsOf, presentationOf(name), -1);
    return isGone;
  }

  /** A room that is in use never gives way to a new one, or whoever opens many would end a presentation. */
  #hasPlaceBeside(name: string): boolean {
    const { mostRooms, mostOfOne, lateMs } = this.#options;
    const presentation = presentationOf(name);
    const isBeside = (other: string) => presentationOf(other) === presentation;
    if (countOf(this.#roomsOf, presentation) >= mostOfOne) return this.#forgetOldest(lateMs, isBeside);
    return this.#rooms.size < mostRooms || this.#forgetOldest(lateMs, () => true);
  }

  /** Of those that nobody has used for so long. */
  #forgetOldest(unusedMs: number, isMeant: (name: string) => boolean): boolean {
    const before = this.#options.now() - unusedMs;
    for (const [name, { usedAt, waiting }] of this.#rooms) {
      if (usedAt > before) return false;
      if (waiting.size === 0 && isMeant(name)) return this.#forget(name);
    }
    return false;
  }

  step(name: string, step: Omit<RoomState, 'version'>): RoomState | RoomRefusal {
    const room = this.#room(name);
    if (room === undefined) return 'tooManyRooms';
    room.state = { ...step, version: room.state.version + 1 };
    for (const wake of [...room.waiting]) wake();
    return room.state;
  }

  /** What a room is at, as soon as that is not `after`, or when the patience is over. */
  async after(
    name: string,
    after: number,
    address: string,
    signal: AbortSignal,
  ): Promise<RoomState | RoomRefusal> {
    const room = this.#room(name);
    if (room === undefined) return 'tooManyRooms';
    const presentation = presentationOf(name);
    const { patienceMs, mostWaiting, mostWaitingForOne, mostWaitingFromOne } = this.#options;
    if (room.state.version !== after || signal.aborted) return room.state;
    if (
      room.waiting.size >= mostWaiting ||
      countOf(this.#waitingFor, presentation) >= mostWaitingForOne ||
      countOf(this.#waitingFrom, address) >= mostWaitingFromOne
    )
      return 'tooManyWait';
    count(this.#waitingFor, presentation, 1);
    count(this.#waitingFrom, address, 1);
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(over);
        signal.removeEventListener('abort', wake);
        room.waiting.delete(wake);
        resolve();
      };
      const over = setTimeout(wake, patienceMs).unref();
      signal.addEventListener('abort', wake);
      room.waiting.add(wake);
    });
    count(this.#waitingFor, presentation, -1);
    count(this.#waitingFrom, address, -1);
    return room.state;
  }

  get size(): number {
    return this.#rooms.size;
  }
}

const countOf = (counts: ReadonlyMap<string, number>, name: string): number => counts.get(name) ?? 0;

function count(counts: Map<string, number>, name: string, change: 1 | -1): void {
  const now = countOf(counts, name) + change;
  if (now > 0) counts.set(name, now);
  else counts.delete(name);
}
