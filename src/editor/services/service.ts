import { isLoopback } from '../../client/loopback.ts';
import { addressWords } from '../words/addressWords.ts';
import { builtInWords } from '../words/builtInWords.ts';
import type { Say } from '../words/say.ts';

/** A job's or the setting's service: the base URL, empty for the built-in one. */
export type ServiceUrl = string;
export const builtInUrl: ServiceUrl = '';

const ending = '/api/v1';

/** Why a base URL cannot be used, or undefined. The key goes nowhere unencrypted. */
export const problemOfBaseUrl = (text: string, say: Say): string | undefined => {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return say(addressWords.baseUrlNoAddress);
  if (url.username || url.password || url.search || url.hash) return say(addressWords.baseUrlCredentials);
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) return say(addressWords.baseUrlPlainHttp);
  const path = url.pathname.replace(/\/+$/, '');
  if (!path.endsWith(ending)) return say(addressWords.baseUrlEnding, url.origin + path + ending);
  return undefined;
};

/** As it is kept and compared: no blanks around it, no slash at its end. */
export const tidyBaseUrl = (text: string): ServiceUrl => {
  const url = URL.parse(text.trim());
  return url ? url.origin + url.pathname.replace(/\/+$/, '') : text.trim();
};

export const originOf = (service: ServiceUrl): string => new URL(service).origin;

/** What a person calls the service. */
export const nameOfService = (service: ServiceUrl, say: Say): string =>
  service === builtInUrl ? say(builtInWords.builtIn) : new URL(service).host;
