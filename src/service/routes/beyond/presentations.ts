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
    if (query.permanently === 'true') {
      const row = await found(parts, workspace, id);
      if (row instanceof Failure) return row;
      await parts.keeping.deleteForGood(id, keyId);
      return { id, kept_until: null };
    }
    const row = await changed(parts, workspace, id, async (before) => {
      if (before.deletedAt !== null) return before;
      const at = time(parts);
      return (
        (await parts.presentations.putIntoBin(before, { at, actor: keyId })) && { ...before, deletedAt: at }
      );
    });
    return row instanceof Failure ? row : { id, kept_until: parts.keeping.keptUntil(row.deletedAt!) };
  };

export const restorePresentation =
  (parts: BeyondPresentationParts): BeyondHandler<'restorePresentation'> =>
  async ({ workspace, keyId, id }) => {
    const row = await changed(parts, workspace, id, async (before) => {
      if (before.deletedAt === null) return before;
      const doing = { at: time(parts), actor: keyId };
      return (await parts.presentations.takeOutOfBin(before, doing)) && { ...before, deletedAt: null };
    });
    return row instanceof Failure ? row : shown(row, parts);
  };

export const replaceLink =
  (parts: BeyondPresentationParts): BeyondHandler<'replaceLink'> =>
  async ({ workspace, keyId, id }) => {
    const row = await changed(parts, workspace, id, async (before) => {
      // What is in the bin has no address, old or new.
      if (before.deletedAt !== null) return ownedPresentation<ListedRow>(undefined, workspace, id);
      const after = { ...before, token: newToken(), updatedAt: time(parts) };
      const doing = { at: after.updatedAt, actor: keyId };
      return (await parts.presentations.changeToken(before, after.token, doing)) && after;
    });
    return row instanceof Failure ? row : shown(row, parts);
  };

const found = async (
  { presentations }: BeyondPresentationParts,
  workspace: string,
  id: string,
): Promise<ListedRow | Failure> => ownedPresentation(await presentations.findAnywhere(id), workspace, id);

/** What is as it was read is changed; where somebody else was first, it is read again. */
async function changed(
  parts: BeyondPresentationParts,
  workspace: string,
  id: string,
  change: (before: ListedRow) => Promise<ListedRow | Failure | false>,
): Promise<ListedRow | Failure> {
  for (;;) {
    const before = await found(parts, workspace, id);
    const after = before instanceof Failure ? before : await change(before);
    if (after !== false) return after;
  }
}

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
