import { randomBytes } from 'node:crypto';
import type { Deck } from '../../deck/deck.ts';
import type { PresentationRow } from '../store/tables.ts';

export function newPresentation(
  workspaceId: string,
  deck: Deck,
  time: string,
  jobId: string | null,
): PresentationRow {
  return {
    id: `pres_${randomBytes(12).toString('hex')}`,
    workspaceId,
    token: randomBytes(24).toString('base64url'),
    title: deck.title,
    deck: JSON.stringify(deck),
    jobId,
    createdAt: time,
    updatedAt: time,
  };
}
