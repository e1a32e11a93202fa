import { randomUUID } from 'node:crypto';
import type { Attachment } from '../api/attachment.ts';
import { uploadTypeOf, uploadTypes } from '../api/uploadTypes.ts';
import { textUpTo } from './bytesUpTo.ts';
import { connectionFailure } from './connectionFailure.ts';
import { cancelled, failed, type Result, succeeded, unusable } from './failure.ts';
import type { Http, HttpReply } from './http.ts';
import { multipart } from './multipart.ts';
import type { PresentationClient } from './presentationClient.ts';
import { retryAfterSeconds } from './retryAfter.ts';
import { withRetries } from './retrying.ts';
import type { Timing } from './timing.ts';
import { answerBytes } from './transport.ts';
import { lastName, type UploadFile } from './uploadFile.ts';

const atOnce = 3;

interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export interface Uploader {
  readonly client: PresentationClient;
  /** For storage, which is not the API: no key, no budget. */
  readonly http: Http;
  readonly baseUrl: string;
  readonly timing: Timing;
}

export interface UploadOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** Storage answers XML, the API's storage JSON; either way the reason is in the element or field. */
const reasonIn = (text: string): string => {
  const reason = /<Message>([^<]{1,300})<|"message"\s*:\s*"((?:[^"\\]|\\.){1,300})"/.exec(text);
  return (reason?.[1] ?? reason?.[2])?.replace(/[.\s]+$/, '') ?? '';
};

const storageRefusal = async (fileName: string, reply: HttpReply) => {
  const reason = reasonIn(await textUpTo(reply.body, answerBytes).catch(() => ''));
  return failed({
    kind: 'refused',
    status: reply.status,
    code: 'FILE_UPLOAD_ERROR',
    message: `The storage did not take "${fileName}" (HTTP ${reply.status})${reason && `: ${reason}`}.`,
    details: [],
    retryAfterSeconds: retryAfterSeconds(reply.headers),
  });
};

const upload = async (
  { client, http, baseUrl, timing }: Uploader,
  { fileName, content }: UploadFile,
  id: string,
  signal: AbortSignal,
  onBytes: (sent: number) => void,
): Promise<Result<Attachment>> => {
  const type = uploadTypeOf(fileName);
  if (type === undefined) {
    return unusable(`"${fileName}" cannot be sent: only ${Object.keys(uploadTypes).join(', ')} can.`);
  }
  const name = lastName(fileName);

  // A target may be used up by a failed attempt, so each attempt gets its own. The call for it has tried again
  // by itself, so its failure is an outcome here.
  const attempt = async (): Promise<Result<Result<Attachment>>> => {
    const target = await client.createUploadTarget(
      { file_name: name, content_type: type, declared_file_size: content.size },
      signal,
    );
    if (!target.ok) return succeeded(target);
    const { fields, download_url } = target.value;
    const url = new URL(target.value.url, baseUrl).href;
    const form = multipart(fields, { name, type, content }, `deckwright-${randomUUID()}`, onBytes);
    try {
      const reply = await http.exchange({
        method: 'POST',
        url,
        headers: { 'content-type': form.contentType, 'content-length': String(form.contentLength) },
        body: form.bytes,
        signal,
      });
      if (reply.status >= 300) return await storageRefusal(fileName, reply);
      await textUpTo(reply.body, answerBytes);
      return succeeded(succeeded({ id, url: download_url, file_name: fileName, type }));
    } catch (error) {
      if ((error as Error).name === 'NotReadableError') {
        return unusable(`"${fileName}" changed while it was being sent. Save it and try again.`);
      }
      return failed(connectionFailure(error, url, signal));
    }
  };
  const outcome = await withRetries(attempt, { idempotent: true, timing, signal });
  return outcome.ok ? outcome.value : outcome;
};

/** Sends files, a few at a time; the attachments come in the order of the files. One failure stops the rest. */
export const uploadFiles = async (
  uploader: Uploader,
  files: readonly UploadFile[],
  { signal, onProgress }: UploadOptions = {},
): Promise<Result<Attachment[]>> => {
  const stop = new AbortController();
  const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const totalBytes = files.reduce((sum, { content }) => sum + content.size, 0);
  const sent = files.map(() => 0);
  const attachments: Attachment[] = [];
  const waiting = files.entries();
  let failure: Result<never> | undefined;

  const sendWaiting = async () => {
    for (const [index, file] of waiting) {
      if (either.aborted) return;
      const result = await upload(uploader, file, `file-${index + 1}`, either, (bytes) => {
        sent[index] = bytes;
        onProgress?.({ sentBytes: sent.reduce((sum, count) => sum + count, 0), totalBytes });
      });
      if (result.ok) attachments[index] = result.value;
      else {
        failure ??= result;
        stop.abort();
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendWaiting));
  if (signal?.aborted) return cancelled;
  return failure ?? succeeded(attachments);
};
