import { type Result, succeeded, unusable } from './failure.ts';
import { isLoopback } from './loopback.ts';

const ending = '/api/v1';

/** The base URL as calls use it, without a slash at its end. */
export const readBaseUrl = (text: string): Result<string> => {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol)) {
    return unusable(
      `The base URL "${text}" is not a web address such as https://decks.example.com${ending}.`,
    );
  }
  if (url.username || url.password || url.search || url.hash) {
    return unusable('The base URL must hold no user name, password, query or fragment.');
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return unusable(
      `The base URL "${text}" would send the API key unencrypted. Use https; http is for this machine only.`,
    );
  }
  const path = url.pathname.replace(/\/+$/, '');
  if (!path.endsWith(ending)) {
    return unusable(`The base URL must end in ${ending}. Did you mean ${url.origin}${path}${ending}?`);
  }
  return succeeded(url.origin + path);
};
