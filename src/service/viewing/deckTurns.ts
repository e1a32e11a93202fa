import { type Account, FairLine } from '../jobs/fairLine.ts';
import { Abandoned } from './drawn.ts';

interface Turn {
  /** Of the deck, where it is a presentation's. */
  readonly id?: string;
  /** The workspace that it is of. */
  readonly who: string | undefined;
  readonly begin: () => void;
}

export interface DeckTurnsOptions {
  readonly most: number;
  /** Of the threads that the turns are for: who waits for another's drawing was given nothing by that. */
  readonly account?: Account;
  /** Of a deck by its id, without the deck; undefined: there is no such deck. */
  readonly workspaceOf: (id: string) => Promise<string | undefined>;
}

/**
 * How many decks are in memory at once, however many are asked for. What is made of one is made one after the other;
 * of several turns the last is for a workspace that has none.
 */
export class DeckTurns {
  readonly #options: DeckTurnsOptions;
  readonly #line: FairLine<Turn>;
  readonly #begun = new Set<Turn>();

  constructor(options: DeckTurnsOptions) {
    this.#options = options;
    this.#line = new FairLine(options.account);
  }

  /** Whoever goes while it waits is made nothing. */
  async take<Made>(id: string, make: () => Promise<Made>, signal?: AbortSignal): Promise<Made> {
    return this.#take({ id, who: await this.#options.workspaceOf(id) }, make, signal);
  }

  /** For a deck that came with what is asked of it. */
  takeFor<Made>(workspace: string, make: () => Promise<Made>, signal?: AbortSignal): Promise<Made> {
    return this.#take({ who: workspace }, make, signal);
  }

  async #take<Made>(
    whose: Pick<Turn, 'id' | 'who'>,
    make: () => Promise<Made>,
    signal: AbortSignal | undefined,
  ): Promise<Made> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const turn = { ...whose, begin: resolve };
    const leave = () => {
      this.#line.leave(turn);
      reject(new Abandoned());
    };
    if (signal?.aborted) throw new Abandoned();
    signal?.addEventListener('abort', leave);
    this.#line.push(turn);
    this.#beginNext();
    await promise.finally(() => signal?.removeEventListener('abort', leave));
    try {
      return await make();
    } finally {
      this.#begun.delete(turn);
      this.#beginNext();
    }
  }

  #beginNext(): void {
    const next = this.#line.next((turn) => this.#mayBegin(turn));
    if (next === undefined) return;
    this.#begun.add(next);
    next.begin();
    this.#beginNext();
  }

  #mayBegin({ id, who }: Turn): boolean {
    const { most } = this.#options;
    const begun = [...this.#begun];
    if (begun.length >= most || (id !== undefined && begun.some((turn) => turn.id === id))) return false;
    const isLast = most > 1 && begun.length === most - 1;
    return !isLast || begun.every((turn) => turn.who !== who);
  }
}
