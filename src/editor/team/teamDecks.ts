import type { ServiceConnection } from '../../client/serviceConnection.ts';
import { builtInUrl, type ServiceUrl } from '../services/service.ts';
import type { Services } from '../services/services.ts';
import type { ListingServices } from './listingServices.ts';
import { TeamList } from './teamList.ts';

export interface TeamDecksOptions {
  readonly services: Pick<Services, 'current' | 'connect'>;
  readonly listing: Pick<ListingServices, 'has' | 'note'>;
}

/** Without a list: whether there is one. With it: what stands below it. */
type Listener = (list?: TeamList) => void;

/** What a team has on the chosen service, where that is a hosted one which lists decks. */
export class TeamDecks {
  readonly #options: TeamDecksOptions;
  readonly #listeners = new Set<Listener>();
  #newest: TeamList | undefined;

  constructor(options: TeamDecksOptions) {
    this.#options = options;
  }

  /**
   * By what is known of the service already: nothing waits for it, so that the row is there with the first drawing and no
   * other moves. It stays the same one as long as the service does.
   */
  get list(): TeamList | undefined {
    const service = this.#service;
    if (service === undefined) return undefined;
    if (this.#newest?.service !== service) {
      this.#newest = this.#open(service);
      void this.#look();
    }
    return this.#options.listing.has(service) ? this.#newest : undefined;
  }

  /** What was unfolded is asked for anew; what stands there stays until the answer comes. */
  async refresh(): Promise<void> {
    await (this.list?.again() ?? this.#look());
  }

  serviceChanged(): void {
    this.#tell();
  }

  /** Below the same row there may be others. */
  keyChanged(): void {
    this.#newest?.forget();
    void this.#look();
  }

  /** Whether a service lists decks: it may have come to, or have ceased to. */
  async learn(service: ServiceUrl, { beyond }: Pick<ServiceConnection, 'beyond'>): Promise<void> {
    const told = await beyond.tellCapabilities();
    if (told.ok) await this.#note(service, told.value.has('list'));
  }

  onDidChange(listener: Listener): { dispose(): void } {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  }

  get #service(): ServiceUrl | undefined {
    const service = this.#options.services.current();
    return service.ok && service.value !== builtInUrl ? service.value : undefined;
  }

  #open(service: ServiceUrl): TeamList {
    const { services } = this.#options;
    return new TeamList({
      service,
      read: async (cursor) => {
        const connection = await services.connect(service);
        return connection.ok ? connection.value.beyond.listPresentations({ cursor }) : connection;
      },
      changed: (list) => this.#tell(list),
      isLacking: () => void this.#note(service, false),
    });
  }

  async #look(): Promise<void> {
    const service = this.#service;
    if (service === undefined) return;
    const connection = await this.#options.services.connect(service);
    if (connection.ok) await this.learn(service, connection.value);
  }

  async #note(service: ServiceUrl, lists: boolean): Promise<void> {
    const { listing } = this.#options;
    if (listing.has(service) === lists) return;
    await listing.note(service, lists);
    this.#tell();
  }

  #tell(list?: TeamList): void {
    for (const listener of this.#listeners) listener(list);
  }
}
