/** A slide in the page's address: its id, or its number from 0. */
export const slideAddress = (id: string): string => `#/${encodeURIComponent(id)}`;

export const indexInAddress = (hash: string, ids: readonly string[]): number | undefined => {
  const name = /^#\/?(?<name>[^/]+)/.exec(hash)?.groups?.name;
  if (name === undefined) return undefined;
  if (/^\d+$/.test(name)) return Math.min(Number(name), ids.length - 1);
  const index = ids.findIndex((id) => id === name || slideAddress(id) === `#/${name}`);
  return index < 0 ? undefined : index;
};
