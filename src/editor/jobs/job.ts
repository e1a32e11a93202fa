import type { Attachment } from '../../api/attachment.ts';
import type { Choices } from '../request/choices.ts';

/** Where a deck's text comes from. The text of a selection or prompt is kept in a file of its own. */
export type TextOrigin =
  | { readonly kind: 'document'; readonly uri: string }
  | { readonly kind: 'selection'; readonly uri: string }
  /** Several files together. */
  | { readonly kind: 'files'; readonly uris: readonly string[] }
  | { readonly kind: 'prompt' };

/** What came by Settings Sync does not say of which file of the other machine it was made. */
type JobOrigin = TextOrigin | { readonly kind: 'elsewhere' };

export type JobState =
  | {
      readonly kind: 'generating';
      readonly phase?: string;
      readonly slidesTotal?: number;
      readonly slidesCompleted?: number;
    }
  | { readonly kind: 'awaiting'; readonly question: string }
  | {
      readonly kind: 'completed';
      readonly presentationId: string;
      readonly url?: string;
      readonly slideCount?: number;
      readonly notices: readonly string[];
    }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unwatched' };
export type JobStateKind = JobState['kind'];

/** What the person said to a question; a later version of the deck says it again. */
export interface Answer {
  readonly question: string;
  readonly content: string;
  readonly attachments?: readonly Attachment[];
}

export interface Job {
  readonly id: string;
  readonly generationId: string;
  /** The base URL; empty for the built-in service. */
  readonly service: string;
  /** For the built-in service: which installation's, since only that one has the deck. */
  readonly home?: string;
  readonly title: string;
  readonly origin: JobOrigin;
  readonly choices: Choices;
  /** The first version of the same deck, by its id; absent in the first one. */
  readonly line?: string;
  /** The theme it was last shown in; absent: its own. */
  readonly theme?: string;
  readonly answers?: readonly Answer[];
  /** Made while its tab followed the document: the session, of which the last version alone stays. */
  readonly live?: string;
  /** When it was made the deck's current version again. */
  readonly restoredAt?: number;
  /** An assistant follows it for the person, and asks its questions. */
  readonly byAssistant?: true;
  readonly workspace?: { readonly uri: string; readonly name: string };
  readonly state: JobState;
  /** In milliseconds. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Taken off the list: kept for a while so that no other window or machine brings it back. */
  readonly removed?: true;
  /** Another's deck that was opened here: tabs and commands know it, the person's list does not have it. */
  readonly ofTeam?: true;
  /** A deck file that was presented, known to tabs and commands alike: its row in the list is the file's. */
  readonly ofDeckFile?: true;
}

/** Of a deck that was made elsewhere. */
export const unchosen: Choices = {
  askQuestions: false,
  narrative: 'Auto',
  rewriteStyle: 'Subtle',
  sectionCount: 'auto',
  language: 'auto',
};

/** Whether it stands in the person's list. */
export const isListed = ({ removed, ofTeam, ofDeckFile }: Job): boolean => !removed && !ofTeam && !ofDeckFile;

export const isActive = (job: Job): boolean =>
  job.state.kind === 'generating' || job.state.kind === 'awaiting';

const stateKinds: ReadonlySet<unknown> = new Set<JobStateKind>([
  'generating',
  'awaiting',
  'completed',
  'failed',
  'cancelled',
  'unwatched',
]);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** What another version or a torn write left behind is no job. */
export const isJob = (value: unknown): value is Job =>
  isObject(value) &&
  ['id', 'generationId', 'service', 'title'].every((name) => typeof value[name] === 'string') &&
  /^[\w-]+$/.test(value.id as string) &&
  ['createdAt', 'updatedAt'].every((name) => Number.isFinite(value[name])) &&
  isObject(value.origin) &&
  isObject(value.choices) &&
  isObject(value.state) &&
  stateKinds.has(value.state.kind);
