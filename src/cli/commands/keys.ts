import { scopes } from '../../api/scopes.ts';
import {
  type KeyInfo,
  type KeyProblem,
  type Keyring,
  type NewKey,
  openKeyring,
} from '../../service/keys/keyring.ts';
import { columns } from '../columns.ts';
import type { Values } from '../command.ts';
import { dataFolder } from '../dataFolder.ts';
import type { dataOptions, keysCreateOptions, keysRotateOptions } from '../options.ts';
import { oneOf, wholeNumber } from '../optionValues.ts';
import { done, failedBecause, type Outcome, wrongUse } from '../outcome.ts';
import { readEnvironment } from '../readEnvironment.ts';
import { storeOutcome } from '../storeOutcome.ts';
import type { Surroundings } from '../surroundings.ts';

type DataValues = Values<typeof dataOptions>;

const withKeyring = async (
  { data }: DataValues,
  surroundings: Surroundings,
  act: (keyring: Keyring) => Promise<Outcome>,
  isForReading = false,
): Promise<Outcome> => {
  try {
    const read = await readEnvironment(surroundings.environment);
    if ('problem' in read) return wrongUse(read.problem);
    const keyring = await openKeyring(dataFolder(data, surroundings), { ...read.servers, isForReading });
    try {
      return await act(keyring);
    } finally {
      await keyring.close();
    }
  } catch (error) {
    return storeOutcome(error);
  }
};

const day = (date: Date | undefined) => date?.toISOString().slice(0, 16).replace('T', ' ') ?? '';

/** The key alone on standard output, so that a script can take it from there. */
const printKey = (created: NewKey | KeyProblem, { out, err }: Surroundings): Outcome => {
  if ('problem' in created) return failedBecause(created.problem);
  const until = created.expiresAt ? ` until ${day(created.expiresAt)} UTC` : '';
  err.write(`Key ${created.id} for the workspace ${created.workspace}${until}. It is shown this once:\n`);
  out.write(`${created.key}\n`);
  return done;
};

export const createKey = async (
  values: Values<typeof keysCreateOptions>,
  _positionals: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> => {
  const { workspace } = values;
  if (workspace === undefined) return wrongUse('Name the workspace that the key is for: --workspace NAME.');
  const expires = wholeNumber('--expires', values.expires, { from: 1, to: 36_500 });
  if ('problem' in expires) return wrongUse(expires.problem);
  const scope = oneOf('--scope', values.scope, scopes);
  if ('problem' in scope) return wrongUse(scope.problem);
  return withKeyring(values, surroundings, async (keyring) => {
    const created = await keyring.create({ workspace, expiresInDays: expires.value, scope: scope.value });
    return 'problem' in created ? wrongUse(created.problem) : printKey(created, surroundings);
  });
};

const row = ({ id, workspace, scope, state, createdAt, expiresAt, revokedAt }: KeyInfo) => [
  id,
  workspace,
  scope,
  state,
  day(createdAt),
  day(expiresAt),
  day(revokedAt),
];

export const listKeys = (
  values: DataValues,
  _positionals: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> =>
  withKeyring(
    values,
    surroundings,
    async (keyring) => {
      const keys = await keyring.list();
      if (keys.length === 0)
        surroundings.err.write('There are no keys yet. "deckwright keys create" makes one.\n');
      else {
        const head = ['id', 'workspace', 'scope', 'state', 'created (UTC)', 'expires', 'revoked'];
        surroundings.out.write(columns([head, ...keys.map(row)], ''));
      }
      return done;
    },
    true,
  );

export const revokeKey = (
  values: DataValues,
  [id = '']: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> =>
  withKeyring(values, surroundings, async (keyring) => {
    const revoked = await keyring.revoke(id);
    if ('problem' in revoked) return failedBecause(revoked.problem);
    surroundings.out.write(`Key ${revoked.id} of the workspace ${revoked.workspace} is revoked.\n`);
    return done;
  });

export const rotateKey = async (
  values: Values<typeof keysRotateOptions>,
  [id = '']: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> => {
  const grace = wholeNumber('--grace', values.grace, { from: 0, to: 525_600 });
  if ('problem' in grace) return wrongUse(grace.problem);
  return withKeyring(values, surroundings, async (keyring) =>
    printKey(await keyring.rotate(id, { graceMinutes: grace.value ?? 0 }), surroundings),
  );
};
