import type { NetworkSettings } from '../../client/network.ts';

export interface HttpSettings {
  get(section: string): unknown;
}

/** The editor's `http.*` settings as the client takes them; what they leave open comes from the environment. */
export const readNetworkSettings = (
  http: HttpSettings,
  environment: NetworkSettings['environment'],
): NetworkSettings => {
  const proxy = http.get('proxy');
  const noProxy = http.get('noProxy');
  return {
    // A proxy support of "off" means: no proxy, whatever the environment names.
    ...(http.get('proxySupport') === 'off'
      ? { noProxy: ['*'] }
      : {
          proxy: typeof proxy === 'string' && proxy.trim() !== '' ? proxy.trim() : undefined,
          noProxy: Array.isArray(noProxy) ? noProxy.filter((host) => typeof host === 'string') : undefined,
        }),
    strictSsl: http.get('proxyStrictSSL') !== false,
    environment,
  };
};
