import type { ListedPresentation, PresentationList } from '../../api/beyond/presentations.ts';
import type { Failure, Result } from '../../client/failure.ts';
import type { ServiceUrl } from '../services/service.ts';

export interface TeamListOptions {
  readonly service: ServiceUrl;
  readonly read: (cursor?: string) => Promise<Result<PresentationList>>;
  /** Something else stands below the row. */
  readonly changed: (list: TeamList) => void;
  readonly isLacking: (list: TeamList) => void;
}

/** A service without the call, whatever it says it can do. */
const saysLacking = (failure: Failure): boolean =>
  failure.kind === 'refused' && (failure.status === 404 || failure.status === 501);

/** The decks of a service's workspace, newest first, as far as they were asked for; and their row in the list. */
export class TeamList {
  readonly kind = 'team';
  readonly #options: TeamListOptions;
  #decks: readonly ListedPresentation[] = [];
  #isRead = false;
  #cursor: string | undefined;
  #failure: Failure | undefined;
  #asking: Promise<void> | undefined;
  #timesForgotten = 0;

  constructor(options: TeamListOptions) {
    this.#options = options;
  }

  get service(): ServiceUrl {
    return this.#options.service;
  }

  get decks(): readonly ListedPresentation[] {
    return this.#decks;
  }

  /** Whether there was an answer yet, or why there is none. */
  get isRead(): boolean {
    return this.#isRead;
  }

  get hasMore(): boolean {
    return this.#cursor !== undefined;
  }

  /** Why the last page did not come. */
  get failure(): Failure | undefined {
    return this.#failure;
  }

  /** The first page, unless it was asked for. */
  async begin(): Promise<void> {
    if (!this.#isRead) await this.more();
  }

  /** The next page, or the one that did not come. */
  more(): Promise<void> {
    return this.#ask(this.#decks, this.#cursor);
  }

  /** From the first page, if that was ever asked for. */
  async again(): Promise<void> {
    await this.#asking;
    if (this.#isRead) await this.#ask([]);
  }

  /** What is on its way is of no interest any more. */
  forget(): void {
    const isShown = this.#isRead || this.#asking !== undefined;
    this.#timesForgotten += 1;
    [this.#decks, this.#isRead] = [[], false];
    this.#cursor = this.#failure = this.#asking = undefined;
    if (isShown) this.#options.changed(this);
  }

  #ask(before: readonly ListedPresentation[], cursor?: string): Promise<void> {
    this.#asking ??= this.#read(before, cursor);
    return this.#asking;
  }

  async #read(before: readonly ListedPresentation[], cursor?: string): Promise<void> {
    const times = this.#timesForgotten;
    const page = await this.#options.read(cursor);
    if (times !== this.#timesForgotten) return;
    this.#asking = undefined;
    this.#isRead = true;
    this.#decks = page.ok ? [...before, ...page.value.presentations] : before;
    this.#cursor = page.ok ? page.value.next_cursor : cursor;
    this.#failure = page.ok ? undefined : page.failure;
    if (!page.ok && saysLacking(page.failure)) this.#options.isLacking(this);
    else this.#options.changed(this);
  }
}
