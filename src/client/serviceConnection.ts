import type { Attachment } from '../api/attachment.ts';
import type { ExportedFormat } from '../api/exportedFiles.ts';
import { limits } from '../api/limits.ts';
import { readBaseUrl } from './baseUrl.ts';
import { BeyondClient } from './beyondClient.ts';
import { bytesUpTo } from './bytesUpTo.ts';
import { type DownloadChoice, type DownloadedDeck, deckFileBytes, downloadDeck } from './downloadDeck.ts';
import { type Result, succeeded, unusable } from './failure.ts';
import type { Http } from './http.ts';
import { isLocal, type NetworkSettings } from './network.ts';
import { PresentationClient } from './presentationClient.ts';
import { redirectOf } from './redirectOf.ts';
import { RequestBudget } from './requestBudget.ts';
import { systemTiming, type Timing } from './timing.ts';
import { Transport } from './transport.ts';
import type { UploadFile } from './uploadFile.ts';
import { type UploadOptions, uploadFiles } from './uploads.ts';
import { type FinalStatus, type JobEvent, localPace, watchJob } from './watchJob.ts';

export interface ConnectionOptions {
  readonly baseUrl: string;
  readonly key?: string;
  readonly network: NetworkSettings;
  readonly timing?: Timing;
  /** Undefined: what `network` says. */
  readonly http?: Http;
}

/** One service with one key: its calls, its uploads, its jobs, and the budget they share. */
export class ServiceConnection {
  readonly calls: PresentationClient;
  readonly beyond: BeyondClient;
  readonly baseUrl: string;
  readonly #http: Http;
  readonly #timing: Timing;

  constructor(baseUrl: string, key: string | undefined, http: Http, timing: Timing) {
    this.baseUrl = baseUrl;
    this.#http = http;
    this.#timing = timing;
    const budget = new RequestBudget(isLocal(baseUrl) ? undefined : limits.requestsPerMinute, timing);
    const transport = new Transport({ baseUrl, key, http, budget, timing });
    this.calls = new PresentationClient(transport);
    this.beyond = new BeyondClient(transport);
  }

  watch(generationId: string, signal?: AbortSignal): AsyncGenerator<JobEvent, Result<FinalStatus>> {
    return watchJob({
      client: this.calls,
      generationId,
      timing: this.#timing,
      signal,
      pace: isLocal(this.baseUrl) ? localPace : undefined,
    });
  }

  upload(files: readonly UploadFile[], options?: UploadOptions): Promise<Result<Attachment[]>> {
    const uploader = { client: this.calls, http: this.#http, baseUrl: this.baseUrl, timing: this.#timing };
    return uploadFiles(uploader, files, options);
  }

  download(
    page: string,
    format: ExportedFormat,
    options: { readonly choice: DownloadChoice; readonly signal?: AbortSignal },
  ): Promise<Result<DownloadedDeck>> {
    return downloadDeck(this.#http, page, format, options);
  }

  /** Where the address of a page leads on to. */
  redirectOf(page: string, signal?: AbortSignal): Promise<string | undefined> {
    return redirectOf(this.#http, page, signal);
  }

  /** Has the service draw a page that is about to be looked at. */
  async drawAhead(page: string): Promise<void> {
    const reply = await this.#http.exchange({ method: 'GET', url: page, headers: {} });
    await bytesUpTo(reply.body, deckFileBytes);
  }

  close(): Promise<void> {
    return this.#http.close();
  }
}

export const openConnection = async ({
  baseUrl,
  key,
  network,
  timing = systemTiming,
  http,
}: ConnectionOptions): Promise<Result<ServiceConnection>> => {
  const url = readBaseUrl(baseUrl);
  if (!url.ok) return url;
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) {
    return unusable('The API key holds blanks or characters that no key has. Copy it again.');
  }
  if (http) return succeeded(new ServiceConnection(url.value, key, http, timing));
  const { openUndiciHttp } = await import('./undiciHttp.ts');
  const opened = openUndiciHttp(url.value, network);
  return opened.ok ? succeeded(new ServiceConnection(url.value, key, opened.value, timing)) : opened;
};
