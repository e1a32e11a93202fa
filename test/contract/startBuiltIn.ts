import { openKeyring } from '../../src/service/keys/keyring.ts';
import { ServiceProcess } from '../support/serviceProcess.ts';
import type { Target } from './api.ts';
import { everyKey } from './everyKey.ts';

/** Our own service as a process, with every kind of key. */
export async function startBuiltIn(
  anyService: boolean,
): Promise<{ target: Target; stop: () => Promise<void> }> {
  const service = await ServiceProcess.start(['--rate-limit', 'off']);
  const keys = await everyKey((now) => openKeyring(service.dataFolder, { now }));
  return { target: { baseUrl: service.baseUrl, ...keys, anyService }, stop: () => service.stop() };
}
