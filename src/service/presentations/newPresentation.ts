import { randomBytes } from 'node:crypto';
import { deckTitle } from '../../deck/deckTitle.ts';
import type { PresentationRow } from '../store/tables.ts';

/** Nobody can guess it: whoever has it may view. */
export const newToken = (): string => randomBytes(24).toString('base64url');

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
    token: newToken(),
    title: deckTitle(title),
    deck,
    deckFile: null,
    changedBy: null,
    jobId,
    createdAt: time,
    updatedAt: time,
    deletedAt: null,
  };
}
