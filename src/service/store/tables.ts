import type { Generated, Selectable } from 'kysely';
import type { Scope } from '../../api/scopes.ts';

/** Times are ISO 8601 UTC with milliseconds, which sorts as text; objects are JSON. */
export interface Tables {
  apiKeys: {
    id: string;
    workspaceId: string;
    /** SHA-256 of the key, in hexadecimal. */
    hash: string;
    createdAt: string;
    expiresAt: string | null;
    revokedAt: string | null;
    scope: Generated<Scope>;
  };
  /** Who did what that cannot be seen from the rest, or be undone. */
  auditLog: {
    id: string;
    at: string;
    workspaceId: string | null;
    actor: string;
    act: string;
    /** The key or the presentation. */
    subject: string;
  };
  /** How many generations a workspace started in a month ("2026-11"). */
  monthlyGenerations: { workspaceId: string; month: string; started: number };
  jobs: {
    id: string;
    workspaceId: string;
    /** The key that started it; null: it was started before keys were noted. */
    keyId: string | null;
    status: JobStatus;
    /** Goes up with every change: who read an older one may not save. */
    version: Generated<number>;
    request: string;
    exchanges: Generated<string>;
    /** Set while the job awaits input. */
    question: string | null;
    askedAt: string | null;
    /** By the service's own clock. */
    askedAwakeMs: number | null;
    /** The deck without slides, from the storyline on. */
    deck: string | null;
    /** What pictures and slides take, from then on until the presentation has them, or they are swept away. */
    keptBytes: Generated<number>;
    error: string | null;
    tokensUsed: Generated<number>;
    /** How long its saved steps took. */
    workedMs: Generated<number>;
    /** How often the step under way was begun. */
    attempts: Generated<number>;
    /** How often its owner's lease was renewed while the step was under way: none, and it has hardly begun. */
    stepBeats: Generated<number>;
    /** How often the process that worked on the step under way ended with it, after it had been at it for a while. */
    deaths: Generated<number>;
    /** How often the step under way was ended because others waited. */
    gaveWay: Generated<number>;
    /** Its place in the queue. */
    /** About how many milliseconds planning it may take, by the size of what it brings. */
    cost: Generated<number>;
    /** Its place in the queue of its workspace. */
    queuedAt: string;
    leaseOwner: string | null;
    /** Goes up while the owner is at work: one that stands still belongs to nobody. */
    leaseBeat: Generated<number>;
    createdAt: string;
    updatedAt: string;
  };
  /** How much of the service each workspace has used: whose turn it is. */
  workspaceTurns: {
    workspaceId: string;
    usedMs: number;
    /** What it had used when its latest job was begun. */
    startedAtMs: number;
  };
  /** The sections of a job that is being written; gone once they are in a presentation. */
  jobSections: {
    jobId: string;
    position: number;
    id: string;
    title: string;
    slideBudget: number;
    plan: string;
    slides: string | null;
    slideCount: number | null;
    notices: string | null;
  };
  /** What a language model replied for a job that goes on, by the hash of what it was asked. */
  modelReplies: { jobId: string; name: string; reply: string };
  presentations: {
    id: string;
    workspaceId: string;
    /** Unguessable: whoever has it may view. */
    token: string;
    title: string;
    deck: string;
    /** The deck file that it was replaced by, as it was written; null: it is as it was made. */
    deckFile: string | null;
    /** The key that changed it last; null: it is as it was made. */
    changedBy: string | null;
    /** The job that made it; null: made from a template as it is. */
    jobId: string | null;
    createdAt: string;
    updatedAt: string;
    /** Since when it is in the bin. */
    deletedAt: string | null;
  };
  /** What deck files replaced, the oldest first by number. */
  deckVersions: {
    presentationId: string;
    number: number;
    version: string;
    title: string;
    deck: string;
    deckFile: string | null;
    replacedAt: string;
  };
  /** The pictures a presentation keeps itself. */
  pictures: { presentationId: string; assetId: string; type: string; key: string; bytes: number };
  /** What a workspace has uploaded, as long as it is kept. */
  uploads: { key: string; workspaceId: string; bytes: number; createdAt: string };
  /** One row: what a service on several machines signs with. A folder has a file for it. */
  signingSecret: { id: number; secret: string; createdAt: string };
  /** Under which its links were given out. A folder has a file for them. */
  addresses: { address: string };
  /** How many requests of a key there were in its minute. One machine counts them in memory. */
  requestWindows: { name: string; begunMs: number; taken: number };
  /** One row: how long services were awake on this folder, in all; what the clock on the wall said, and when of that time. */
  serviceClock: {
    id: number;
    awakeMs: number;
    lookedAtMs: number;
    heardMs: number;
    heardAwakeMs: number;
    believedMs: number;
    heldUntilMs: number;
  };
}

type JobStatus = 'generating' | 'awaiting_input' | 'completed' | 'failed';
export type JobRow = Selectable<Tables['jobs']>;
export type JobSectionRow = Selectable<Tables['jobSections']>;
export type PresentationRow = Selectable<Tables['presentations']>;
export type DeckVersionRow = Selectable<Tables['deckVersions']>;
export type PictureRow = Selectable<Tables['pictures']>;
export type AuditRow = Selectable<Tables['auditLog']>;
export type ApiKeyRow = Selectable<Tables['apiKeys']>;
