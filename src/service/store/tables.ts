import type { Generated, Selectable } from 'kysely';

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
  };
  /** How many generations a workspace started in a month ("2026-11"). */
  monthlyGenerations: { workspaceId: string; month: string; started: number };
  jobs: {
    id: string;
    workspaceId: string;
    status: JobStatus;
    /** Goes up with every change: who read an older one may not save. */
    version: Generated<number>;
    request: string;
    exchanges: Generated<string>;
    /** Set while the job awaits input. */
    question: string | null;
    askedAt: string | null;
    /** The deck without slides, from the storyline on. */
    deck: string | null;
    error: string | null;
    tokensUsed: Generated<number>;
    /** How long its saved steps took. */
    workedMs: Generated<number>;
    /** How often the step under way was begun. */
    attempts: Generated<number>;
    /** Its place in the queue. */
    queuedAt: string;
    leaseOwner: string | null;
    leaseUntil: string | null;
    createdAt: string;
    updatedAt: string;
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
  presentations: {
    id: string;
    workspaceId: string;
    /** Unguessable: whoever has it may view. */
    token: string;
    title: string;
    deck: string;
    /** The job that made it; null: made from a template as it is. */
    jobId: string | null;
    createdAt: string;
    updatedAt: string;
  };
  /** The pictures a presentation keeps itself. */
  pictures: { presentationId: string; assetId: string; type: string; key: string };
}

type JobStatus = 'generating' | 'awaiting_input' | 'completed' | 'failed';
export type JobRow = Selectable<Tables['jobs']>;
export type JobSectionRow = Selectable<Tables['jobSections']>;
export type PresentationRow = Selectable<Tables['presentations']>;
export type PictureRow = Selectable<Tables['pictures']>;
export type ApiKeyRow = Selectable<Tables['apiKeys']>;
