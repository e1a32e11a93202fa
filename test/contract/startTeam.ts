import { ServiceProcess } from '../support/serviceProcess.ts';
import { TeamServers } from '../support/teamServers.ts';
import type { Target } from './api.ts';
import { everyKey } from './everyKey.ts';

/** Our own service as two processes that answer and one that works, on a database and a storage. */
export async function startTeam(anyService: boolean): Promise<{ target: Target; stop: () => Promise<void> }> {
  const servers = await TeamServers.start();
  const start = (role: string) =>
    ServiceProcess.start(['--rate-limit', 'off', '--role', role], { environment: servers.environment });
  const processes = await Promise.all(['api', 'api', 'worker'].map(start));
  servers.balancer.serve(processes.slice(0, 2).map(({ baseUrl }) => baseUrl));
  const keys = await everyKey((now) => servers.openKeyring(now));
  return {
    target: { baseUrl: `${servers.balancer.origin}/api/v1`, ...keys, anyService },
    async stop() {
      await Promise.all(processes.map((process) => process.stop()));
      await servers.stop();
    },
  };
}
