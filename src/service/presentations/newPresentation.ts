import { randomBytes } from 'node:crypto';
import type { PresentationRow } from '../store/tables.ts';

export function newPresentation(made: {
  workspaceId: string;
  title: string;
  /** The deck's JSON. */
  deck: string;
  time: string;
  jobId: string | null;
}): PresentationRow {
  const { workspaceId, title, deck, time, jobId } = made;
  return {
    id: `pres_${randomBytes(12).toString('hex')}`,
    workspaceId,
    token: randomBytes(24).toString('base64url'),
    title,
    deck,
    jobId,
    createdAt: time,
    updatedAt: time,
  };
}
