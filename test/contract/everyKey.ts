import type { Keyring } from '../../src/service/keys/keyring.ts';
import type { Target } from './api.ts';

const dayMs = 86_400_000;

/** A key of every kind; `open` opens the keys of the service, as of a time. */
export async function everyKey(
  open: (now: () => number) => Promise<Keyring>,
): Promise<Pick<Target, 'key' | 'otherKey' | 'expiredKey' | 'revokedKey'>> {
  const keyOf = async (workspace: string, now = Date.now()) => {
    const keyring = await open(() => now);
    const made = await keyring.create({ workspace, expiresInDays: 30 });
    await keyring.close();
    if ('problem' in made) throw new Error(made.problem);
    return made;
  };
  const revoked = await keyOf('acme');
  const keyring = await open(Date.now);
  await keyring.revoke(revoked.id);
  await keyring.close();
  return {
    key: (await keyOf('acme')).key,
    otherKey: (await keyOf('other')).key,
    expiredKey: (await keyOf('acme', Date.now() - 60 * dayMs)).key,
    revokedKey: revoked.key,
  };
}
