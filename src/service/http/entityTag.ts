import { createHash } from 'node:crypto';

const tags = new WeakMap<Uint8Array, string>();

/** The same for the same bytes, whoever asks and whichever process answers. */
export function entityTagOf(bytes: Uint8Array): string {
  const known = tags.get(bytes);
  if (known !== undefined) return known;
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  tags.set(bytes, tag);
  return tag;
}

/** Whether the caller has it already, as its header `If-None-Match` says. */
export const hasAlready = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((each) => {
    const named = each.trim();
    return named === '*' || named.replace(/^W\//, '') === tag;
  }) ?? false;
