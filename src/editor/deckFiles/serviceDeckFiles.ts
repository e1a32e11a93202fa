import { type FileStat, FileSystemError, FileType, Uri, window, workspace } from 'vscode';
import type { VersionedText } from '../../api/beyond/deckFile.ts';
import type { Failure, Result } from '../../client/failure.ts';
import { readDeckFile } from '../../deckFile/readDeckFile.ts';
import { explainFailure } from '../failures.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { viewingUrl } from '../views/viewingUrl.ts';
import { addressWords } from '../words/addressWords.ts';
import { deckFileWords } from '../words/deckFileWords.ts';
import { deckWords } from '../words/deckWords.ts';
import { deckTextOf } from './generatedText.ts';
import { isDeckFile } from './isDeckFile.ts';
import { jobIdOf } from './serviceDeckUri.ts';

type ServiceParts = Pick<Parts, 'store' | 'services' | 'panels' | 'isHere' | 'allowedHosts' | 'context'>;

/** It is viewed there, and has no place for what it is written in. */
const takesNoDeckFiles = (failure: Failure): boolean =>
  'status' in failure && [404, 405, 501].some((status) => status === failure.status);

interface Known extends VersionedText {
  /** The editor compares it before it saves: another version has another one. */
  readonly mtime: number;
}

/** Decks that their services keep, as files: read and saved over the wire. */
export class ServiceDeckFiles {
  readonly #parts: ServiceParts;
  readonly #known = new Map<string, Known>();

  constructor(parts: ServiceParts) {
    this.#parts = parts;
  }

  async stat(uri: Uri): Promise<FileStat> {
    const job = this.#job(uri);
    if (!isDeckFile(uri))
      return { ...(await this.#pictureStat(uri)), ctime: job.createdAt, mtime: job.createdAt };
    const { text, mtime } = await this.#read(uri, job);
    return { type: FileType.File, ctime: job.createdAt, mtime, size: Buffer.byteLength(text) };
  }

  async readFile(uri: Uri): Promise<Uint8Array> {
    const job = this.#job(uri);
    if (!isDeckFile(uri)) return this.#picture(uri, job);
    return Buffer.from((await this.#read(uri, job)).text);
  }

  /** Under the version that the editor has seen: whoever saved in between is not written over. */
  async writeFile(uri: Uri, content: Uint8Array): Promise<void> {
    const job = this.#job(uri);
    if (!workspace.isTrusted) throw FileSystemError.NoPermissions(say(addressWords.untrusted));
    if (job.state.kind !== 'completed') throw FileSystemError.FileNotFound(uri);
    const known = this.#known.get(uri.toString()) ?? (await this.#read(uri, job));
    const connection = await this.#parts.services.connect(job.service);
    const { beyond } = this.#value(connection, job);
    const text = Buffer.from(content).toString('utf8');
    const put = await beyond.putDeck(job.state.presentationId, { text, version: known.version });
    if (!put.ok && takesNoDeckFiles(put.failure))
      throw FileSystemError.Unavailable(await this.#keepCopy(uri, content, job));
    const kept = this.#value(put, job);
    this.#known.set(uri.toString(), { ...kept, mtime: Math.max(Date.now(), known.mtime + 1) });
    const { title } = readDeckFile(kept.text, { name: job.title }).deck;
    if (title.trim() !== '' && title !== job.title) await this.#parts.store.rename(job.id, title);
    await this.#parts.panels.refresh(this.#job(uri));
  }

  /** Beside the text that could not be saved, so that nothing of it is lost with its tab. */
  async #keepCopy(uri: Uri, content: Uint8Array, job: Job): Promise<string> {
    const name = uri.path.split('/').at(-1)!;
    const copy = Uri.joinPath(this.#parts.context.globalStorageUri, 'copies', job.id, name);
    await workspace.fs.writeFile(copy, content);
    void window.showTextDocument(copy, { preview: false });
    return say(deckFileWords.copyKept, this.#parts.services.nameOf(job.service), copy.fsPath);
  }

  #job(uri: Uri): Job {
    const job = this.#parts.store.get(jobIdOf(uri));
    if (!job) throw FileSystemError.FileNotFound(uri);
    if (!this.#parts.isHere(job)) throw FileSystemError.Unavailable(say(deckWords.deckNotHere, job.title));
    return job;
  }

  async #read(uri: Uri, job: Job): Promise<Known> {
    const got = this.#value(await deckTextOf(this.#parts, job), job);
    const known = this.#known.get(uri.toString());
    if (known?.version === got.version) return known;
    const read = { ...got, mtime: known ? Math.max(Date.now(), known.mtime + 1) : job.updatedAt };
    this.#known.set(uri.toString(), read);
    return read;
  }

  async #pictureStat(uri: Uri): Promise<Pick<FileStat, 'type' | 'size'>> {
    return { type: FileType.File, size: (await this.#picture(uri, this.#job(uri))).byteLength };
  }

  /** One that the deck's service keeps, by the name that the deck file calls it. */
  async #picture(uri: Uri, job: Job): Promise<Uint8Array> {
    const name = uri.path.split('/').slice(2).join('/');
    const { text } = this.#value(await deckTextOf(this.#parts, job), job);
    const asset = readDeckFile(text).deck.assets.find(({ fileName }) => fileName === name);
    if (!asset || asset.remote !== undefined) throw FileSystemError.FileNotFound(uri);
    const url = this.#value(await viewingUrl(this.#parts, job, say, { opens: false }), job);
    const reply = await fetch(`${url.replace(/[?#].*$/, '')}/pictures/${encodeURIComponent(asset.id)}`);
    if (!reply.ok) throw FileSystemError.FileNotFound(uri);
    return new Uint8Array(await reply.arrayBuffer());
  }

  #value<T>(result: Result<T>, job: Job): T {
    if (result.ok) return result.value;
    throw FileSystemError.Unavailable(this.#why(result.failure, job));
  }

  #why(failure: Failure, job: Job): string {
    if (failure.kind === 'refused' && failure.status === 412) return failure.message;
    return explainFailure(failure, this.#parts.services.nameOf(job.service), say).why;
  }
}
