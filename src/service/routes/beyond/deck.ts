import { createHash } from 'node:crypto';
import type { VersionedText } from '../../../api/beyond/deckFile.ts';
import { limits } from '../../../api/limits.ts';
import { AtOnce } from '../../atOnce.ts';
import { Failure } from '../../http/failure.ts';
import type { BeyondHandler } from '../../http/handler.ts';
import { invalid } from '../../http/validation.ts';
import type { EngineTaskKind, EngineTasks } from '../../jobs/engineTask.ts';
import type { EngineThreads } from '../../jobs/engineThreads.ts';
import type { WorkspaceQuota } from '../../objects/workspaceQuota.ts';
import type { DeckVersionStore } from '../../presentations/deckVersionStore.ts';
import type { PresentationStore } from '../../presentations/presentationStore.ts';
import type { DeckVersionRow, PresentationRow } from '../../store/tables.ts';
import type { DeckTurns } from '../../viewing/deckTurns.ts';
import { drawn } from '../../viewing/drawn.ts';
import { ownedPresentation } from '../presentations.ts';

export interface DeckParts {
  readonly presentations: Pick<PresentationStore, 'find' | 'findAnywhere'>;
  readonly versions: DeckVersionStore;
  readonly threads: Pick<EngineThreads, 'run'>;
  readonly turns: DeckTurns;
  readonly quota: Pick<WorkspaceQuota, 'within'>;
  readonly now: () => number;
}

const limitMs = 30_000;

type PutCall = Parameters<BeyondHandler<'putDeck'>>[0];

type Contents = Pick<PresentationRow, 'deck' | 'deckFile' | 'title'>;

/** The same for the same deck: who wrote nothing new has overtaken nobody. */
const versionOf = ({ deck, deckFile, title }: Contents): string =>
  createHash('sha256')
    .update(JSON.stringify([title, deck, deckFile]))
    .digest('base64url')
    .slice(0, 22);

/** In a thread of its own, as pages are drawn. */
const asked = async <Kind extends EngineTaskKind>(
  threads: DeckParts['threads'],
  kind: Kind,
  ask: EngineTasks[Kind]['ask'],
  { workspace, signal }: Pick<PutCall, 'workspace' | 'signal'>,
): Promise<EngineTasks[Kind]['answer']> =>
  drawn('The deck file', await threads.run(kind, ask, limitMs, workspace, signal));

const textOf = async (
  parts: DeckParts,
  row: Contents | DeckVersionRow,
  call: Pick<PutCall, 'workspace' | 'signal'>,
): Promise<VersionedText> => {
  const { deck, deckFile, title } = row;
  return {
    text: await asked(parts.threads, 'deckFile', { deck, deckFile, title }, call),
    version: 'version' in row ? row.version : versionOf(row),
  };
};

export const getDeck =
  (parts: DeckParts): BeyondHandler<'getDeck'> =>
  async (call) => {
    const { workspace, id, query, signal } = call;
    const { version } = query;
    const { presentations, versions, turns } = parts;
    const head = ownedPresentation(await presentations.findAnywhere(id), workspace, id);
    if (head instanceof Failure) return head;
    return turns.take(
      id,
      async () => {
        const row = ownedPresentation(await presentations.find(id), workspace, id);
        if (row instanceof Failure) return row;
        if (version === undefined || version === versionOf(row)) return textOf(parts, row, call);
        const earlier = await versions.find(id, version);
        if (earlier) return textOf(parts, earlier, call);
        return new Failure('DOCUMENT_NOT_FOUND', 'This presentation has no such version.');
      },
      signal,
    );
  };

const overtaken = ({ updatedAt, changedBy }: PresentationRow, keyId: string): Failure => {
  const who = changedBy === keyId ? 'with this key' : `with the key ${changedBy}`;
  return new Failure(
    'DECK_CHANGED',
    `This presentation was changed at ${updatedAt}${changedBy === null ? '' : ` ${who}`}: get it again before you replace it.`,
  );
};

const tooLarge = new Failure(
  'DECK_TOO_LARGE',
  `The presentation would be larger than ${limits.deckJsonBytes / 1_048_576} MB, the most that one may be: make two of it.`,
);

/** Of one workspace: the text of each is held until it is its turn. */
const mostReplacedAtOnce = 8;

const tooMany = new Failure(
  'API_KEY_RATE_LIMITED',
  'Too many presentations of this workspace are being replaced: take one after the other.',
  { retryAfterSeconds: 5 },
);

const replaced = async (parts: DeckParts, call: PutCall): Promise<VersionedText | Failure> => {
  const { workspace, keyId, id, body } = call;
  const { presentations, versions, threads, quota, now } = parts;
  const row = ownedPresentation(await presentations.find(id), workspace, id);
  if (row instanceof Failure) return row;
  // A call that was made again because its answer was lost.
  if (body.text === row.deckFile) return textOf(parts, row, call);
  if (body.version !== versionOf(row)) return overtaken(row, keyId);
  const made = await asked(threads, 'changeDeck', { deck: row.deck, text: body.text }, call);
  if (made === 'tooLarge') return tooLarge;
  if ('wrong' in made) return invalid([{ path: 'text', message: made.wrong }]);
  const { written, ...contents } = made;
  const changed = {
    ...row,
    ...contents,
    deckFile: body.text,
    changedBy: keyId,
    updatedAt: new Date(now()).toISOString(),
  };
  const isReplaced = await quota.within(workspace, Buffer.byteLength(made.deck + body.text), () =>
    versions.replace(row, changed, body.version),
  );
  if (isReplaced instanceof Failure) return isReplaced;
  if (isReplaced) return { text: written, version: versionOf(changed) };
  const first = ownedPresentation(await presentations.find(id), workspace, id);
  return first instanceof Failure ? first : overtaken(first, keyId);
};

export const putDeck = (parts: DeckParts): BeyondHandler<'putDeck'> => {
  const atOnce = new AtOnce(mostReplacedAtOnce);
  return async (call) => {
    const { workspace, id } = call;
    const head = ownedPresentation(await parts.presentations.findAnywhere(id), workspace, id);
    if (head instanceof Failure) return head;
    const end = atOnce.begin(workspace);
    if (end === undefined) return tooMany;
    return parts.turns.take(id, () => replaced(parts, call), call.signal).finally(end);
  };
};

export const listDeckVersions =
  ({ presentations, versions }: DeckParts): BeyondHandler<'listDeckVersions'> =>
  async ({ workspace, id }) => {
    const head = await presentations.findAnywhere(id);
    const row = ownedPresentation(head?.deletedAt === null ? head : undefined, workspace, id);
    if (row instanceof Failure) return row;
    const kept = await versions.list(id);
    return {
      versions: kept.map(({ version, title, replacedAt }) => ({ version, title, replaced_at: replacedAt })),
    };
  };
