import type * as z from 'zod';
import type { Endpoint } from '../endpoints.ts';
import { exportedFiles } from '../exportedFiles.ts';
import { GenerationStatus } from '../generation.ts';
import { DeckQuery, DeckVersions, VersionedText } from './deckFile.ts';
import { ExportQuery, FileReply } from './exporting.ts';
import {
  DeletedPresentation,
  DeleteQuery,
  ListedPresentation,
  ListQuery,
  PresentationList,
} from './presentations.ts';
import { RewriteSlide, SlideRewritten } from './rewriting.ts';

/** In the place of the base URL's `/api/v1`. */
export const beyondRoot = '/deckwright/v1';

const ofPresentation = ['DOCUMENT_NOT_FOUND', 'INSUFFICIENT_PRIVILEGES'] as const;

/** What Deckwright adds to the API, beside it and never in it. */
export const beyondEndpoints = {
  listPresentations: {
    method: 'GET',
    path: '/presentations',
    summary: "The workspace's presentations, newest first",
    query: ListQuery,
    scope: 'read',
    success: 200,
    reply: PresentationList,
    errors: [],
  },
  deletePresentation: {
    method: 'DELETE',
    path: '/presentations/{id}',
    summary: 'Put a presentation into the bin, or delete it for good',
    query: DeleteQuery,
    scope: 'admin',
    frees: true,
    success: 200,
    reply: DeletedPresentation,
    errors: ofPresentation,
  },
  restorePresentation: {
    method: 'POST',
    path: '/presentations/{id}/restore',
    summary: 'Take a presentation out of the bin',
    scope: 'admin',
    success: 200,
    reply: ListedPresentation,
    errors: ofPresentation,
  },
  replaceLink: {
    method: 'POST',
    path: '/presentations/{id}/link',
    summary: "Revoke a presentation's link: it gets a new url, and the old one leads nowhere",
    scope: 'admin',
    frees: true,
    success: 200,
    reply: ListedPresentation,
    errors: ofPresentation,
  },
  getDeck: {
    method: 'GET',
    path: '/presentations/{id}/deck',
    summary: 'A presentation as a deck file',
    query: DeckQuery,
    text: { type: 'text/markdown' },
    scope: 'read',
    success: 200,
    reply: VersionedText,
    errors: [...ofPresentation, 'DECK_TOO_LARGE'],
  },
  exportPresentation: {
    method: 'GET',
    path: '/presentations/{id}/export',
    summary: 'A presentation as a file',
    query: ExportQuery,
    scope: 'read',
    success: 200,
    reply: FileReply,
    files: [...new Set(Object.values(exportedFiles).map(({ type }) => type))],
    errors: [...ofPresentation, 'DECK_TOO_LARGE', 'NOT_SUPPORTED'],
  },
  putDeck: {
    method: 'PUT',
    path: '/presentations/{id}/deck',
    summary: 'Replace a presentation by a deck file made of its latest version, which is kept',
    text: { type: 'text/markdown' },
    body: VersionedText,
    scope: 'generate',
    success: 200,
    reply: VersionedText,
    errors: [...ofPresentation, 'DECK_CHANGED', 'DECK_TOO_LARGE', 'PRICING_DOCUMENT_LIMIT_REACHED'],
  },
  listDeckVersions: {
    method: 'GET',
    path: '/presentations/{id}/versions',
    summary: 'The versions of a presentation that deck files replaced, newest first',
    scope: 'read',
    success: 200,
    reply: DeckVersions,
    errors: ofPresentation,
  },
  rewriteSlide: {
    method: 'POST',
    path: '/slides/rewrite',
    summary: 'Have the language model write one slide of a deck file anew',
    body: RewriteSlide,
    scope: 'generate',
    success: 200,
    reply: SlideRewritten,
    errors: ['INSUFFICIENT_PRIVILEGES'],
  },
  cancelGeneration: {
    method: 'DELETE',
    path: '/generations/{id}',
    summary: 'Cancel a generation job; one that has ended stays as it is',
    scope: 'generate',
    frees: true,
    success: 200,
    reply: GenerationStatus,
    errors: ['NOT_FOUND', 'INSUFFICIENT_PRIVILEGES'],
  },
} as const satisfies Record<string, Endpoint>;

export type BeyondName = keyof typeof beyondEndpoints;
export type BeyondReply<Name extends BeyondName> = z.infer<(typeof beyondEndpoints)[Name]['reply']>;
