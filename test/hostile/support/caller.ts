import assert from 'node:assert/strict';
import { type Answer, callApi } from '../../support/callApi.ts';
import { formOf, post } from '../../support/uploading.ts';

export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Who makes decks of files with a key. */
export class Caller {
  readonly #baseUrl: string;
  readonly #key: string;

  constructor(baseUrl: string, key: string) {
    this.#baseUrl = baseUrl;
    this.#key = key;
  }

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    return callApi(this.#baseUrl + path, { method, body, headers: { 'x-api-key': this.#key } });
  }

  /** Resolves to the generation's id. */
  async begin(prompt: string, ...attachments: readonly Attachment[]): Promise<string> {
    const { body } = await this.call('POST', '/presentations/generate', {
      prompt,
      non_interactive: true,
      attachments: await Promise.all(attachments.map((attachment) => this.#uploaded(attachment))),
    });
    return body.generation_id;
  }

  async status(id: string): Promise<Answer['body']> {
    return (await this.call('GET', `/presentations/generate/${id}/status`)).body;
  }

  async cancel(id: string): Promise<Answer['body']> {
    const path = this.#baseUrl.replace(/\/api\/v1$/, `/deckwright/v1/generations/${id}`);
    return (await callApi(path, { method: 'DELETE', headers: { 'x-api-key': this.#key } })).body;
  }

  /** When it is no longer generating. */
  async ended(id: string): Promise<Answer['body']> {
    for (;;) {
      const status = await this.status(id);
      if (status.status !== 'generating') return status;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async #uploaded({ name, type, bytes }: Attachment) {
    const { body } = await this.call('POST', '/uploads/create-target', {
      file_name: name,
      content_type: type,
      declared_file_size: bytes.byteLength,
    });
    assert.equal((await post(body, formOf(body.fields, new Uint8Array(bytes)))).status, 204);
    return { id: name, file_name: name, type, url: body.download_url };
  }
}
