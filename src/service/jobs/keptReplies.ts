import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageModel, ModelReply, ModelRequest } from '../../engine/model/languageModel.ts';

/** A model whose replies are kept until the step they are for is saved: what was paid is not asked again. */
export class KeptReplies implements LanguageModel {
  readonly contextTokens: number;
  readonly #model: LanguageModel;
  readonly #folder: string;

  constructor(model: LanguageModel, folder: string) {
    this.contextTokens = model.contextTokens;
    this.#model = model;
    this.#folder = folder;
  }

  countTokens(text: string): Promise<number> {
    return this.#model.countTokens(text);
  }

  async complete(request: ModelRequest, signal: AbortSignal): Promise<ModelReply> {
    const name = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    const path = join(this.#folder, name);
    const kept = await readFile(path, 'utf8').catch(() => undefined);
    if (kept !== undefined) return JSON.parse(kept) as ModelReply;
    const reply = await this.#model.complete(request, signal);
    if (reply.tokens > 0) await this.#keep(path, reply);
    return reply;
  }

  /** All of it at once: the process may be gone at any moment. */
  async #keep(path: string, reply: ModelReply): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const partial = `${path}-${randomUUID()}`;
    await writeFile(partial, JSON.stringify(reply), { mode: 0o600, flush: true });
    await rename(partial, path);
  }
}
