import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import { GenerationStarted, GenerationStatus, Reply, ReplyAccepted, StartGeneration } from './generation.ts';
import { CreatePresentation, Presentation, RenamePresentation } from './presentation.ts';
import type { Scope } from './scopes.ts';
import { TemplateList } from './template.ts';
import { CreateUploadTarget, UploadTarget } from './upload.ts';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base URL; `{id}` is the one parameter there is. */
  readonly path: string;
  readonly summary: string;
  /** What a key must at least be allowed. */
  readonly scope: Scope;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  /** A text that travels as it is instead of as JSON, its version as ETag and If-Match. */
  readonly text?: { readonly type: 'text/markdown' };
  /** Makes room, or ends a right: done also where the disk is full. */
  readonly frees?: true;
  readonly success: number;
  readonly reply: z.ZodType;
  /** The types of files that it answers, where that is not JSON. */
  readonly files?: readonly string[];
  /** Beside those that every call can answer: `commonErrors`. */
  readonly errors: readonly ErrorCode[];
}

export const commonErrors = [
  'BAD_REQUEST',
  'UNAUTHORIZED',
  'API_KEY_INVALID',
  'API_KEY_EXPIRED',
  'API_KEY_REVOKED',
  'UNSUPPORTED_MEDIA_TYPE',
  'API_KEY_RATE_LIMITED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'STORAGE_FULL',
] as const satisfies readonly ErrorCode[];

export const endpoints = {
  listTemplates: {
    method: 'GET',
    path: '/templates',
    summary: "The workspace's templates",
    scope: 'read',
    success: 200,
    reply: TemplateList,
    errors: [],
  },
  createPresentation: {
    method: 'POST',
    path: '/presentations',
    summary: 'Make a presentation from a template, without generation',
    body: CreatePresentation,
    scope: 'generate',
    success: 201,
    reply: Presentation,
    errors: ['TEMPLATE_NOT_FOUND', 'PRICING_DOCUMENT_LIMIT_REACHED', 'INSUFFICIENT_PRIVILEGES'],
  },
  getPresentation: {
    method: 'GET',
    path: '/presentations/{id}',
    summary: 'One presentation',
    scope: 'read',
    success: 200,
    reply: Presentation,
    errors: ['DOCUMENT_NOT_FOUND', 'INSUFFICIENT_PRIVILEGES'],
  },
  renamePresentation: {
    method: 'PATCH',
    path: '/presentations/{id}',
    summary: "Change a presentation's title",
    body: RenamePresentation,
    scope: 'generate',
    success: 200,
    reply: Presentation,
    errors: ['DOCUMENT_NOT_FOUND', 'INSUFFICIENT_PRIVILEGES'],
  },
  startGeneration: {
    method: 'POST',
    path: '/presentations/generate',
    summary: 'Start a generation job',
    body: StartGeneration,
    scope: 'generate',
    success: 202,
    reply: GenerationStarted,
    errors: [
      'TEMPLATE_NOT_FOUND',
      'PRICING_DOCUMENT_LIMIT_REACHED',
      'PRICING_REMIX_OVER_LIMIT',
      'INSUFFICIENT_PRIVILEGES',
    ],
  },
  getGenerationStatus: {
    method: 'GET',
    path: '/presentations/generate/{id}/status',
    summary: "A generation job's state",
    scope: 'read',
    success: 200,
    reply: GenerationStatus,
    errors: ['NOT_FOUND', 'INSUFFICIENT_PRIVILEGES'],
  },
  replyToQuestion: {
    method: 'POST',
    path: '/presentations/generate/{id}/message',
    summary: "Answer a generation job's question",
    body: Reply,
    scope: 'generate',
    success: 200,
    reply: ReplyAccepted,
    errors: ['NOT_FOUND', 'PRICING_DOCUMENT_LIMIT_REACHED', 'INSUFFICIENT_PRIVILEGES', 'NOT_AWAITING_INPUT'],
  },
  createUploadTarget: {
    method: 'POST',
    path: '/uploads/create-target',
    summary: 'A presigned upload target',
    body: CreateUploadTarget,
    scope: 'generate',
    success: 200,
    reply: UploadTarget,
    errors: ['FILE_UPLOAD_ERROR', 'PRICING_DOCUMENT_LIMIT_REACHED', 'INSUFFICIENT_PRIVILEGES'],
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export type EndpointReply<Name extends EndpointName> = z.infer<(typeof endpoints)[Name]['reply']>;
