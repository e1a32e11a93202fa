import type { HttpReply } from './http.ts';

/** `Retry-After` in seconds from now. Where it is a date, the reply's own `Date` is now. */
export const retryAfterSeconds = (headers: HttpReply['headers']): number | undefined => {
  const text = headers['retry-after'];
  if (text === undefined) return undefined;
  if (/^\s*\d+(\.\d+)?\s*$/.test(text)) return Number(text);
  const seconds = (Date.parse(text) - Date.parse(headers.date ?? '')) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
};
