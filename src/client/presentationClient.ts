import * as z from 'zod';
import { documentNameHeaders } from '../api/documentName.ts';
import type { StartGenerationInput } from '../api/generation.ts';
import { optionsCountHeaders } from '../api/optionsCount.ts';
import type { CreatePresentation } from '../api/presentation.ts';
import {
  ReadPresentation,
  ReadStarted,
  ReadStatus,
  type ReadTemplate,
  ReadTemplates,
} from '../api/reading.ts';
import { type CreateUploadTarget, UploadTarget } from '../api/upload.ts';
import type { Result } from './failure.ts';
import type { Transport } from './transport.ts';

type Reply = { readonly content: string; readonly attachments?: StartGenerationInput['attachments'] };

/** What the reference's body has no place for; a service that does not know it makes the deck without. */
interface BesideTheBody {
  /** What the prompt's document is called, where it is one. */
  readonly documentName?: string | undefined;
  /** The four options count with questions on too. */
  readonly optionsCount?: boolean;
}

/** The API's calls. Every one can be cancelled, and every outcome is a value. */
export class PresentationClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  listTemplates(signal?: AbortSignal): Promise<Result<ReadTemplate[]>> {
    return this.#transport.call('listTemplates', { reader: ReadTemplates, signal });
  }

  createPresentation(body: CreatePresentation, signal?: AbortSignal): Promise<Result<ReadPresentation>> {
    return this.#transport.call('createPresentation', { reader: ReadPresentation, body, signal });
  }

  getPresentation(id: string, signal?: AbortSignal): Promise<Result<ReadPresentation>> {
    return this.#transport.call('getPresentation', { reader: ReadPresentation, id, signal });
  }

  renamePresentation(id: string, title: string, signal?: AbortSignal): Promise<Result<ReadPresentation>> {
    const body = { title };
    return this.#transport.call('renamePresentation', { reader: ReadPresentation, id, body, signal });
  }

  startGeneration(
    body: StartGenerationInput,
    signal?: AbortSignal,
    { documentName, optionsCount }: BesideTheBody = {},
  ): Promise<Result<ReadStarted>> {
    const headers = { ...documentNameHeaders(documentName), ...optionsCountHeaders(optionsCount) };
    return this.#transport.call('startGeneration', { reader: ReadStarted, body, headers, signal });
  }

  /** A status that nobody waits for on the spot: it gives way to other calls. */
  pollGeneration(id: string, signal?: AbortSignal): Promise<Result<ReadStatus>> {
    return this.#transport.call('getGenerationStatus', { reader: ReadStatus, id, urgency: 'poll', signal });
  }

  replyToQuestion(id: string, body: Reply, signal?: AbortSignal): Promise<Result<unknown>> {
    return this.#transport.call('replyToQuestion', { reader: z.unknown(), id, body, signal });
  }

  createUploadTarget(body: CreateUploadTarget, signal?: AbortSignal): Promise<Result<UploadTarget>> {
    return this.#transport.call('createUploadTarget', { reader: UploadTarget, body, signal });
  }
}
