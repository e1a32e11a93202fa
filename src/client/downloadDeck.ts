import { type ExportNote, noteHeader, readNote } from '../api/exported.ts';
import { type ExportedFonts, type ExportedFormat, exportedFiles } from '../api/exportedFiles.ts';
import { bytesUpTo } from './bytesUpTo.ts';
import { connectionFailure } from './connectionFailure.ts';
import { failed, type Result, succeeded, unusable } from './failure.ts';
import type { Http } from './http.ts';
import { answerBytes } from './transport.ts';

export interface DownloadChoice {
  readonly theme?: string | undefined;
  readonly fonts?: ExportedFonts | undefined;
  /** "3" or "3-7". */
  readonly slides?: string | undefined;
}

export interface DownloadedDeck {
  readonly bytes: Uint8Array;
  readonly note: ExportNote | undefined;
}

/** Where a presentation's page has it as a file. */
export const deckFileAddress = (page: string, format: ExportedFormat, choice: DownloadChoice): string => {
  const address = new URL(page);
  address.pathname = `${address.pathname.replace(/\/$/, '')}/${exportedFiles[format].name}`;
  address.hash = '';
  for (const [name, value] of Object.entries(choice)) if (value) address.searchParams.set(name, value);
  return address.href;
};

const names: Readonly<Record<ExportedFormat, string>> = {
  pptx: 'PowerPoint files',
  html: 'HTML files',
  md: 'deck files',
  notes: 'speaker notes',
};

/** A page or a file: the 512 MB of pictures that a service puts into one at most, as letters of HTML, and all else. */
export const deckFileBytes = 800_000_000;

/** A deck as a file, from beside its page: whoever may view it may have it. */
export const downloadDeck = async (
  http: Http,
  page: string,
  format: ExportedFormat,
  { choice, signal }: { readonly choice: DownloadChoice; readonly signal?: AbortSignal },
): Promise<Result<DownloadedDeck>> => {
  const url = deckFileAddress(page, format, choice);
  const { type } = exportedFiles[format];
  try {
    const reply = await http.exchange({ method: 'GET', url, headers: { accept: type }, signal });
    if (reply.status === 200 && reply.headers['content-type'] === type)
      return succeeded({
        bytes: await bytesUpTo(reply.body, deckFileBytes),
        note: readNote(reply.headers[noteHeader]),
      });
    await bytesUpTo(reply.body, answerBytes);
    return unusable(
      reply.status === 429 || reply.status >= 500
        ? `The service could not write the file (HTTP ${reply.status}). Try again in a minute.`
        : `The service at ${new URL(page).host} makes no ${names[format]} of its presentations.`,
    );
  } catch (error) {
    return failed(connectionFailure(error, url, signal));
  }
};
