import type * as z from 'zod';
import { Capabilities } from '../api/beyond/capabilities.ts';
import { DeckVersions, VersionedText } from '../api/beyond/deckFile.ts';
import { DeletedPresentation, ListedPresentation, PresentationList } from '../api/beyond/presentations.ts';
import { type RewriteSlide, SlideRewritten } from '../api/beyond/rewriting.ts';
import { GenerationStatus } from '../api/generation.ts';
import { type Failure, failed, type Result, succeeded } from './failure.ts';
import type { Transport } from './transport.ts';

type Deleted = z.infer<typeof DeletedPresentation>;

const unanswered: ReadonlySet<Failure['kind']> = new Set(['cancelled', 'connection']);

const lacking = (): { readonly ok: false; readonly failure: Failure } =>
  failed({
    kind: 'unusable',
    message: 'This service cannot do that: it has the presentation API alone, without what Deckwright adds.',
  });

/** A page has a hundred presentations at most, and a hundred thousand are more than any workspace keeps. */
const pageBytes = 1_000_000;
const mostPages = 2_000;
const endless: Failure = {
  kind: 'notTheApi',
  message: "The service's list of presentations has no end: its pages lead to each other, or on and on.",
};

/** The calls that only Deckwright's own service has. What a service can do is asked once. */
export class BeyondClient {
  readonly #transport: Transport;
  #known: Promise<Result<ReadonlySet<string>>> | undefined;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  async capabilities(signal?: AbortSignal): Promise<ReadonlySet<string>> {
    const told = await this.tellCapabilities(signal);
    return told.ok ? told.value : new Set();
  }

  /** Any answer but the right one means that it can do none of it; where none came, it is asked again. */
  tellCapabilities(signal?: AbortSignal): Promise<Result<ReadonlySet<string>>> {
    this.#known ??= this.#transport.beyond('capabilities', { reader: Capabilities, signal }).then((told) => {
      if (told.ok) return succeeded(new Set(told.value.capabilities));
      if (!unanswered.has(told.failure.kind)) return succeeded(new Set());
      this.#known = undefined;
      return told;
    });
    return this.#known;
  }

  listPresentations(
    page: { readonly cursor?: string; readonly inBin?: boolean },
    signal?: AbortSignal,
  ): Promise<Result<PresentationList>> {
    const query = { ...(page.cursor && { cursor: page.cursor }), ...(page.inBin && { bin: 'true' }) };
    return this.#if('list', signal, () =>
      this.#transport.beyond('listPresentations', {
        reader: PresentationList,
        query,
        mostBytes: pageBytes,
        signal,
      }),
    );
  }

  /** Page after page. A list that leads back into itself, or goes on beyond what anybody keeps, is none. */
  async listAllPresentations(
    choice: { readonly inBin?: boolean },
    signal?: AbortSignal,
  ): Promise<Result<ListedPresentation[]>> {
    const all: ListedPresentation[] = [];
    const asked = new Set<string | undefined>();
    let cursor: string | undefined;
    do {
      asked.add(cursor);
      const page = await this.listPresentations({ ...choice, cursor }, signal);
      if (!page.ok) return page;
      all.push(...page.value.presentations);
      cursor = page.value.next_cursor;
    } while (!asked.has(cursor) && asked.size < mostPages);
    return cursor === undefined ? succeeded(all) : failed(endless);
  }

  deletePresentation(id: string, permanently: boolean, signal?: AbortSignal): Promise<Result<Deleted>> {
    const query = { permanently: String(permanently) };
    return this.#if('bin', signal, () =>
      this.#transport.beyond('deletePresentation', { reader: DeletedPresentation, id, query, signal }),
    );
  }

  restorePresentation(id: string, signal?: AbortSignal): Promise<Result<ListedPresentation>> {
    return this.#if('bin', signal, () =>
      this.#transport.beyond('restorePresentation', { reader: ListedPresentation, id, signal }),
    );
  }

  replaceLink(id: string, signal?: AbortSignal): Promise<Result<ListedPresentation>> {
    return this.#if('link', signal, () =>
      this.#transport.beyond('replaceLink', { reader: ListedPresentation, id, signal }),
    );
  }

  /** The latest version, or an earlier one. */
  getDeck(id: string, signal?: AbortSignal, version?: string): Promise<Result<VersionedText>> {
    const query: Record<string, string> = version === undefined ? {} : { version };
    return this.#if('deck', signal, () =>
      this.#transport.beyond('getDeck', { reader: VersionedText, id, query, signal }),
    );
  }

  /** `version` is the one that the text was made of: where it is not the latest any more, nothing is replaced. */
  putDeck(id: string, body: VersionedText, signal?: AbortSignal): Promise<Result<VersionedText>> {
    return this.#if('editing', signal, () =>
      this.#transport.beyond('putDeck', { reader: VersionedText, id, body, signal }),
    );
  }

  /** Waits for a language model; nothing is kept of it. */
  rewriteSlide(body: RewriteSlide, signal?: AbortSignal): Promise<Result<SlideRewritten>> {
    return this.#if('rewriting', signal, () =>
      this.#transport.beyond('rewriteSlide', { reader: SlideRewritten, body, signal }),
    );
  }

  listDeckVersions(id: string, signal?: AbortSignal): Promise<Result<DeckVersions>> {
    return this.#if('editing', signal, () =>
      this.#transport.beyond('listDeckVersions', { reader: DeckVersions, id, signal }),
    );
  }

  /** A job that has ended stays as it is. */
  cancelGeneration(id: string, signal?: AbortSignal): Promise<Result<GenerationStatus>> {
    return this.#if('cancel', signal, () =>
      this.#transport.beyond('cancelGeneration', { reader: GenerationStatus, id, signal }),
    );
  }

  async #if<T>(
    capability: string,
    signal: AbortSignal | undefined,
    call: () => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const told = await this.tellCapabilities(signal);
    if (!told.ok) return told;
    return told.value.has(capability) ? call() : lacking();
  }
}
