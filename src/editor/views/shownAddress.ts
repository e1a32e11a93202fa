import { isLoopback } from '../../client/loopback.ts';
import { builtInUrl, type ServiceUrl } from '../services/service.ts';

export type ShownAddress =
  | { readonly kind: 'refused' }
  | { readonly kind: 'known'; readonly url: string }
  /** To be seen by the person before it opens. */
  | { readonly kind: 'stranger'; readonly url: string; readonly host: string };

/** A service may name any address for a deck: whether, and after what, the editor opens it. */
export const shownAddress = (address: string, service: ServiceUrl): ShownAddress => {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return { kind: 'refused' };
  const isOfThisMachine = isLoopback(url.hostname);
  if (service === builtInUrl) return isOfThisMachine ? { kind: 'known', url: url.href } : { kind: 'refused' };
  const own = new URL(service).hostname;
  if (url.hostname === own) return { kind: 'known', url: url.href };
  // A service out there has no business with what runs on this machine.
  if (isOfThisMachine && !isLoopback(own)) return { kind: 'refused' };
  return { kind: 'stranger', url: url.href, host: url.host };
};
