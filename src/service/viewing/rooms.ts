export interface RoomState {
  /** Grows with each step; 0 before the first. */
  readonly version: number;
  readonly index: number;
  /** The audience sees a black screen for a while. */
  readonly isBlack?: boolean | undefined;
  /** Which page made the step, so that it does not take it for another's. */
  readonly by: string;
}

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
  /** After which a room that nobody asks for is forgotten. */
  readonly idleMs: number;
}

const minute = 60_000;
const usual: Omit<RoomsOptions, 'now'> = {
  mostRooms: 1_000,
  mostOfOne: 50,
  mostWaiting: 20,
  mostWaitingForOne: 128,
  mostWaitingFromOne: 256,
  patienceMs: 20_000,
  idleMs: 60 * minute,
};

/** A room is called `presentation/room`. */
const presentationOf = (name: string): string => name.slice(0, name.indexOf('/'));

const empty: RoomState = { version: 0, index: 0, by: '' };

/** Where presentations are that several pages show in step. Kept in memory: after a restart pages say it anew. */
export class Rooms {
  readonly #options: RoomsOptions;
  readonly #rooms = new Map<string, Room>();
  /** How many wait for each presentation, and from each address. */
  readonly #waitingFor = new Map<string, number>();
  readonly #waitingFrom = new Map<string, number>();

  constructor(options: Pick<RoomsOptions, 'now'> & Partial<RoomsOptions>) {
    this.#options = { ...usual, ...options };
  }

  #room(name: string): Room {
    const { now, mostRooms, idleMs } = this.#options;
    const known = this.#rooms.get(name);
    const room = known ?? { state: empty, waiting: new Set(), usedAt: 0 };
    room.usedAt = now();
    // The one that was used last stands last.
    this.#rooms.delete(name);
    this.#rooms.set(name, room);
    for (const [oldName, old] of this.#rooms) {
      if (this.#rooms.size <= mostRooms && now() - old.usedAt < idleMs) break;
      if (old !== room && old.waiting.size === 0) this.#rooms.delete(oldName);
    }
    if (!known) this.#forgetOldestBeside(name);
    return room;
  }

  /** Who opens many rooms of a presentation has their own forgotten, not those of others. */
  #forgetOldestBeside(name: string): void {
    const presentation = presentationOf(name);
    const beside = [...this.#rooms].filter(([other]) => presentationOf(other) === presentation);
    const tooMany = beside.slice(0, Math.max(0, beside.length - this.#options.mostOfOne));
    for (const [other, { waiting }] of tooMany) if (waiting.size === 0) this.#rooms.delete(other);
  }

  step(name: string, step: Omit<RoomState, 'version'>): RoomState {
    const room = this.#room(name);
    room.state = { ...step, version: room.state.version + 1 };
    for (const wake of [...room.waiting]) wake();
    return room.state;
  }

  /**
   * What a room is at, as soon as that is not `after`, or when the patience is over. Undefined: too many wait.
   */
  async after(
    name: string,
    after: number,
    address: string,
    signal: AbortSignal,
  ): Promise<RoomState | undefined> {
    const room = this.#room(name);
    const presentation = presentationOf(name);
    const { patienceMs, mostWaiting, mostWaitingForOne, mostWaitingFromOne } = this.#options;
    if (room.state.version !== after || signal.aborted) return room.state;
    if (
      room.waiting.size >= mostWaiting ||
      countOf(this.#waitingFor, presentation) >= mostWaitingForOne ||
      countOf(this.#waitingFrom, address) >= mostWaitingFromOne
    )
      return undefined;
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
