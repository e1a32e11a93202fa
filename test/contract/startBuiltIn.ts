import { openKeyring } from '../../src/service/keys/keyring.ts';
import { ServiceProcess } from '../support/serviceProcess.ts';
import type { Target } from './api.ts';

const dayMs = 86_400_000;

/** Our own service as a process, with every kind of key. */
export async function startBuiltIn(
  anyService: boolean,
): Promise<{ target: Target; stop: () => Promise<void> }> {
  const service = await ServiceProcess.start(['--rate-limit', 'off']);
  const keyOf = async (workspace: string, now = Date.now()) => {
    const keyring = await openKeyring(service.dataFolder, () => now);
    const made = await keyring.create({ workspace, expiresInDays: 30 });
    await keyring.close();
    if ('problem' in made) throw new Error(made.problem);
    return made;
  };
  const revoked = await keyOf('acme');
  const keyring = await openKeyring(service.dataFolder);
  await keyring.revoke(revoked.id);
  await keyring.close();
  return {
    target: {
      baseUrl: service.baseUrl,
      key: (await keyOf('acme')).key,
      otherKey: (await keyOf('other')).key,
      expiredKey: (await keyOf('acme', Date.now() - 60 * dayMs)).key,
      revokedKey: revoked.key,
      anyService,
    },
    stop: () => service.stop(),
  };
}
