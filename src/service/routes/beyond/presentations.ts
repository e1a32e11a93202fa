import type { ListedPresentation } from '../../../api/beyond/presentations.ts';
import { Failure } from '../../http/failure.ts';
import type { BeyondHandler } from '../../http/handler.ts';
import { invalid } from '../../http/validation.ts';
import type { Keeping } from '../../keeping/keeping.ts';
import { newToken } from '../../presentations/newPresentation.ts';
import type { ListedRow, ListPlace, PresentationStore } from '../../presentations/presentationStore.ts';
import type { ViewLinks } from '../../viewing/viewLinks.ts';
import { ownedPresentation } from '../presentations.ts';

export interface BeyondPresentationParts {
  readonly presentations: PresentationStore;
  readonly keeping: Pick<Keeping, 'keptUntil' | 'deleteForGood'>;
  readonly links: Pick<ViewLinks, 'link'>;
  readonly now: () => number;
}

export const listPresentations =
  (parts: BeyondPresentationParts): BeyondHandler<'listPresentations'> =>
  async ({ workspace, query }) => {
    const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
    if (query.cursor !== undefined && after === undefined) {
      return invalid([{ path: 'cursor', message: 'must be the next_cursor of an earlier reply' }]);
    }
    const { limit } = query;
    const rows = await parts.presentations.list(workspace, {
      inBin: query.bin === 'true',
      ...(after && { after }),
      limit: limit + 1,
    });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      presentations: page.map((row) => shown(row, parts)),
      ...(rows.length > limit && last && { next_cursor: writeCursor(last) }),
    };
  };

export const deletePresentation =
  (parts: BeyondPresentationParts): BeyondHandler<'deletePresentation'> =>
  async ({ workspace, keyId, id, query }) => {
    const row = ownedPresentation(await parts.presentations.findAnywhere(id), workspace, id);
    if (row instanceof Failure) return row;
    if (query.permanently === 'true') {
      await parts.keeping.deleteForGood(id, keyId);
      return { id, kept_until: null };
    }
    const deletedAt = row.deletedAt ?? time(parts);
    if (row.deletedAt === null) await parts.presentations.putIntoBin(row, { at: deletedAt, actor: keyId });
    return { id, kept_until: parts.keeping.keptUntil(deletedAt) };
  };

export const restorePresentation =
  (parts: BeyondPresentationParts): BeyondHandler<'restorePresentation'> =>
  async ({ workspace, keyId, id }) => {
    const row = ownedPresentation(await parts.presentations.findAnywhere(id), workspace, id);
    if (row instanceof Failure) return row;
    if (row.deletedAt !== null)
      await parts.presentations.takeOutOfBin(row, { at: time(parts), actor: keyId });
    return shown({ ...row, deletedAt: null }, parts);
  };

export const replaceLink =
  (parts: BeyondPresentationParts): BeyondHandler<'replaceLink'> =>
  async ({ workspace, keyId, id }) => {
    const found = await parts.presentations.findAnywhere(id);
    // What is in the bin has no address, old or new.
    const row = ownedPresentation(found?.deletedAt === null ? found : undefined, workspace, id);
    if (row instanceof Failure) return row;
    const changed = { ...row, token: newToken(), updatedAt: time(parts) };
    await parts.presentations.changeToken(row, changed.token, { at: changed.updatedAt, actor: keyId });
    return shown(changed, parts);
  };

function shown(row: ListedRow, { keeping, links }: BeyondPresentationParts): ListedPresentation {
  return {
    id: row.id,
    title: row.title,
    ...links.link(row),
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    ...(row.deletedAt !== null && {
      deleted_at: row.deletedAt,
      kept_until: keeping.keptUntil(row.deletedAt),
    }),
  };
}

const writeCursor = ({ createdAt, id }: ListPlace) => Buffer.from(`${createdAt} ${id}`).toString('base64url');

function readCursor(cursor: string): ListPlace | undefined {
  const [, createdAt, id] = /^(\S+) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return createdAt === undefined || id === undefined ? undefined : { createdAt, id };
}

const time = ({ now }: BeyondPresentationParts) => new Date(now()).toISOString();
