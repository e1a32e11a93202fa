import { Uri, workspace } from 'vscode';
import { failed, type Result, succeeded, unusable } from '../../client/failure.ts';
import { type ListedSlide, linesOfSlides, listedSlides, placesOf } from '../../deckFile/listedSlides.ts';
import type { Job } from '../jobs/job.ts';
import { onceMade } from '../onceMade.ts';
import type { Parts } from '../parts.ts';
import type { DeckNode } from '../views/treeNode.ts';
import { EditedDecks } from './editedDecks.ts';
import { deckTextOf } from './generatedText.ts';
import { isDeckFile } from './isDeckFile.ts';
import { placeOfDeck } from './placeOfDeck.ts';
import { jobIdOf, serviceDeckScheme } from './serviceDeckUri.ts';

/** Slides of a deck as they stand in its file now. */
export interface PlacedSlides {
  readonly uri: Uri;
  readonly text: string;
  /** Which of all they are, from 0. */
  readonly places: readonly number[];
  /** Where each begins. */
  readonly lines: readonly number[];
}

interface Known {
  readonly text: string;
  readonly slides: readonly ListedSlide[];
}

const openDocument = (suits: (uri: Uri) => boolean): string | undefined =>
  workspace.textDocuments.find(({ uri }) => isDeckFile(uri) && suits(uri))?.getText();

const textOfFile = async (file: Uri): Promise<Result<string>> => {
  const open = openDocument((uri) => uri.toString() === file.toString());
  try {
    return succeeded(open ?? (await workspace.decode(await workspace.fs.readFile(file), { uri: file })));
  } catch (error) {
    return unusable(error instanceof Error ? error.message : String(error));
  }
};

/** The decks of the list as what they are written in. */
export class ListedDecks {
  readonly #parts: Parts;
  readonly #fromServices = new Map<string, Result<string>>();
  readonly #known = new Map<string, Known>();

  readonly #previews = onceMade(async () => new (await import('./slidePreviews.ts')).SlidePreviews());

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get #edited(): EditedDecks {
    return new EditedDecks(this.#parts.context.globalStorageUri);
  }

  /** What services were asked before may be another now. */
  forget(): void {
    this.#fromServices.clear();
  }

  /** The deck files of the workspace that none of the jobs has: a deck is listed once. */
  async files(jobs: readonly Job[]): Promise<readonly Uri[]> {
    const all = await (await this.#parts.deckFiles.here()).all();
    if (all.length === 0) return [];
    const listed = new Set(jobs.map(({ id }) => id));
    const edited = await this.#edited.all();
    const own = new Set(edited.filter(({ job }) => listed.has(job.id)).map(({ deckFile }) => deckFile));
    return all.filter((uri) => !own.has(uri.toString()));
  }

  async slides(deck: DeckNode): Promise<Result<readonly ListedSlide[]>> {
    const got = await this.#textOf(deck);
    if (!got.ok) return got;
    const key = deck.kind === 'job' ? deck.job.id : deck.uri.toString();
    const known = this.#known.get(key);
    if (known?.text === got.value) return succeeded(known.slides);
    const slides = listedSlides(got.value);
    this.#known.set(key, { text: got.value, slides });
    return succeeded(slides);
  }

  /** The first slide, as Markdown shows it; empty where the deck cannot be had. */
  async cover(deck: DeckNode): Promise<string> {
    const text = await this.#textOf(deck);
    if (!text.ok) return '';
    return (await this.#previews()).cover(text.value, deck.kind === 'job' ? deck.job.theme : undefined);
  }

  /** Where slides of the list can be changed; undefined: they say something else by now, or are gone. */
  async place(deck: DeckNode, slides: readonly ListedSlide[]): Promise<Result<PlacedSlides> | undefined> {
    this.forget();
    const got = await this.#textOf(deck);
    if (!got.ok) return got;
    const places = placesOf(got.value, slides);
    if (!places) return undefined;
    const uri = deck.kind === 'job' ? await placeOfDeck(this.#parts, deck.job) : deck.uri;
    if (!(uri instanceof Uri)) return failed(uri);
    const text = (await workspace.openTextDocument(uri)).getText();
    const lines = linesOfSlides(text);
    return succeeded({ uri, text, places, lines: places.map((place) => lines[place] ?? 0) });
  }

  async #textOf(deck: DeckNode): Promise<Result<string>> {
    if (deck.kind === 'deckFile') return textOfFile(deck.uri);
    const file = await this.#edited.fileOf(deck.job.id);
    if (file) return textOfFile(file);
    const open = openDocument((uri) => uri.scheme === serviceDeckScheme && jobIdOf(uri) === deck.job.id);
    return open === undefined ? this.#fromService(deck.job) : succeeded(open);
  }

  /** Asked once: the list is drawn anew each minute. */
  async #fromService(job: Job): Promise<Result<string>> {
    const known = this.#fromServices.get(job.id);
    if (known) return known;
    const got = await deckTextOf(this.#parts, job);
    const text = got.ok ? succeeded(got.value.text) : got;
    this.#fromServices.set(job.id, text);
    return text;
  }
}
